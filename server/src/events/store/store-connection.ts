import { join } from 'node:path';
import type { ClickHouseClient } from '@clickhouse/client';
import type { Config } from '../../platform/config/config.ts';
import { type ChdbProcess, startChdb } from './chdb-process.ts';
import { connect, type Query, questionsOf } from './clickhouse-client.ts';
import { migrateEvents } from './migrate-events.ts';

export interface Preparation {
  /** Runs once the schema is current, before the first question is answered. */
  prepare?(client: ClickHouseClient): Promise<void>;
  /** Runs the schema migrations while no other server does. The signal aborts when that can't be guaranteed any more. */
  alone?(work: (held: AbortSignal) => Promise<void>): Promise<void>;
  /** Milliseconds after which a silent store is given up, so that other servers are not kept from preparing it. */
  connectionTimeout?: number;
}

/** A client of the store, and the process if the store is embedded. */
export interface StoreConnection extends ReturnType<typeof questionsOf> {
  readonly process: ChdbProcess | null;
  /** Closes the client as soon as all its reads and writes are finished. */
  retire(): void;
  /** Closes the client immediately, and ends the process. */
  close(): Promise<void>;
}

/** In milliseconds. */
const CONNECTION_TIMEOUT = 10_000;

/** Connects to the ClickHouse server from the configuration, otherwise starts an embedded one, and migrates the schema. */
export async function openConnection(
  { clickhouseUrl, dataDir }: Pick<Config, 'clickhouseUrl' | 'dataDir'>,
  {
    prepare,
    alone = (work) => work(new AbortController().signal),
    connectionTimeout = CONNECTION_TIMEOUT,
  }: Preparation,
): Promise<StoreConnection> {
  const process = clickhouseUrl === undefined ? await startChdb(join(dataDir, 'events')) : null;
  const client = connect(process?.address ?? { url: clickhouseUrl ?? '', password: undefined });
  const connection = connectionOf(client, process);
  try {
    await client.command({ query: 'SELECT 1', abort_signal: AbortSignal.timeout(connectionTimeout) });
    await alone(async (held) => {
      await migrateEvents(client, held);
      held.throwIfAborted();
      await prepare?.(client);
    });
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

function connectionOf(client: ClickHouseClient, process: ChdbProcess | null): StoreConnection {
  const { read, stream, insert } = questionsOf(client);
  let users = 0;
  let isRetired = false;
  const closeIfUnused = () => {
    if (isRetired && users === 0) void client.close();
  };
  const begin = () => {
    users += 1;
  };
  const end = () => {
    users -= 1;
    closeIfUnused();
  };
  return {
    process,
    read<Row>(query: Query, signal?: AbortSignal) {
      begin();
      return read<Row>(query, signal).finally(end);
    },
    insert(rows, token) {
      begin();
      return insert(rows, token).finally(end);
    },
    async stream<Row>(query: Query, signal: AbortSignal) {
      begin();
      try {
        return endingWith(await stream<Row>(query, signal), end);
      } catch (error) {
        end();
        throw error;
      }
    },
    retire() {
      isRetired = true;
      closeIfUnused();
    },
    async close() {
      await client.close();
      await process?.stop();
    },
  };
}

async function* endingWith<Chunk>(chunks: AsyncIterable<Chunk>, end: () => void): AsyncGenerator<Chunk> {
  try {
    yield* chunks;
  } finally {
    end();
  }
}
