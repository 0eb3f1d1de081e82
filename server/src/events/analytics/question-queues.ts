import { analyticsDimensions } from '@preroll/rules/analytics/analytics-dimensions';
import PQueue from 'p-queue';
import { queueByKey } from '../../platform/limits/queue-by-key.ts';
import type { Plan } from './build-query.ts';

/** Concurrent questions per user and size, so that one user can't occupy the store. */
const MAX_PER_USER = 4;

/**
 * Concurrent questions of all users. A large question takes two cores and up to half of the embedded store's memory, so
 * several at once would fail there.
 */
const CONCURRENCY = {
  embedded: { small: 4, large: 1 },
  server: { small: 16, large: 16 },
};

type Sized = Pick<Plan, 'filters' | 'rollUp'> & { question: Pick<Plan['question'], 'dimensions'> };

/**
 * `small`: a question that reads hourly sums, or the events of one record with at most one row per hour, as the pages of
 * records do.
 */
export function sizeOf({ question, filters, rollUp }: Sized): 'small' | 'large' {
  if (rollUp !== null) return 'small';
  const isOfOne = filters.some(
    ({ dimension, operator, values }) => records.has(dimension) && operator === 'in' && values.length === 1,
  );
  const hasFewRows = question.dimensions.every((name) => analyticsDimensions[name].kind === 'time');
  return isOfOne && hasFewRows ? 'small' : 'large';
}

const records: ReadonlySet<string> = new Set(['campaign', 'group', 'advert', 'site', 'placement']);

type Enqueue = <Result>(task: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

export interface QuestionQueues {
  /** Runs a question when its user and the store have room. It leaves the queues when the signal aborts. */
  ask(userId: number, plan: Sized): Enqueue;
  /** The same for an export. A small export waits only for other exports, because its reader may be slower than a page. */
  export(userId: number, plan: Sized): Enqueue;
}

/** Creates the queues. Small questions have separate ones, so that pages of records don't wait for reports and exports. */
export function createQuestionQueues(isEmbedded: boolean): QuestionQueues {
  const { small, large } = CONCURRENCY[isEmbedded ? 'embedded' : 'server'];
  const userQueues = { small: queueByKey<number>(MAX_PER_USER), large: queueByKey<number>(MAX_PER_USER) };
  const storeQueues = { small: new PQueue({ concurrency: small }), large: new PQueue({ concurrency: large }) };
  const exportQueue = new PQueue({ concurrency: small });
  const through =
    (userQueue: PQueue, sharedQueue: PQueue): Enqueue =>
    (task, signal) =>
      userQueue.add(() => sharedQueue.add(task, { signal }), { signal });
  return {
    ask: (userId, plan) => through(userQueues[sizeOf(plan)](userId), storeQueues[sizeOf(plan)]),
    export: (userId, plan) =>
      sizeOf(plan) === 'small'
        ? through(userQueues.small(userId), exportQueue)
        : through(userQueues.large(userId), storeQueues.large),
  };
}

/** In milliseconds. */
const IDLE_TIMEOUT = 30_000;

/**
 * Streams a source while holding a slot of a queue: until the stream ends, its reader leaves, or the reader takes nothing
 * for `idleTimeout` milliseconds, so that a stalled download does not block others.
 */
export async function* streamFromQueue<Chunk>(
  enqueue: Enqueue,
  source: (signal: AbortSignal) => AsyncIterable<Chunk>,
  signal: AbortSignal,
  idleTimeout = IDLE_TIMEOUT,
): AsyncGenerator<Chunk> {
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  enqueue(() => {
    started.resolve();
    return ended.promise;
  }, signal).catch(started.reject);
  await started.promise;
  const stalled = new AbortController();
  const giveUp = () => {
    stalled.abort(new Error('The reader of the file took nothing for too long'));
    ended.resolve();
  };
  try {
    for await (const chunk of source(AbortSignal.any([signal, stalled.signal]))) {
      const timer = setTimeout(giveUp, idleTimeout);
      try {
        yield chunk;
      } finally {
        clearTimeout(timer);
      }
      stalled.signal.throwIfAborted();
    }
  } finally {
    ended.resolve();
  }
}
