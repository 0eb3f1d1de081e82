import { join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { type ClickHouseClient, ClickHouseLogLevel, createClient, type ResponseJSON } from '@clickhouse/client';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { type ChdbProcess, type ClickHouseAddress, hasChdb, startChdb } from './chdb-process.ts';
import { migrateEvents } from './migrate-events.ts';

/** There are no numbers at the moment. */
export class EventStoreError extends Error {
  /** Since when. */
  readonly since: Date;

  constructor(message: string, since: Date) {
    super(message);
    this.since = since;
  }
}

/** Why the store does not answer. */
export interface Unavailable {
  error: string;
  since: Date;
}

export interface Query {
  /** With parameters as `{name:Type}`. */
  sql: string;
  params: Record<string, unknown>;
}

export interface EventStore {
  /** Why the store does not answer; null if it does, or was not asked yet. */
  unavailable(): Unavailable | null;
  /** The memory of an embedded store is limited: what reads many events is asked one after the other. */
  readonly isEmbedded: boolean;
  /** Whether it was asked and answers. */
  isOpen(): boolean;
  /**
   * Reads a whole answer, with totals and the number of rows read.
   * @throws EventStoreError if the store does not answer; the error of ClickHouse for a query that fails
   */
  read<Row>(query: Query, signal?: AbortSignal): Promise<ResponseJSON<Row>>;
  /** Reads an answer in chunks of rows; the query ends with its reader, or when the signal aborts. */
  stream<Row>(query: Query, signal: AbortSignal): Promise<AsyncIterable<Row[]>>;
  /** Writes rows once, however often it is called with the same token. */
  insert(rows: Record<string, unknown>[], token: string): Promise<void>;
  close(): Promise<void>;
}

interface StoreDeps {
  config: Pick<Config, 'clickhouseUrl' | 'dataDir'>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Runs once the schema is current, before the first question is answered. */
  prepare?(client: ClickHouseClient): Promise<void>;
}

interface Connection {
  client: ClickHouseClient;
  process: ChdbProcess | null;
}

/** After a failure, the store is not asked again for so many milliseconds. */
const PAUSE = 3_000;

const LIMITS = {
  max_execution_time: 30,
  max_memory_usage: '250000000',
  max_threads: 2,
  // what is larger goes on in files, more slowly, before there is no memory left for it
  max_bytes_before_external_group_by: '130000000',
  max_bytes_before_external_sort: '130000000',
} as const;

/**
 * Opens the store of events: the ClickHouse server that the configuration names, otherwise an embedded one in a process
 * of its own. It starts with the first question, and again when it has ended.
 */
export function createEventStore({ config, log, prepare }: StoreDeps): EventStore {
  let opening: Promise<Connection> | undefined;
  let fault: (Unavailable & { until: number }) | null = null;
  let isOpen = false;
  let isClosed = false;

  const fail = (error: unknown, words: string): EventStoreError => {
    if (fault === null) log.error(error, 'the event store does not answer');
    fault = { error: words, since: fault?.since ?? new Date(), until: Date.now() + PAUSE };
    return new EventStoreError(fault.error, fault.since);
  };

  const open = async (): Promise<Connection> => {
    const process = config.clickhouseUrl === undefined ? await startChdb(join(config.dataDir, 'events')) : null;
    const connection = {
      client: connect(process?.address ?? { url: config.clickhouseUrl ?? '', password: undefined }),
      process,
    };
    // an embedded store that ends is started again by the next question
    void process?.ended.then(() => {
      opening = undefined;
      isOpen = false;
    });
    try {
      await migrateEvents(connection.client);
      await prepare?.(connection.client);
    } catch (error) {
      await close(connection);
      throw error;
    }
    return connection;
  };

  const connection = async (): Promise<Connection> => {
    if (isClosed) throw new EventStoreError('The server is shutting down', new Date());
    if (config.clickhouseUrl === undefined && !hasChdb()) throw fail(new Error('chdb is not installed'), NOT_INSTALLED);
    if (fault !== null && Date.now() < fault.until) throw new EventStoreError(fault.error, fault.since);
    opening ??= open();
    try {
      const opened = await opening;
      fault = null;
      isOpen = true;
      return opened;
    } catch (error) {
      opening = undefined;
      isOpen = false;
      throw fail(error, DOES_NOT_ANSWER);
    }
  };

  /** A question that breaks off because the embedded store ended is asked once more. */
  const ask = async <T>(work: (store: ReturnType<typeof using>) => Promise<T>, isSecond = false): Promise<T> => {
    const current = await connection();
    try {
      return await work(using(current));
    } catch (error) {
      if (!isBroken(error)) throw error;
      if (current.process !== null) await current.process.stop();
      opening = undefined;
      isOpen = false;
      if (!isSecond && current.process !== null) return ask(work, true);
      throw fail(error, DOES_NOT_ANSWER);
    }
  };

  return {
    isEmbedded: config.clickhouseUrl === undefined,
    isOpen: () => isOpen,
    unavailable: () => fault && { error: fault.error, since: fault.since },
    read: (query, signal) => ask((store) => store.read(query, signal)),
    stream: (query, signal) => ask((store) => store.stream(query, signal)),
    insert: (rows, token) => ask((store) => store.insert(rows, token)),
    async close() {
      isClosed = true;
      const opened = await opening?.catch(() => undefined);
      if (opened) await close(opened);
    },
  };
}

const NOT_INSTALLED =
  'This server has no event store: install the optional package chdb, or name a ClickHouse server with CLICKHOUSE_URL';
const DOES_NOT_ANSWER = 'The event store does not answer';

/** The client is to be closed. */
export const connect = ({ url, password }: ClickHouseAddress): ClickHouseClient =>
  createClient({
    url,
    ...(password === undefined ? {} : { username: 'default', password }),
    request_timeout: 60_000,
    // failures are logged where they are handled
    log: { level: ClickHouseLogLevel.OFF },
    max_open_connections: 10,
    // the server ends its idle connections sooner than the client's default expects
    keep_alive: { enabled: true, idle_socket_ttl: 2_000 },
  });

async function close({ client, process }: Connection): Promise<void> {
  await client.close();
  await process?.stop();
}

/** Whether the connection failed, rather than the query. */
const isBroken = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code);

