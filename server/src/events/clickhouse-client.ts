import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import {
  type ClickHouseClient,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
  type ResponseJSON,
} from '@clickhouse/client';
import type { ClickHouseAddress } from './chdb-process.ts';
import { readLines } from './read-lines.ts';

export interface Query {
  /** With parameters as `{name:Type}`. */
  sql: string;
  params: Record<string, unknown>;
  /** Whether it is asked ahead of a file, which has so many rows that it goes on in files sooner. */
  isForFile?: boolean;
}

const LIMITS = {
  max_execution_time: 30,
  max_memory_usage: '250000000',
  max_threads: 2,
  // what is larger goes on in files, more slowly, before there is no memory left for it
  max_bytes_before_external_group_by: '180000000',
  max_bytes_before_external_sort: '130000000',
} as const;

/** By itself, the engine would use one thread where it may have no gigabyte for each. A server may not know the setting. */
const EMBEDDED_LIMITS = {
  ...LIMITS,
  max_threads_min_free_memory_per_thread: '0',
  max_bytes_before_external_group_by: '100000000',
  max_bytes_before_external_sort: '60000000',
} as const;

/**
 * The limits of a first attempt. Most large questions need less than this, and take half of the processor's time if they
 * don't go on in files; those that need more have too little left for the rest of their work, and are asked again.
 */
const EMBEDDED_ATTEMPT = {
  ...EMBEDDED_LIMITS,
  max_bytes_before_external_group_by: '180000000',
  max_bytes_before_external_sort: '100000000',
  // otherwise half of what is free, if that is less
  max_bytes_ratio_before_external_group_by: 0,
} as const;

/** ClickHouse's code for a query that takes more memory than it may. */
export const NO_MEMORY = '241';

const needsLess = (error: unknown) => error instanceof Error && 'code' in error && error.code === NO_MEMORY;

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

/** A read ends when its connection is closed; ClickHouse does that for what it knows to be one. */
const READ = { readonly: '2', cancel_http_readonly_queries_on_client_close: 1 } as const;

/** What is asked of the store through a client, within its limits. */
export const questionsOf = (client: ClickHouseClient, isEmbedded: boolean) => ({
  async read<Row>({ sql, params, isForFile = false }: Query, signal?: AbortSignal): Promise<ResponseJSON<Row>> {
    const within = async (limits: ClickHouseSettings) => {
      const result = await client.query({
        query: sql,
        query_params: params,
        format: 'JSON',
        abort_signal: signal,
        clickhouse_settings: { ...READ, ...limits, exact_rows_before_limit: 1 },
      });
      return result.json<Row>();
    };
    if (!isEmbedded) return within(LIMITS);
    if (isForFile) return within(EMBEDDED_LIMITS);
    const begun = performance.now();
    try {
      return await within(EMBEDDED_ATTEMPT);
    } catch (error) {
      if (!needsLess(error)) throw error;
      const left = LIMITS.max_execution_time - (performance.now() - begun) / 1000;
      // zero would be no limit
      return within({ ...EMBEDDED_LIMITS, max_execution_time: Math.max(1, Math.ceil(left)) });
    }
  },

  async stream<Row>({ sql, params }: Query, signal: AbortSignal): Promise<AsyncIterable<Row[]>> {
    // as bytes: the client's own rows queue up, a closure for each, faster than they are read
    const { stream } = await client.exec({
      query: `${sql} FORMAT JSONEachRow`,
      query_params: params,
      abort_signal: signal,
      clickhouse_settings: { ...READ, ...(isEmbedded ? EMBEDDED_LIMITS : LIMITS), max_execution_time: 120 },
    });
    // the client heeds the signal until the answer begins
    return readLines<Row>(addAbortSignal(signal, stream));
  },

  async insert(values: Record<string, unknown>[], token: string): Promise<void> {
    if (values.length === 0) return;
    const { stream } = await client.exec({
      query: 'INSERT INTO events FORMAT JSONEachRow',
      values: Readable.from([await linesOf(values)]),
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
    // its connection serves others once the answer is read, which is empty
    await finished(stream.resume());
  },
});

/** So many rows are written before other work has its turn: for a millisecond or two. */
const PIECE = 500;

/** Writes rows as lines of JSON. The client would do so with all at once, and hold up everything else. */
async function linesOf(rows: readonly Record<string, unknown>[]): Promise<string> {
  const pieces: string[] = [];
  for (let first = 0; first < rows.length; first += PIECE) {
    const lines = rows.slice(first, first + PIECE).map((row) => JSON.stringify(row));
    pieces.push(`${lines.join('\n')}\n`);
    await letOthersRun();
  }
  return pieces.join('');
}
