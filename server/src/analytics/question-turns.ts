import { analyticsDimensions } from '@preroll/rules/analytics-dimensions';
import { limitEach } from '../limits/limit-each.ts';
import { type InTurn, limitConcurrency } from '../media/limit-concurrency.ts';
import type { Plan } from './build-query.ts';

/** The questions of one user in each line that are answered at the same time, so that nobody has the store alone. */
const MOST_AT_ONCE = 4;

/**
 * The questions of all users at the same time. A large one takes two cores and up to half of an embedded store's memory,
 * so that several at once would be refused rather than answered sooner.
 */
const MOST = {
  embedded: { rolled_up: 4, narrow: 2, large: 1 },
  server: { rolled_up: 16, narrow: 16, large: 16 },
};

type Sized = Pick<Plan, 'filters' | 'rollUp'> & { question: Pick<Plan['question'], 'dimensions'> };

/**
 * How much of the store a question takes:
 * - `rolled_up`: reads sums by the hour
 * - `narrow`: reads the events of one record and has a row for an hour at most, as the pages of records ask
 * - `large`: anything else
 */
export function sizeOf({ question, filters, rollUp }: Sized): 'rolled_up' | 'narrow' | 'large' {
  if (rollUp !== null) return 'rolled_up';
  const isOfOne = filters.some(
    ({ dimension, operator, values }) => records.has(dimension) && operator === 'in' && values.length === 1,
  );
  const hasFewRows = question.dimensions.every((name) => analyticsDimensions[name].kind === 'time');
  return isOfOne && hasFewRows ? 'narrow' : 'large';
}

const records: ReadonlySet<string> = new Set(['campaign', 'group', 'advert', 'site', 'placement']);

interface QuestionTurns {
  /** Where the questions of a user wait for each other. */
  laneOf(userId: number, plan: Sized): InTurn;
  /** Where the questions of all users wait, each behind those of its own user. */
  lineOf(plan: Sized): InTurn;
  /** Gives a user's file its turn in both. One that is rolled up waits in no line: its reader may be slower than pages. */
  fileTurnOf(userId: number, plan: Sized): InTurn;
}

/**
 * Makes the lines that questions wait in. Pages of records have their own, so that they don't wait for reports and files.
 * A signal that aborts before a turn takes the question out of the line.
 */
export function questionTurns(isEmbedded: boolean): QuestionTurns {
  const most = isEmbedded ? MOST.embedded : MOST.server;
  const [ofPages, ofReports] = [limitEach(MOST_AT_ONCE), limitEach(MOST_AT_ONCE)];
  const lines = {
    rolled_up: limitConcurrency(most.rolled_up),
    narrow: limitConcurrency(most.narrow),
    large: limitConcurrency(most.large),
  };
  const laneOf = (userId: number, plan: Sized): InTurn => {
    const lane = sizeOf(plan) === 'large' ? ofReports : ofPages;
    return (task, signal) => lane(userId, task, signal);
  };
  return {
    laneOf,
    lineOf: (plan) => lines[sizeOf(plan)],
    fileTurnOf(userId, plan) {
      const size = sizeOf(plan);
      const lane = laneOf(userId, plan);
      return size === 'rolled_up' ? lane : (task, signal) => lane(() => lines[size](task, signal), signal);
    },
  };
}

/** How long a reader may take nothing, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Streams a source when it is its turn, which lasts until the stream ends, its reader leaves, or takes nothing for a while:
 * nobody holds up the others by a download that stands still.
 */
export async function* streamInTurn<Chunk>(
  inTurn: InTurn,
  source: (signal: AbortSignal) => AsyncIterable<Chunk>,
  signal: AbortSignal,
  patience = PATIENCE,
): AsyncGenerator<Chunk> {
  const end = await new Promise<() => void>((resolve, reject) => {
    inTurn(() => new Promise<void>((ended) => resolve(ended)), signal).catch(reject);
  });
  const stalled = new AbortController();
  const giveUp = () => {
    stalled.abort(new Error('The reader of the file took nothing for too long'));
    end();
  };
  try {
    for await (const chunk of source(AbortSignal.any([signal, stalled.signal]))) {
      const timer = setTimeout(giveUp, patience);
      try {
        yield chunk;
      } finally {
        clearTimeout(timer);
      }
      stalled.signal.throwIfAborted();
    }
  } finally {
    end();
  }
}
