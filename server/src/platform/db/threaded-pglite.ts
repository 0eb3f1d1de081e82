import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import type { Answer, Call, Opening, ThreadQueryOptions } from './pglite-thread.ts';

/** The methods available inside and outside of a transaction. */
export type Statements = Pick<PGlite, 'query' | 'exec'>;

const ENDED = 'The embedded database has ended';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/**
 * PGlite in a worker thread, with the methods that the server uses. PGlite runs statements, however long they take, in the
 * thread that created it; in the server's thread, they would block all requests. Its own worker needs a browser
 * (https://github.com/electric-sql/pglite/issues/398).
 */
export class ThreadedPglite implements Statements {
  readonly #thread: Worker;
  readonly #calls = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  /** By channel: resolves once the thread listens to it. */
  readonly #listening = new Map<string, Promise<void>>();
  readonly #died = Promise.withResolvers<Error>();
  /** Resolves with the reason when the thread has ended without `close`; it answers nothing from then on. */
  readonly died: Promise<Error> = this.#died.promise;
  #lastId = 0;
  #end: Error | undefined;

  constructor(opening: Opening) {
    this.#thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData: opening, execArgv: [] });
    this.#thread.on('message', (answer: Answer) => this.#take(answer));
    for (const failure of ['error', 'messageerror'] as const)
      this.#thread.on(failure, (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#thread.on('exit', () => this.#fail(new Error(ENDED)));
    // the thread keeps the process running only while a call is pending
    this.#thread.unref();
  }

  query<Row>(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return this.#call({ method: 'query', sql, params, options: toThread(options) });
  }

  exec(sql: string): Promise<Results[]> {
    return this.#call({ method: 'exec', sql });
  }

  /** Runs the function while all other statements wait; rolls back if it throws. */
  async transaction<T>(run: (tx: Statements) => Promise<T>): Promise<T> {
    const transaction = this.#nextId();
    await this.#send({ id: transaction, method: 'begin' });
    const end = (isCommitted: boolean) => this.#call<void>({ method: 'end', transaction, isCommitted });
    let result: T;
    try {
      result = await run({
        query: (sql, params, options) =>
          this.#call({ method: 'query', transaction, sql, params, options: toThread(options) }),
        exec: (sql) => this.#call({ method: 'exec', transaction, sql }),
      });
    } catch (error) {
      // if the thread has ended, nothing was committed
      await end(false).catch(() => {});
      throw error;
    }
    await end(true);
    return result;
  }

  /** @returns a function that stops listening */
  async listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    listeners.add(listener);
    const listening = this.#listening.get(channel) ?? this.#call<void>({ method: 'listen', channel });
    this.#listening.set(channel, listening);
    try {
      await listening;
    } catch (error) {
      listeners.delete(listener);
      this.#listening.delete(channel);
      throw error;
    }
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#listening.delete(channel);
      await this.#call({ method: 'unlisten', channel });
    };
  }

  /** The complete contents, to start another database with. */
  async dump(): Promise<Blob> {
    return new Blob([await this.#call<ArrayBuffer>({ method: 'dump' })]);
  }

  async close(): Promise<void> {
    try {
      await this.#call({ method: 'close' });
    } finally {
      this.#end ??= new Error(ENDED);
      await this.#thread.terminate();
    }
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #call<T>(call: WithoutId<Call>): Promise<T> {
    return this.#send<T>({ ...call, id: this.#nextId() } as Call);
  }

  #send<T>(call: Call): Promise<T> {
    if (this.#end !== undefined) return Promise.reject(this.#end);
    const deferred = Promise.withResolvers<unknown>();
    this.#thread.postMessage(call);
    if (this.#calls.size === 0) this.#thread.ref();
    this.#calls.set(call.id, deferred);
    return deferred.promise as Promise<T>;
  }

  #take(answer: Answer): void {
    if ('channel' in answer) {
      for (const listener of this.#listeners.get(answer.channel) ?? []) listener(answer.payload);
      return;
    }
    const deferred = this.#calls.get(answer.id);
    this.#calls.delete(answer.id);
    if (this.#calls.size === 0) this.#thread.unref();
    if ('error' in answer) deferred?.reject(Object.assign(new Error(answer.error.message), answer.error.fields));
    else deferred?.resolve(answer.value);
  }

  #fail(error: Error): void {
    if (this.#end === undefined) this.#died.resolve(error);
    this.#end ??= error;
    for (const { reject } of this.#calls.values()) reject(this.#end);
    this.#calls.clear();
  }
}

/** Functions can't be sent to another thread: of the parsers, only the type ids are sent, whose values stay text. */
const toThread = ({ rowMode, parsers }: QueryOptions = {}): ThreadQueryOptions => ({
  rowMode,
  asText: Object.keys(parsers ?? {}).map(Number),
});
