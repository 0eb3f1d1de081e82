import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type ClickHouseClient, ClickHouseLogLevel, createClient, type ResponseJSON } from '@clickhouse/client';
import { readLines } from '../spool/read-lines.ts';
import type { ClickHouseAddress } from './chdb-process.ts';

export interface Query {
  /** With parameters as `{name:Type}`. */
  sql: string;
  params: Record<string, unknown>;
}

/** Larger groups and sorts continue in files, before the query has too little memory for the rest of its work. */
const LIMITS = {
  max_execution_time: 30,
  max_memory_usage: '250000000',
  max_threads: 2,
  max_bytes_before_external_group_by: '100000000',
  max_bytes_before_external_sort: '60000000',
} as const;

/** ClickHouse's code for a query that takes more memory than it may. */
export const NO_MEMORY = '241';

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
    // an address has room for some ids only
    use_multipart_params_auto: true,
  });

/** A read ends when its connection is closed; ClickHouse does that for what it knows to be one. */
const READ = { readonly: '2', cancel_http_readonly_queries_on_client_close: 1 } as const;

/** Queries and inserts through a client, within the limits. */
export const questionsOf = (client: ClickHouseClient) => ({
  async read<Row>({ sql, params }: Query, signal?: AbortSignal): Promise<ResponseJSON<Row>> {
    const result = await client.query({
      query: sql,
      query_params: params,
      format: 'JSON',
      abort_signal: signal,
      clickhouse_settings: { ...READ, ...LIMITS, exact_rows_before_limit: 1 },
    });
    return result.json<Row>();
  },

  async stream<Row>({ sql, params }: Query, signal: AbortSignal): Promise<AsyncIterable<Row[]>> {
    // as bytes: the client's own rows queue up, a closure for each, faster than they are read
    const { stream } = await client.exec({
      query: `${sql} FORMAT JSONEachRow`,
      query_params: params,
      abort_signal: signal,
      clickhouse_settings: { ...READ, ...LIMITS, max_execution_time: 120 },
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

/** Rows that are written before other work has its turn; they take a millisecond or two. */
const PIECE = 500;

/** Writes rows as lines of JSON. The client would do so with all at once, and hold up everything else. */
async function linesOf(rows: readonly Record<string, unknown>[]): Promise<string> {
  const pieces: string[] = [];
  for (let first = 0; first < rows.length; first += PIECE) {
    const lines = rows.slice(first, first + PIECE).map((row) => JSON.stringify(row));
    pieces.push(`${lines.join('\n')}\n`);
    await yieldToEventLoop();
  }
  return pieces.join('');
}
