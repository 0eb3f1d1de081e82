import { join } from 'node:path';
import type { ClickHouseClient } from '@clickhouse/client';
import type { Config } from '../../platform/config/config.ts';
import { type ChdbProcess, startChdb } from './chdb-process.ts';
import { connect, type Query, questionsOf } from './clickhouse-client.ts';
import { migrateEvents } from './migrate-events.ts';

export interface Preparation {
  /** Runs once the schema is current, before the first question is answered. */
  prepare?(client: ClickHouseClient): Promise<void>;
  /** Runs the work on the schema while no other server does; the signal aborts when that is no longer sure. */
  alone?(work: (held: AbortSignal) => Promise<void>): Promise<void>;
  /** Milliseconds after which a store that says nothing is given up, before others are kept from preparing it. */
  longestSilence?: number;
}

/** A client of the store, and the process if the store is embedded. */
export interface StoreConnection extends ReturnType<typeof questionsOf> {
  readonly process: ChdbProcess | null;
  /** Closes the client as soon as nothing is read or written through it any more. */
  retire(): void;
  /** Closes the client at once, and ends the process. */
  close(): Promise<void>;
}

/** In milliseconds. */
const LONGEST_SILENCE = 10_000;

/** Opens the ClickHouse server that the configuration names, otherwise an embedded one, with the current schema. */
export async function openConnection(
  { clickhouseUrl, dataDir }: Pick<Config, 'clickhouseUrl' | 'dataDir'>,
  { prepare, alone = (work) => work(new AbortController().signal), longestSilence = LONGEST_SILENCE }: Preparation,
): Promise<StoreConnection> {
  const process = clickhouseUrl === undefined ? await startChdb(join(dataDir, 'events')) : null;
  const client = connect(process?.address ?? { url: clickhouseUrl ?? '', password: undefined });
  const connection = connectionOf(client, process);
  try {
    await client.command({ query: 'SELECT 1', abort_signal: AbortSignal.timeout(longestSilence) });
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
