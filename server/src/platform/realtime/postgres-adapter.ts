import { setImmediate } from 'node:timers/promises';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Pool, PoolClient } from 'pg';

const dropped = new WeakSet<PoolClient>();

/** Closes a connection and removes it from its pool, once. */
function drop(client: PoolClient): void {
  if (dropped.has(client)) return;
  dropped.add(client);
  client.removeAllListeners('end').removeAllListeners('notification').release(true);
}

interface Channel {
  name: string;
  /** Called with each message of the channel: JSON other than an object, which the adapter ignores. */
  onMessage(payload: string): void;
}

/**
 * Opens a connection that leaves its pool when it ends: the adapter then requests a new one and never releases the old
 * one. It also listens to a channel besides those of the adapter.
 */
async function openListener(pool: Pool, { name, onMessage }: Channel): Promise<PoolClient> {
  const client = await pool.connect();
  client.once('end', () => drop(client));
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === name) onMessage(payload);
  });
  try {
    await client.query(`listen "${name}"`);
  } catch (error) {
    drop(client);
    throw error;
  }
  return client;
}

/**
 * Shares events between processes through PostgreSQL.
 *
 * It needs no table for attachments: no event comes near the 8 kB from which the adapter would use one.
 */
export function createPostgresAdapter(pool: Pool, channel: Channel, errorHandler: (error: Error) => void) {
  let connecting: Promise<PoolClient> | undefined;
  const connect = async () => {
    const before = connecting;
    connecting = openListener(pool, channel);
    // after a failed LISTEN the adapter requests a new connection and forgets the old one, and both would receive every
    // event
    await before?.then(drop, () => {});
    return await connecting;
  };
  // sequential, so that events cannot overtake each other on different connections
  // (https://github.com/brianc/node-postgres/issues/1275)
  let last: Promise<unknown> = Promise.resolve();
  const query = (text: string, values?: unknown[]) => {
    const result = last.then(() => pool.query(text, values));
    last = result.catch(() => {});
    return result;
  };
  // the only two methods of a pool that the adapter uses
  const watched = { connect, query } as unknown as Pool;
  return {
    adapter: createAdapter(watched, { cleanupInterval: 2 ** 31 - 1, errorHandler }),
    /**
     * Await it before closing the adapter, which releases the connection on which it listens but forgets one that is
     * still connecting; a pool with a forgotten connection never ends.
     */
    async stopListening(): Promise<void> {
      try {
        const client = await connecting;
        // by then the adapter has sent its LISTEN, and this completes after it
        await setImmediate();
        await client?.query(`unlisten "${channel.name}"`);
        client?.removeAllListeners('notification');
      } catch {
        // no connection, so there is nothing to release
      }
    },
  };
}
