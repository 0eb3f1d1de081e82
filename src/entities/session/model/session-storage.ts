import { createEffect, createEvent, sample } from 'effector';
import type { Fail } from 'effector-storage';
import { persist } from 'effector-storage/local';
import { $session, type Session } from './session';
import { deserializeSession, serializeSession } from './stored-session';

/** Specification, section 3. */
export const SESSION_KEY = 'mainStore';

/** Reads what an earlier visit left behind. */
export const sessionRestored = createEvent();

/** What lies in the storage: at the beginning, and whenever another tab has written. */
const sessionRead = createEvent<Session | null>();

const accessFailed = createEvent<Fail<Error>>();

const forgetStoredFx = createEffect(() => {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // forbidden: nothing lies there
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

/** The session became another one by what was read: at the beginning, or because of another tab. */
export const sessionTakenOver = createEvent<{ before: Session | null; now: Session | null }>();

sample({
  clock: sessionRead,
  source: $session,
  // one's own writing is heard here as well
  filter: (before, now) => before !== now,
  fn: (before, now) => ({ before, now }),
  target: sessionTakenOver,
});

sample({ clock: sessionTakenOver, fn: ({ now }) => now, target: $session });

// what can't be read is no session: broken, written by somebody else, or the storage is forbidden. What can't be
// written stays a session for as long as the page
sample({
  clock: accessFailed,
  filter: ({ operation }) => operation !== 'set',
  fn: () => null,
  target: [sessionRead, forgetStoredFx],
});
