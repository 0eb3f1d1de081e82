import { setImmediate as turn } from 'node:timers/promises';
import type { BatchSift } from '../../../events/spool/batch-finisher.ts';
import type { RecordedEvent } from '../../../events/spool/recorded-event.ts';
import { bitOf } from '../served-kinds.ts';
import type { HeldEvent, SharedCounters } from './shared-counters.ts';

/** Events that this process has counted, until Redis knows that they are recorded. */
export interface HeldEvents {
  /** Records events of a serve. Once Redis knows, nobody takes them over. */
  record<T>(events: readonly HeldEvent[], work: () => Promise<T>): Promise<T>;
  /** Resolves when this process is not recording an event. */
  isFree(event: HeldEvent): Promise<void>;
  /**
   * Tells Redis of all that is recorded.
   * @throws if it is away, or another process may still record one of them
   */
  confirm(): Promise<void>;
  /** Takes out of a batch what another process has recorded, which took it for lost. */
  sift: BatchSift;
}

const MOST_AT_ONCE = 500;

const keyOf = ({ serve, kind }: { serve?: string; kind: string }) => `${serve} ${kind}`;

/** Others are not held. */
const isCounted = (event: RecordedEvent): event is RecordedEvent & HeldEvent =>
  event.serve !== undefined && event.kind in bitOf && (!event.invalid || event.invalid === 'over_limit');

/** @param confirm tells Redis that events are recorded, and says whose they are */
export function createHeldEvents({ confirm }: Pick<SharedCounters, 'confirm'>): HeldEvents {
  const underWay = new Map<string, Promise<unknown>>();
  const recorded = new Map<string, HeldEvent>();
  /** Recorded here, and by another process. */
  const others = new Set<string>();
  let asking: Promise<unknown> = Promise.resolve();
  let isTelling = false;

  const askOnce = async () => {
    const events = [...recorded].slice(0, MOST_AT_ONCE);
    const answers = await confirm(events.map(([, event]) => event));
    for (const [index, [key]] of events.entries()) {
      if (answers[index] === 'unknown') continue;
      recorded.delete(key);
      if (answers[index] === 'other') others.add(key);
    }
    if (answers.includes('unknown')) throw new Error('Another process may be recording the same event');
  };

  const confirmAll = () => {
    const asked = asking.then(async () => {
      while (recorded.size > 0) await askOnce();
    });
    asking = asked.catch(() => {});
    return asked;
  };

  /** What is recorded in the same turn is told together. */
  const tell = async () => {
    if (isTelling) return;
    isTelling = true;
    await turn();
    // after a failure, they are told of again when their batch ends, which waits for it
    await confirmAll().catch(() => {});
    isTelling = false;
  };

  const findOthers = async (events: readonly RecordedEvent[]) => {
    const found = new Set<string>();
    const counted = events.filter(isCounted);
    for (let first = 0; first < counted.length; first += MOST_AT_ONCE) {
      const some = counted.slice(first, first + MOST_AT_ONCE);
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
        underWay.set(keyOf(event), working);
        others.delete(keyOf(event));
      }
      try {
        const result = await working;
        for (const event of events) recorded.set(keyOf(event), event);
        void tell();
        return result;
      } finally {
        for (const event of events) underWay.delete(keyOf(event));
      }
    },

    async isFree(event) {
      await underWay.get(keyOf(event))?.catch(() => {});
    },

    confirm: confirmAll,

    async sift({ isAdopted, read }) {
      await Promise.allSettled(underWay.values());
      await confirmAll();
      if (!isAdopted && others.size === 0) return null;
      const events = await read();
      const found = isAdopted ? await findOthers(events) : new Set(others);
      return (event) => isCounted(event) && found.has(keyOf(event));
    },
  };
}
