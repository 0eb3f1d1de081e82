/**
 * ClickHouse's HTTP interface over chdb, forked by `chdb-process.ts`. If the engine crashes or runs out of memory, only this
 * process ends, and queries don't occupy the threads of the server.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

export interface ChildOptions {
  directory: string;
  /** The password of ClickHouse's `default` user. */
  password: string;
  /** Arguments of the engine, such as its memory limits. */
  engine: string[];
}

interface Result {
  rowsRead: number;
  bytes(): Uint8Array;
}

interface Session {
  queryAsync(sql: string, options?: { format: string }): Promise<Result>;
  queryStream(sql: string, options: { format: string }): AsyncIterable<{ raw(): Uint8Array<ArrayBuffer> }>;
  close(): void;
}

type Chdb = { Session: new (directory: string, options?: { connectionArgs: string[] }) => Session };

/** Parameters of the request that are not settings of the query. */
const notSettings = new Set([
  'query',
  'query_id',
  'database',
  'session_id',
  'wait_end_of_query',
  'default_format',
  'enable_http_compression',
  'send_progress_in_http_headers',
  'http_headers_progress_interval_ms',
  'compress',
  'decompress',
  'user',
  'password',
  'role',
  'session_timeout',
  'session_check',
]);

/** In bytes. Parameters are in the URL; this is also ClickHouse's default limit. */
const MAX_HEADER_BYTES = 1024 * 1024;

/** ClickHouse's setting that cancels a read when its connection closes. */
const CANCEL_SETTING = 'cancel_http_readonly_queries_on_client_close';

const STREAMED_FORMAT = /FORMAT\s+(JSONEachRow|JSONCompactEachRow|TabSeparated|TSV|CSV)\s*;?\s*$/i;
const FORMAT = /FORMAT\s+(\w+)\s*;?\s*$/i;

