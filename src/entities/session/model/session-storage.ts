import { createEffect, createEvent, sample } from 'effector';
import type { Fail } from 'effector-storage';
import { persist } from 'effector-storage/local';
import { $session, type Session } from './session';
import { deserializeSession, serializeSession } from './stored-session';

/** The storage key (specification, section 3). */
export const SESSION_KEY = 'mainStore';

export const sessionRestored = createEvent();

/** The stored session, read at the start and whenever another tab has written it. */
const sessionRead = createEvent<Session | null>();

const accessFailed = createEvent<Fail<Error>>();

const forgetStoredFx = createEffect(() => {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // access is forbidden, so nothing is stored
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

/** The stored session replaced the current one: at the start, or because another tab wrote it. */
export const sessionTakenOver = createEvent<{ before: Session | null; now: Session | null }>();

sample({
  clock: sessionRead,
  source: $session,
  // writes of this tab arrive here as well
  filter: (before, now) => before !== now,
  fn: (before, now) => ({ before, now }),
  target: sessionTakenOver,
});

sample({ clock: sessionTakenOver, fn: ({ now }) => now, target: $session });

// an invalid value or a forbidden storage counts as no session; a session that can't be stored lasts until a reload
sample({
  clock: accessFailed,
  filter: ({ operation }) => operation !== 'set',
  fn: () => null,
  target: [sessionRead, forgetStoredFx],
});
