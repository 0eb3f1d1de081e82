import { createEvent } from 'effector';

/** Starts everything that runs when the application opens. Importing a module has no effect of its own. */
export const appStarted = createEvent();
