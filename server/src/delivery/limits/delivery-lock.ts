import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { endLostSession, findLockHolder, holdLock, isHeldByAnother } from '../../platform/db/hold-lock.ts';

/** Lets one process on a PostgreSQL deliver, which counts limits in its memory, or several that share their counters. */
export interface DeliveryLock {
  /** Resolves when this process may deliver; never if another one does so until this one closes. */
  held: Promise<void>;
  /** Whether this process may deliver. It may while PostgreSQL is away, and never again once another process does. */
  isHeld(): boolean;
  /** Whether another process delivers, as far as this one knows. */
  isElsewhere(): boolean;
  close(): Promise<void>;
}

/** An embedded database has one process anyway. */
export type LockedDatabase = { kind: 'embedded' } | Pick<Extract<Database, { kind: 'postgres' }>, 'kind' | 'pool'>;

/** For a process that leaves delivery to others. */
export const unacquiredDeliveryLock: DeliveryLock = {
  held: new Promise(() => {}),
  isHeld: () => false,
  isElsewhere: () => true,
  close: async () => {},
};

interface DeliveryLockDeps {
  database: LockedDatabase;
  /** Whether this process shares its counters: then those that do so too may deliver beside it. */
  isShared?: boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Milliseconds between two attempts. */
  pause?: number;
  /** Milliseconds that a process waits that takes over: one that has lost its connection notices it by then. */
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
    return { held: Promise.resolve(), isHeld: () => true, isElsewhere: () => false, close: async () => {} };
  const { promise: held, resolve: begin } = Promise.withResolvers<void>();
  const closing = new AbortController();
  let state: 'waiting' | 'held' | 'lost' = 'waiting';
  /** The session that has the lock, or had it when its connection was lost. */
  let session: number | undefined;
  let hasWaited = false;

  const pauseFor = (duration: number) => wait(duration, undefined, { signal: closing.signal }).catch(() => {});

  const hold = () =>
    holdLock(
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
      { longestWait: pause, isShared },
    );

  /** The own session that was told to end may take a while, and has the lock until then. */
  const isTaken = async () => {
    const holder = await findLockHolder(database, 'delivery', { aloneOnly: isShared }).catch(() => null);
    return holder !== null && holder !== session;
  };

  const keep = async () => {
    while (!closing.signal.aborted && state !== 'lost') {
      try {
        if (session !== undefined) await endLostSession(database, 'delivery', session);
        await hold();
      } catch (error) {
        if (isHeldByAnother(error)) {
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
        // PostgreSQL is away: what was held is held until somebody else says otherwise
      }
      await pauseFor(pause);
    }
  };
  const kept = keep();

  return {
    held,
    isHeld: () => state === 'held',
    isElsewhere: () => state === 'lost' || (state === 'waiting' && hasWaited),
    async close() {
      closing.abort();
      await kept;
    },
  };
}