process.once('message', (options: ChildOptions) => {
  void serve(options);
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function serve({ directory, password, engine }: ChildOptions): Promise<void> {
  const { Session } = createRequire(import.meta.url)('chdb') as Chdb;
  // the first connection decides the engine's settings, and keeps it running
  const root = new Session(directory, { connectionArgs: engine });
  let requests = 0;
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    if (!isAllowed(request, password)) return response.writeHead(403).end();
    if (request.url === '/ping') return response.end('Ok.\n');
    // one connection per request, so that no setting carries over to the next one
    const session = new Session(directory);
    requests += 1;
    const name = `request ${requests}`;
    const kill = () => {
      const other = new Session(directory);
      const killing = other.queryAsync(`KILL QUERY WHERE Settings['log_comment'] = ${quote(name)} ASYNC`);
      // a query that could not be killed ends at its time limit
      void killing.catch(() => {}).finally(() => other.close());
    };
    void answer({ session, name, kill }, request, response).finally(() => session.close());
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  process.on('SIGTERM', () => {
    server.close(() => {
      root.close();
      process.exit(0);
    });
    server.closeAllConnections();
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function isAllowed({ headers }: IncomingMessage, password: string): boolean {
  const expected = `Basic ${Buffer.from(`default:${password}`).toString('base64')}`;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(expected));
}

interface Named {
  session: Session;
  /** Identifies the request's queries in the engine. */
  name: string;
  kill(): void;
}

async function answer(
  { session, name, kill }: Named,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { searchParams, sql, data } = await readCall(request);
    for (const statement of preparations(searchParams, name)) await session.queryAsync(statement);
    if (response.destroyed) return;
    // the engine doesn't see the connection, and would continue a query whose answer nobody reads
    if (searchParams.get(CANCEL_SETTING) === '1') response.once('close', () => !response.writableFinished && kill());
    await run(session, response, { sql, data, defaultFormat: searchParams.get('default_format') ?? 'TabSeparated' });
  } catch (error) {
    const { message, clickhouseCode = 1002 } = error as Error & { clickhouseCode?: number };
    if (response.headersSent) return void response.destroy();
    const text = message.startsWith('Code:')
      ? message
      : `Code: ${clickhouseCode}. DB::Exception: ${message} (UNKNOWN_EXCEPTION)`;
    response.writeHead(500, { 'X-ClickHouse-Exception-Code': String(clickhouseCode) }).end(text);
  }
}

async function run(
  session: Session,
  response: ServerResponse,
  { sql, data, defaultFormat }: { sql: string; data: Buffer | undefined; defaultFormat: string },
): Promise<void> {
  const head = (summary: object) => response.writeHead(200, { 'X-ClickHouse-Summary': JSON.stringify(summary) });
  if (data?.length) {
    const { rowsRead } = await session.queryAsync(`${sql}\n${data.toString()}`);
    head({ written_rows: String(rowsRead) }).end();
    return;
  }
  const format = STREAMED_FORMAT.exec(sql)?.[1];
  if (format === undefined) {
    const name = FORMAT.exec(sql)?.[1] ?? defaultFormat;
    const result = await session.queryAsync(sql, { format: name });
    head({ read_rows: String(result.rowsRead) });
    response.end(name === 'JSON' ? inOrder(Buffer.from(result.bytes()).toString()) : result.bytes());
    return;
  }
  const closed = new Promise<boolean>((resolve) => response.once('close', () => resolve(false)));
  for await (const chunk of session.queryStream(sql.replace(FORMAT, ''), { format })) {
    if (!response.headersSent) head({});
    if (response.destroyed) return;
    const bytes = chunk.raw();
    const written = new Promise<boolean>((resolve) => response.write(bytes, (error) => resolve(!error)));
    await Promise.race([written, closed]);
  }
  if (!response.headersSent) head({});
  response.end();
}

const ROWS_START = /"data":\s*\[\n/;

/**
 * For an answer without rows, this version of the engine writes the totals first, and the surrounding document after them.
 */
function inOrder(document: string): string {
  const start = document.indexOf('{\n\t"meta"');
  if (start <= 0) return document;
  const [totals, rest] = [document.slice(0, start), document.slice(start)];
  return rest.replace(ROWS_START, (rows) => rows + totals);
}

/** In characters, for example a list of ids. */
const LONG_PARAMETER = 2_000;

/** In bytes. The engine's default limit of 256 KiB is reached by about 30,000 ids. */
const MAX_STATEMENT_BYTES = 8 * 1024 * 1024;

/**
 * The statements that set what the client passes with a query: its database, settings and parameters. Each statement takes
 * time, so only long values get a separate one.
 */
function preparations(parameters: URLSearchParams, logComment: string): string[] {
  const database = parameters.get('database');
  const settings = [...parameters].filter(([name]) => /^\w+$/.test(name) && !notSettings.has(name));
  const assign = ([name, value]: readonly [string, string]) => `${name} = ${quote(value)}`;
  const [short, long] = [
    settings.filter(([, value]) => value.length < LONG_PARAMETER),
    settings.filter(([, value]) => value.length >= LONG_PARAMETER),
  ];
  return [
    ...(database && database !== 'default' ? [`USE \`${database.replace(/[^\w]/g, '')}\``] : []),
    `SET ${[...short, ['log_comment', logComment] as const].map(assign).join(', ')}`,
    ...(long.length > 0 ? [`SET max_query_size = ${MAX_STATEMENT_BYTES}`] : []),
    ...long.map((setting) => `SET ${assign(setting)}`),
  ];
}

const quote = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

/** Reads a request: its query, data and parameters. Long parameters are in a form, beside the query. */
async function readCall(request: IncomingMessage) {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const body = await readBody(request);
  const type = request.headers['content-type'];
  if (type?.startsWith('multipart/form-data')) {
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
    for (const [name, value] of form) if (typeof value === 'string') searchParams.set(name, value);
    return { searchParams, sql: searchParams.get('query') ?? '', data: undefined };
  }
  const sql = searchParams.get('query');
  return { searchParams, sql: sql ?? body.toString(), data: sql === null ? undefined : body };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
