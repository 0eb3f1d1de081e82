import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type ClickHouseClient, ClickHouseLogLevel, createClient, type ResponseJSON } from '@clickhouse/client';
import { readLines } from '../spool/read-lines.ts';
import type { ClickHouseAddress } from './chdb-process.ts';

export interface Query {
  /** SQL with parameters as `{name:Type}`. */
  sql: string;
  params: Record<string, unknown>;
}

/** Larger groups and sorts spill to disk, so that enough memory is left for the rest of the query. */
const LIMITS = {
  max_execution_time: 30,
  max_memory_usage: '250000000',
  max_threads: 2,
  max_bytes_before_external_group_by: '100000000',
  max_bytes_before_external_sort: '60000000',
} as const;

/** ClickHouse's error code for a query that exceeded its memory limit. */
export const MEMORY_LIMIT_EXCEEDED = '241';

/** Creates a client, which the caller must close. */
export const connect = ({ url, password }: ClickHouseAddress): ClickHouseClient =>
  createClient({
    url,
    ...(password === undefined ? {} : { username: 'default', password }),
    request_timeout: 60_000,
    // errors are logged where they are handled
    log: { level: ClickHouseLogLevel.OFF },
    max_open_connections: 10,
    // the server closes idle connections sooner than the client assumes by default
    keep_alive: { enabled: true, idle_socket_ttl: 2_000 },
    // a URL has room for only some of the ids
    use_multipart_params_auto: true,
  });

/** ClickHouse cancels a query on disconnection only if it knows that it is read-only. */
const READ_SETTINGS = { readonly: '2', cancel_http_readonly_queries_on_client_close: 1 } as const;

/** Queries and inserts through a client, within the limits. */
export const questionsOf = (client: ClickHouseClient) => ({
  async read<Row>({ sql, params }: Query, signal?: AbortSignal): Promise<ResponseJSON<Row>> {
    const result = await client.query({
      query: sql,
      query_params: params,
      format: 'JSON',
      abort_signal: signal,
      clickhouse_settings: { ...READ_SETTINGS, ...LIMITS, exact_rows_before_limit: 1 },
    });
    return result.json<Row>();
  },

  async stream<Row>({ sql, params }: Query, signal: AbortSignal): Promise<AsyncIterable<Row[]>> {
    // as bytes: the client's own row stream would queue rows faster than they are read, with a closure for each
    const { stream } = await client.exec({
      query: `${sql} FORMAT JSONEachRow`,
      query_params: params,
      abort_signal: signal,
      clickhouse_settings: { ...READ_SETTINGS, ...LIMITS, max_execution_time: 120 },
    });
    // the client observes the signal only until the answer begins
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
        // one block, because the token identifies a single block
        max_insert_block_size: '1000000',
      },
    });
    // reads the answer, which is empty, so that the connection can be reused
    await finished(stream.resume());
  },
});

/** The number of rows serialized before yielding to the event loop; they take a millisecond or two. */
const BATCH_SIZE = 500;

/** Serializes rows as lines of JSON. The client would serialize all at once and block the event loop. */
async function linesOf(rows: readonly Record<string, unknown>[]): Promise<string> {
  const chunks: string[] = [];
  for (let first = 0; first < rows.length; first += BATCH_SIZE) {
    const lines = rows.slice(first, first + BATCH_SIZE).map((row) => JSON.stringify(row));
    chunks.push(`${lines.join('\n')}\n`);
    await yieldToEventLoop();
  }
  return chunks.join('');
}
