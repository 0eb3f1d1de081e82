import type { EventWriter } from '../../events/spool/event-writer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { OpenLimits } from '../limits/delivery-limits.ts';
import type { RequestCounts } from './request-counts.ts';

type StateOfProcess = components['schemas']['ProcessState'];

/** The recent history of a process. */
export interface ProcessMonitor {
  read(at: Date): {
    state: StateOfProcess;
    since: Date;
    /** The outcomes of the requests of the last hour, or since a more recent start. */
    requests: { since: Date; outcomes: ReturnType<RequestCounts['sums']> };
  };
  close(): void;
}

interface StateDeps {
  limits: Pick<OpenLimits, 'areReady' | 'isServedElsewhere' | 'areCountersUnavailable'>;
  writer: Pick<EventWriter, 'isFull'>;
  counts: Pick<RequestCounts, 'sums'>;
  startedAt: Date;
}

/** In milliseconds. */
const CHECK_INTERVAL = 1_000;
const SUMS_INTERVAL = 60_000;
const HOUR = 3_600_000;

/** Checks the state of a process once a second, to know since when it holds. */
export function monitorProcess({ limits, writer, counts, startedAt }: StateDeps): ProcessMonitor {
  const stateNow = (): StateOfProcess => {
    if (limits.isServedElsewhere()) return 'elsewhere';
    if (limits.areCountersUnavailable()) return 'counters_away';
    if (!limits.areReady()) return 'starting';
    return writer.isFull() ? 'no_room' : 'serving';
  };
  let known = { state: stateNow(), since: startedAt };
  /** Snapshots of the sums during the last hour, a minute apart, and the latest one before it. */
  let snapshots: { at: Date; sums: ReturnType<RequestCounts['sums']> }[] = [{ at: startedAt, sums: {} }];

  const update = (at: Date) => {
    const state = stateNow();
    if (state !== known.state) known = { state, since: at };
    const last = snapshots.at(-1)?.at ?? startedAt;
    if (at.getTime() - last.getTime() < SUMS_INTERVAL) return;
    const recent = snapshots.filter((one) => at.getTime() - one.at.getTime() <= HOUR);
    snapshots = [...recent, { at, sums: counts.sums() }];
  };
  const timer = setInterval(() => update(new Date()), CHECK_INTERVAL).unref();

  return {
    read(at) {
      update(at);
      const [{ at: since, sums: before } = { at: startedAt, sums: {} }] = snapshots;
      const outcomes = Object.entries(counts.sums()).flatMap(([outcome, sum]) => {
        const requests = sum - (before[outcome as keyof typeof before] ?? 0);
        return requests === 0 ? [] : [[outcome, requests]];
      });
      return { ...known, requests: { since, outcomes: Object.fromEntries(outcomes) } };
    },
    close: () => clearInterval(timer),
  };
}
