import { createEvent } from 'effector';

/** Triggers everything that runs at start-up; importing a module starts nothing. */
export const appStarted = createEvent();