const using = ({ client }: Connection) => ({
  async read<Row>({ sql, params }: Query, signal?: AbortSignal): Promise<ResponseJSON<Row>> {
    const result = await client.query({
      query: sql,
      query_params: params,
      format: 'JSON',
      abort_signal: signal,
      clickhouse_settings: { ...LIMITS, exact_rows_before_limit: 1 },
    });
    return result.json<Row>();
  },

  async stream<Row>({ sql, params }: Query, signal: AbortSignal): Promise<AsyncIterable<Row[]>> {
    const result = await client.query({
      query: sql,
      query_params: params,
      format: 'JSONEachRow',
      abort_signal: signal,
      clickhouse_settings: { ...LIMITS, max_execution_time: 120 },
    });
    // the client heeds the signal until the answer begins
    const chunks = addAbortSignal(signal, result.stream<Row>());
    return (async function* () {
      for await (const rows of chunks) yield rows.map((row) => row.json() as Row);
    })();
  },

  async insert(values: Record<string, unknown>[], token: string): Promise<void> {
    if (values.length === 0) return;
    await client.insert({
      table: 'events',
      values,
      format: 'JSONEachRow',
      clickhouse_settings: {
        async_insert: 0,
        input_format_skip_unknown_fields: 0,
        date_time_input_format: 'best_effort',
        insert_deduplication_token: token,
        deduplicate_blocks_in_dependent_materialized_views: 1,
        // one block, because a token stands for one
        max_insert_block_size: '1000000',
      },
    });
  },
});
