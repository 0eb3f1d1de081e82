import { Client } from 'pg';
import type { Database } from './database.ts';

interface Listener {
  onMessage(payload: string): void;
  /** Called when listening starts, at first and after each lost connection. Earlier messages were missed. */
  onListening(): void;
  /** Called when listening has stopped, until `onListening` is called again. */
  onLost?(): void;
}

const RECONNECT_DELAY = 1_000;

/**
 * Listens to a channel of the database. On PostgreSQL it uses its own connection, which is reopened when it is lost.
 * @returns a function that stops listening
 */
export function listenTo(database: Database, channel: string, listener: Listener) {
  return database.kind === 'embedded'
    ? listenEmbedded(database, channel, listener)
    : listenOnPostgres(database, channel, listener);
}

function listenEmbedded(
  { lite }: Extract<Database, { kind: 'embedded' }>,
  channel: string,
  { onMessage, onListening }: Listener,
): () => Promise<void> {
  const listening = lite.listen(channel, onMessage);
  // an embedded database that ends unexpectedly ends the process too
  listening.then(onListening, () => {});
  return async () => {
    const unlisten = await listening.catch(() => undefined);
    await unlisten?.().catch(() => {});
  };
}

function listenOnPostgres(
  { pool }: Extract<Database, { kind: 'postgres' }>,
  channel: string,
  { onMessage, onListening, onLost }: Listener,
): () => Promise<void> {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const reconnect = () => {
    if (isClosed || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      connecting = connect();
    }, RECONNECT_DELAY);
  };

  const connect = async () => {
    const own = new Client({
      connectionString: pool.options.connectionString,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = own;
    own.on('notification', ({ payload = '' }) => onMessage(payload));
    // Node ends a process on an error without a listener; the end of the connection follows
    own.on('error', () => {});
    own.on('end', () => {
      onLost?.();
      reconnect();
    });
    try {
      await own.connect();
      await own.query(`listen "${channel}"`);
      onListening();
    } catch {
      await own.end().catch(() => {});
      reconnect();
    }
  };
  let connecting = connect();

  return async () => {
    isClosed = true;
    clearTimeout(retry);
    await connecting;
    await client?.end().catch(() => {});
  };
}
