import { createEffect, createEvent, sample } from 'effector';
import type { Fail } from 'effector-storage';
import { persist } from 'effector-storage/local';
import { $session, type Session } from './session';
import { deserializeSession, serializeSession } from './stored-session';

/** Specification, section 3. */
export const SESSION_KEY = 'mainStore';

/** Reads the session of an earlier visit. */
export const sessionRestored = createEvent();

/** The stored session: at the start, and whenever another tab has written it. */
const sessionRead = createEvent<Session | null>();

const accessFailed = createEvent<Fail<Error>>();

const forgetStoredFx = createEffect(() => {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // access is forbidden: nothing is stored
  }
});

persist({
  source: $session,
  target: sessionRead,
  key: SESSION_KEY,
  pickup: sessionRestored,
  fail: accessFailed,
  sync: true,
  serialize: serializeSession,
  deserialize: deserializeSession,
});

/** Reading the storage changed the session: at the start, or because of another tab. */
export const sessionTakenOver = createEvent<{ before: Session | null; now: Session | null }>();

sample({
  clock: sessionRead,
  source: $session,
  // this tab's own writes arrive here as well
  filter: (before, now) => before !== now,
  fn: (before, now) => ({ before, now }),
  target: sessionTakenOver,
});

sample({ clock: sessionTakenOver, fn: ({ now }) => now, target: $session });

// an unreadable value is no session: broken, foreign, or in a forbidden storage. A session that can't be written lasts
// as long as the page
sample({
  clock: accessFailed,
  filter: ({ operation }) => operation !== 'set',
  fn: () => null,
  target: [sessionRead, forgetStoredFx],
});
