import type { EventWriter } from '../../events/spool/event-writer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { OpenLimits } from '../limits/open-limits.ts';
import type { RequestCounts } from './request-counts.ts';

type StateOfProcess = components['schemas']['ProcessState'];

/** The recent history of a process. */
export interface WatchedProcess {
  read(at: Date): {
    state: StateOfProcess;
    since: Date;
    /** The outcomes of the requests of the last hour, or since a more recent start. */
    requests: { since: Date; outcomes: ReturnType<RequestCounts['sums']> };
  };
  close(): void;
}

interface StateDeps {
  limits: Pick<OpenLimits, 'areReady' | 'areElsewhere' | 'areAway'>;
  writer: Pick<EventWriter, 'isFull'>;
  counts: Pick<RequestCounts, 'sums'>;
  startedAt: Date;
}

/** In milliseconds. */
const LOOKED_EVERY = 1_000;
const SUMS_EVERY = 60_000;
const HOUR = 3_600_000;

/** Checks the state of a process once a second, to know since when it holds. */
export function watchProcess({ limits, writer, counts, startedAt }: StateDeps): WatchedProcess {
  const stateNow = (): StateOfProcess => {
    if (limits.areElsewhere()) return 'elsewhere';
    if (limits.areAway()) return 'counters_away';
    if (!limits.areReady()) return 'starting';
    return writer.isFull() ? 'no_room' : 'serving';
  };
  let known = { state: stateNow(), since: startedAt };
  /** Snapshots of the sums during the last hour, a minute apart, and the latest one before it. */
  let kept: { at: Date; sums: ReturnType<RequestCounts['sums']> }[] = [{ at: startedAt, sums: {} }];

  const look = (at: Date) => {
    const state = stateNow();
    if (state !== known.state) known = { state, since: at };
    const last = kept.at(-1)?.at ?? startedAt;
    if (at.getTime() - last.getTime() < SUMS_EVERY) return;
    const recent = kept.filter((one) => at.getTime() - one.at.getTime() <= HOUR);
    kept = [...recent, { at, sums: counts.sums() }];
  };
  const timer = setInterval(() => look(new Date()), LOOKED_EVERY).unref();

  return {
    read(at) {
      look(at);
      const [{ at: since, sums: before } = { at: startedAt, sums: {} }] = kept;
      const outcomes = Object.entries(counts.sums()).flatMap(([outcome, sum]) => {
        const requests = sum - (before[outcome as keyof typeof before] ?? 0);
        return requests === 0 ? [] : [[outcome, requests]];
      });
      return { ...known, requests: { since, outcomes: Object.fromEntries(outcomes) } };
    },
    close: () => clearInterval(timer),
  };
}
