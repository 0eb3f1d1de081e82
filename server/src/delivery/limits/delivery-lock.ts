import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { endLostSession, findLockHolder, isLockHeldElsewhere, withLock } from '../../platform/db/with-lock.ts';

/**
 * Ensures that a PostgreSQL has either one delivering process, with limits in its memory, or several with shared counters.
 */
export interface DeliveryLock {
  /** Resolves when this process may deliver; stays pending while another process prevents it. */
  held: Promise<void>;
  /**
   * Whether this process may deliver. It may continue while PostgreSQL is unavailable, but never after another has taken
   * over.
   */
  isHeld(): boolean;
  /** Whether another process delivers, as far as is known. */
  isHeldElsewhere(): boolean;
  close(): Promise<void>;
}

/** An embedded database has only one process. */
export type LockedDatabase = { kind: 'embedded' } | Pick<Extract<Database, { kind: 'postgres' }>, 'kind' | 'pool'>;

/** For a process that does not deliver. */
export const unacquiredDeliveryLock: DeliveryLock = {
  held: new Promise(() => {}),
  isHeld: () => false,
  isHeldElsewhere: () => true,
  close: async () => {},
};

interface DeliveryLockDeps {
  database: LockedDatabase;
  /** Whether this process shares its counters, so that others that also share them may deliver at the same time. */
  isShared?: boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Milliseconds between attempts. */
  pause?: number;
  /** Milliseconds to wait before taking over: by then, a process that lost its connection has noticed it. */
  grace?: number;
}

export function createDeliveryLock({
  database,
  isShared = false,
  log,
  pause = 1_000,
  grace = 5_000,
}: DeliveryLockDeps): DeliveryLock {
  if (database.kind === 'embedded')
    return { held: Promise.resolve(), isHeld: () => true, isHeldElsewhere: () => false, close: async () => {} };
  const { promise: held, resolve: begin } = Promise.withResolvers<void>();
  const closing = new AbortController();
  let state: 'waiting' | 'held' | 'lost' = 'waiting';
  /** The session that holds the lock, or held it when its connection was lost. */
  let session: number | undefined;
  let hasWaited = false;

  const pauseFor = (duration: number) => wait(duration, undefined, { signal: closing.signal }).catch(() => {});

  const hold = () =>
    withLock(
      database,
      'delivery',
      async (client, lost) => {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        session = rows[0]?.pid;
        if (state === 'waiting' && hasWaited) await pauseFor(grace);
        if (lost.aborted || closing.signal.aborted) return;
        state = 'held';
        begin();
        const ended = AbortSignal.any([lost, closing.signal]);
        await new Promise<void>((resolve) => ended.addEventListener('abort', () => resolve(), { once: true }));
      },
      { maxWait: pause, isShared },
    );

  /** This process's own terminated session may hold the lock for a while after it was told to end. */
  const isTaken = async () => {
    const holder = await findLockHolder(database, 'delivery', { aloneOnly: isShared }).catch(() => null);
    return holder !== null && holder !== session;
  };

  const holdUntilClosed = async () => {
    while (!closing.signal.aborted && state !== 'lost') {
      try {
        if (session !== undefined) await endLostSession(database, 'delivery', session);
        await hold();
      } catch (error) {
        if (isLockHeldElsewhere(error)) {
          if (state === 'waiting') {
            if (!hasWaited)
              log.warn(
                'another process delivers adverts from this database; this one delivers none while that one runs',
              );
            hasWaited = true;
          } else if (await isTaken()) {
            state = 'lost';
            log.error(
              'another process delivers adverts from this database now; this one delivers none until it is restarted',
            );
          }
        }
        // PostgreSQL is unavailable: a held lock counts as held until another process is known to have it
      }
      await pauseFor(pause);
    }
  };
  const holding = holdUntilClosed();

  return {
    held,
    isHeld: () => state === 'held',
    isHeldElsewhere: () => state === 'lost' || (state === 'waiting' && hasWaited),
    async close() {
      closing.abort();
      await holding;
    },
  };
}
