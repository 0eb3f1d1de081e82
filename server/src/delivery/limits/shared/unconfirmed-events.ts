import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { InvalidReason } from '@preroll/rules/delivery/invalid-reasons';
import type { FindBatchFilter } from '../../../events/spool/batch-finisher.ts';
import type { RecordedEvent } from '../../../events/spool/recorded-event.ts';
import { reportedKindOf } from '../limits-sync.ts';
import { CountersUnavailableError, type SharedCounters, type UnconfirmedEvent } from './shared-counters.ts';

/** The events that this process has counted, until Redis knows that they are recorded. */
export interface UnconfirmedEvents {
  /** Records events of a serve. Once Redis knows about it, no other process takes them over. */
  record<T>(events: readonly UnconfirmedEvent[], work: () => Promise<T>): Promise<T>;
  /**
   * Repeats `action` for events of a serve until no process may be recording them any more.
   * @throws CountersUnavailableError if an event recorded here can't be confirmed, or another process takes too long to record it
   */
  whenFree<T>(events: readonly UnconfirmedEvent[], action: () => Promise<T | 'pending'>): Promise<T>;
  /**
   * Confirms to Redis everything recorded so far.
   * @throws if Redis is unavailable, or another process may still be recording one of them
   */
  confirm(): Promise<void>;
  /** Removes events from a batch that another process has recorded because it considered this one lost. */
  filterOf: FindBatchFilter;
}

/** In milliseconds: the interval of retries for an event that another process may be recording. */
const RETRY_INTERVAL = 50;
const BATCH_SIZE = 500;

/** Events recorded as invalid for these reasons don't claim the kind of their serve. */
const countedForNobody: ReadonlySet<string> = new Set<InvalidReason>([
  'repeated',
  'expired',
  'robot',
  'prefetch',
  'datacentre',
]);

const keyOf = ({ serve, kind }: UnconfirmedEvent) => `${serve} ${kind}`;

/** The event of a row; null if it did not claim its kind. */
const unconfirmedOf = ({ serve, kind: recorded, invalid = '' }: RecordedEvent): UnconfirmedEvent | null => {
  const kind = reportedKindOf(recorded);
  return serve === undefined || kind === null || countedForNobody.has(invalid) ? null : { serve, kind };
};

interface UnconfirmedDeps {
  /** Confirms that events are recorded, and returns which process owns each. */
  confirm: SharedCounters['confirm'];
  /** In milliseconds: how long an event is left to the process that counted it. */
  lease: number;
}

export function createUnconfirmedEvents({ confirm, lease }: UnconfirmedDeps): UnconfirmedEvents {
  const inProgress = new Map<string, Promise<unknown>>();
  const recorded = new Map<string, UnconfirmedEvent>();
  /** Events recorded both here and by another process. */
  const others = new Set<string>();
  let confirming: Promise<unknown> = Promise.resolve();
  let isTelling = false;

  const askOf = async (keys: readonly string[]) => {
    const events = keys.flatMap((key) => recorded.get(key) ?? []);
    const answers = events.length === 0 ? [] : await confirm(events);
    for (const [index, event] of events.entries()) {
      if (answers[index] === 'unknown') continue;
      recorded.delete(keyOf(event));
      if (answers[index] === 'other') others.add(keyOf(event));
    }
    return !answers.includes('unknown');
  };

  /** Confirms only these: under load, new events are recorded all the time. */
  const confirmThese = (keys: readonly string[]) => {
    const asked = confirming.then(async () => {
      let areKnown = true;
      for (let first = 0; first < keys.length; first += BATCH_SIZE)
        areKnown = (await askOf(keys.slice(first, first + BATCH_SIZE))) && areKnown;
      if (!areKnown) throw new CountersUnavailableError(new Error('Another process may be recording the same event'));
    });
    confirming = asked.catch(() => {});
    return asked;
  };

  const confirmAll = () => confirmThese([...recorded.keys()]);

  /** Events recorded in the same turn of the event loop are confirmed together. */
  const confirmRecorded = async () => {
    if (isTelling) return;
    isTelling = true;
    await turn();
    // after a failure, they are confirmed again when their batch ends, which waits for it
    await confirmAll().catch(() => {});
    isTelling = false;
  };

  const findOthers = async (events: readonly RecordedEvent[]) => {
    const found = new Set<string>();
    const counted = events.map(unconfirmedOf).filter((event) => event !== null);
    for (let first = 0; first < counted.length; first += BATCH_SIZE) {
      const some = counted.slice(first, first + BATCH_SIZE);
      const answers = await confirm(some);
      if (answers.includes('unknown')) throw new Error('Another process may be recording the same event');
      for (const [index, event] of some.entries()) if (answers[index] === 'other') found.add(keyOf(event));
    }
    return found;
  };

  return {
    async record(events, work) {
      const working = work();
      for (const event of events) {
        inProgress.set(keyOf(event), working);
        others.delete(keyOf(event));
      }
      try {
        const result = await working;
        for (const event of events) recorded.set(keyOf(event), event);
        void confirmRecorded();
        return result;
      } finally {
        for (const event of events) inProgress.delete(keyOf(event));
      }
    },

    async whenFree(events, action) {
      const keys = events.map(keyOf);
      const deadline = performance.now() + 2 * lease;
      for (;;) {
        // waits for own writes first, because Redis would assign these events to this process again; new ones may start
        // meanwhile
        const writing = keys.flatMap((key) => inProgress.get(key) ?? []);
        if (writing.length > 0) {
          await Promise.allSettled(writing);
          continue;
        }
        const unconfirmed = keys.filter((key) => recorded.has(key));
        if (unconfirmed.length > 0) {
          await confirmThese(unconfirmed);
          continue;
        }
        const answer = await action();
        if (answer !== 'pending') return answer;
        if (performance.now() > deadline) throw new CountersUnavailableError();
        await wait(RETRY_INTERVAL);
      }
    },

    confirm: confirmAll,

    async filterOf({ isAdopted, read }) {
      await Promise.allSettled(inProgress.values());
      await confirmAll();
      const found = isAdopted ? await findOthers(await read()) : new Set(others);
      if (found.size === 0) return null;
      const serves = new Set([...found].map((key) => key.split(' ')[0]));
      const met = new Set<string>();
      return {
        excludes(row) {
          // the row for the request to another server accompanies the first event of its advert
          if (row.kind === 'backfill') return serves.has(row.serve);
          const event = unconfirmedOf(row);
          if (event === null || !found.has(keyOf(event))) return false;
          met.add(keyOf(event));
          return true;
        },
        // each event is in one batch only
        done() {
          for (const key of met) others.delete(key);
        },
      };
    },
  };
}
