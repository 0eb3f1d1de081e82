import { createAdapter } from '@socket.io/postgres-adapter';
import type { Pool, PoolClient } from 'pg';

const dropped = new WeakSet<PoolClient>();

/** Closes a connection and takes it out of its pool, once. */
function drop(client: PoolClient): void {
  if (dropped.has(client)) return;
  dropped.add(client);
  client.removeAllListeners('end').removeAllListeners('notification').release(true);
}

/** A connection that leaves its pool when it ends: the adapter then asks for another and never gives this one back. */
async function openListener(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  client.once('end', () => drop(client));
  return client;
}

/**
 * Lets processes tell each other events through PostgreSQL.
 *
 * Without a table for attachments: no event here comes near the 8 kB from which the adapter would want one.
 */
export function createPostgresAdapter(pool: Pool, errorHandler: (error: Error) => void) {
  let connecting: Promise<PoolClient> | undefined;
  const connect = async () => {
    const before = connecting;
    connecting = openListener(pool);
    // the adapter asks again when LISTEN failed, and forgets the connection on which it did: both would hear every event
    await before?.then(drop, () => {});
    return await connecting;
  };
  // one after the other, or events would overtake each other on the pool's connections
  let last: Promise<unknown> = Promise.resolve();
  const query = (text: string, values?: unknown[]) => {
    const result = last.then(() => pool.query(text, values));
    last = result.catch(() => {});
    return result;
  };
  // these two are all that the adapter asks of a pool
  const watched = { connect, query } as unknown as Pool;
  return {
    adapter: createAdapter(watched, { cleanupInterval: 2 ** 31 - 1, errorHandler }),
    /**
     * To be awaited before the adapter is closed: it gives back the connection on which it listens, but forgets one on
     * which it is only about to, and a pool with a forgotten connection never ends.
     */
    async untilListening(): Promise<void> {
      try {
        // answered after the adapter's LISTEN, which was asked before
        await (await connecting)?.query('select 1');
      } catch {
        // no connection: nothing to give back
      }
    },
  };
}
