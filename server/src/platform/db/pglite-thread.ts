/** The worker thread of PGlite, started by `threaded-pglite.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { pgliteExtensions } from './pglite-extensions.ts';

/** The options for opening the database. */
export interface Opening {
  /** The data directory; in memory if undefined. */
  dataDir?: string;
  /** The initial contents, from `dump`. */
  contents?: Blob;
}

export interface ThreadQueryOptions extends Pick<QueryOptions, 'rowMode'> {
  /** The type ids whose values are returned as PostgreSQL's text. */
  asText?: number[];
}

/** A call to the thread. A transaction is identified by the id of the call that began it. */
export type Call = { id: number } & (
  | { method: 'query'; transaction?: number; sql: string; params?: unknown[]; options?: ThreadQueryOptions }
  | { method: 'exec'; transaction?: number; sql: string }
  | { method: 'begin' }
  | { method: 'end'; transaction: number; isCommitted: boolean }
  | { method: 'listen' | 'unlisten'; channel: string }
  | { method: 'dump' }
  | { method: 'close' }
);

/** A message from the thread: the result of a call, or a notification of a channel. */
export type Answer =
  | { id: number; value: unknown }
  | { id: number; error: { message: string; fields: Record<string, string | number> } }
  | { channel: string; payload: string };

const port = parentPort;
if (port === null) throw new Error('this runs in a thread of its own');

const { dataDir, contents } = workerData as Opening;
const lite = new PGlite({ dataDir, loadDataDir: contents, extensions: pgliteExtensions });

interface OpenTransaction {
  tx: Transaction;
  end(isCommitted: boolean): Promise<void>;
}

const transactions = new Map<number, OpenTransaction>();

const requireTransaction = (id: number): OpenTransaction => {
  const found = transactions.get(id);
  if (found === undefined) throw new Error('The transaction has ended');
  return found;
};

/** The transaction, or the database without one. */
const within = (transaction: number | undefined) =>
  transaction === undefined ? lite : requireTransaction(transaction).tx;

/** Resolves when the transaction has begun; all other statements wait until it ends. */
function begin(id: number): Promise<void> {
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>();
  const decision = Promise.withResolvers<boolean>();
  const ended = lite.transaction(async (tx) => {
    transactions.set(id, {
      tx,
      end: (isCommitted) => {
        transactions.delete(id);
        decision.resolve(isCommitted);
        return ended;
      },
    });
    resolve();
    if (!(await decision.promise)) await tx.rollback();
  });
  ended.catch(reject);
  return begun;
}

const asItIs = (value: string) => value;

const withParsers = ({ rowMode, asText = [] }: ThreadQueryOptions = {}): QueryOptions => ({
  rowMode,
  parsers: Object.fromEntries(asText.map((type) => [type, asItIs])),
});

const notify = (channel: string) => (payload: string) => port.postMessage({ channel, payload } satisfies Answer);
const unlisten = new Map<string, () => Promise<void>>();

async function answer(call: Call): Promise<unknown> {
  switch (call.method) {
    case 'query':
      return within(call.transaction).query(call.sql, call.params, withParsers(call.options));
    case 'exec':
      return within(call.transaction).exec(call.sql);
    case 'begin':
      return begin(call.id);
    case 'end':
      return requireTransaction(call.transaction).end(call.isCommitted);
    case 'listen':
      unlisten.set(call.channel, await lite.listen(call.channel, notify(call.channel)));
      return undefined;
    case 'unlisten':
      await unlisten.get(call.channel)?.();
      return undefined;
    case 'dump':
      return lite.dumpDataDir('none').then((dump) => dump.arrayBuffer());
    case 'close':
      return lite.close();
  }
}

port.on('message', (call: Call) => {
  const fail = (error: unknown) => port.postMessage({ id: call.id, error: describe(error) } satisfies Answer);
  answer(call)
    .then((value) => port.postMessage({ id: call.id, value } satisfies Answer))
    // also if the result can't be cloned to the other thread
    .catch(fail);
});

/** Copies an error with PostgreSQL's details such as its code, which structured cloning would drop. */
function describe(error: unknown) {
  const isPlain = ([, value]: [string, unknown]) => typeof value === 'string' || typeof value === 'number';
  const own = Object.entries(error ?? {}).filter(isPlain);
  return { message: error instanceof Error ? error.message : String(error), fields: Object.fromEntries(own) };
}
