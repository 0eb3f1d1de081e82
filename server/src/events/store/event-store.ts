import type { ResponseJSON } from '@clickhouse/client';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { hasChdb } from './chdb-process.ts';
import type { Query } from './clickhouse-client.ts';
import { openConnection, type Preparation, type StoreConnection } from './store-connection.ts';

/** Thrown while the event store is unavailable. */
export class EventStoreError extends Error {
  /** The start of the outage. */
  readonly since: Date;

  constructor(message: string, since: Date) {
    super(message);
    this.since = since;
  }
}

/** Why the store is unavailable. */
export interface Unavailable {
  error: string;
  since: Date;
}

export interface EventStore {
  /** Why the store is unavailable; null if it is available, or was not queried yet. */
  unavailable(): Unavailable | null;
  /** An embedded store has limited memory, so expensive questions run one after the other. */
  readonly isEmbedded: boolean;
  /** Whether it was queried and answers. */
  isOpen(): boolean;
  /**
   * Reads a whole answer, with totals and the number of rows read.
   * @throws EventStoreError if the store does not answer; ClickHouse's error for a query that fails
   */
  read<Row>(query: Query, signal?: AbortSignal): Promise<ResponseJSON<Row>>;
  /** Reads an answer in chunks of rows. The query ends when its reader leaves or the signal aborts. */
  stream<Row>(query: Query, signal: AbortSignal): Promise<AsyncIterable<Row[]>>;
  /** Writes rows. Idempotent: repeated calls with the same token write them once. */
  insert(rows: Record<string, unknown>[], token: string): Promise<void>;
  close(): Promise<void>;
}

interface StoreDeps extends Preparation {
  config: Pick<Config, 'clickhouseUrl' | 'dataDir'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Called when the store becomes available, at first and after each outage. */
  opened?(): void;
  /** Milliseconds from a failure to the next attempt. */
  pause?: number;
}

/** In milliseconds: questions fail immediately for this long after a failure. */
const FAILURE_PAUSE = 3_000;

/** In milliseconds: the pause between attempts without a question doubles up to this. */
const MAX_RETRY_DELAY = 30_000;

/**
 * Opens the event store: the ClickHouse server from the configuration, otherwise an embedded one in a separate process. It
 * starts with the first question, and again with the next one after it has ended. A store that does not answer is retried
 * until it does.
 */
export function createEventStore({
  config,
  log,
  opened,
  pause = FAILURE_PAUSE,
  ...preparation
}: StoreDeps): EventStore {
  let opening: Promise<StoreConnection> | undefined;
  let current: StoreConnection | undefined;
  let fault: (Unavailable & { until: number }) | null = null;
  let reopening: NodeJS.Timeout | undefined;
  let nextPause = pause;
  let isClosed = false;

  const fail = (error: unknown, words: string): EventStoreError => {
    if (fault === null) log.error(error, 'the event store does not answer');
    fault = { error: words, since: fault?.since ?? new Date(), until: Date.now() + pause };
    return new EventStoreError(fault.error, fault.since);
  };

  const failForNow = (error: unknown): EventStoreError => {
    if (reopening === undefined && !isClosed) {
      reopening = setTimeout(() => {
        reopening = undefined;
        // a failure has already scheduled the next attempt
        reach().catch(() => {});
      }, nextPause).unref();
      nextPause = Math.min(2 * nextPause, MAX_RETRY_DELAY);
    }
    return fail(error, DOES_NOT_ANSWER);
  };

  const open = async (): Promise<StoreConnection> => {
    const connection = await openConnection(config, preparation);
    void connection.process?.ended.then(() => forget(connection));
    return connection;
  };

  /** Retires a failed connection, unless it has been replaced already. */
  const forget = (connection: StoreConnection) => {
    connection.retire();
    if (current !== connection) return;
    current = undefined;
    opening = undefined;
  };

  const reach = (): Promise<StoreConnection> => {
    opening ??= open().then(
      (connection) => {
        current = connection;
        fault = null;
        nextPause = pause;
        clearTimeout(reopening);
        reopening = undefined;
        if (!isClosed) opened?.();
        return connection;
      },
      (error: unknown) => {
        opening = undefined;
        throw failForNow(error);
      },
    );
    return opening;
  };

  const connection = async (): Promise<StoreConnection> => {
    if (isClosed) throw new EventStoreError('The server is shutting down', new Date());
    if (current !== undefined) return current;
    if (config.clickhouseUrl === undefined && !hasChdb()) throw fail(new Error('chdb is not installed'), NOT_INSTALLED);
    // fails at once while reconnecting, which may take as long as the store is silent
    if (fault !== null && (Date.now() < fault.until || opening !== undefined))
      throw new EventStoreError(fault.error, fault.since);
    return reach();
  };

  /** A question that breaks off because the embedded store ended is repeated once. */
  const ask = async <T>(work: (store: StoreConnection) => Promise<T>, isSecond = false): Promise<T> => {
    const used = await connection();
    try {
      return await work(used);
    } catch (error) {
      if (!isBroken(error)) throw error;
      await used.process?.stop();
      forget(used);
      // another question has reconnected in the meantime
      if (current !== undefined) return ask(work, isSecond);
      if (!isSecond && used.process !== null) return ask(work, true);
      throw failForNow(error);
    }
  };

  return {
    isEmbedded: config.clickhouseUrl === undefined,
    isOpen: () => current !== undefined,
    unavailable: () => fault && { error: fault.error, since: fault.since },
    read: (query, signal) => ask((store) => store.read(query, signal)),
    stream: (query, signal) => ask((store) => store.stream(query, signal)),
    insert: (rows, token) => ask((store) => store.insert(rows, token)),
    async close() {
      isClosed = true;
      clearTimeout(reopening);
      const connection = await opening?.catch(() => undefined);
      await connection?.close();
    },
  };
}

const NOT_INSTALLED =
  'This server has no event store: install the optional package chdb, or name a ClickHouse server with CLICKHOUSE_URL';
const DOES_NOT_ANSWER = 'The event store does not answer';

const isBroken = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code);
