import { createEvent } from 'effector';

/** Everything that happens at start-up hangs on this event; importing a module starts nothing. */
export const appStarted = createEvent();
