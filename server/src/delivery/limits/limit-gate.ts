import type { RequestCurve } from './day-plan.ts';
import type { Frequency, Viewer } from './frequency.ts';
import type { LimitCounts } from './limit-counts.ts';
import type { LimitedCampaign } from './limited-campaign.ts';
import { createPacing } from './pacing.ts';
import type { CounterLimit } from './usage-counts.ts';
import type { FindZoneDay } from './zone-days.ts';

export type LimitRefusal = 'unread' | 'limit_total' | 'limit_day' | 'no_balance' | 'pacing' | 'frequency';

/** Returns the first reason in their order why a campaign may not be served now, by the known counters; null if it may. */
export type LimitGate = (campaign: LimitedCampaign, at: Date, viewer: Viewer | null) => LimitRefusal | null;

interface GateDeps {
  counts: LimitCounts;
  zoneDay: FindZoneDay;
  frequency: Pick<Frequency, 'refuses'>;
  /** Last week's requests by hour; null while unknown. */
  readCurve: () => RequestCurve | null;
}

const terms = [
  ['total', 'limit_total'],
  ['day', 'limit_day'],
  ['balance', 'no_balance'],
] as const;

export function createLimitGate({ counts, zoneDay, frequency, readCurve }: GateDeps): LimitGate {
  const pacing = createPacing(readCurve);
  return (campaign, moment, viewer) => {
    const at = moment.getTime();
    const known = counts.update(campaign);
    if (known === undefined) return 'unread';
    const today = zoneDay(campaign.timezone, at);
    const { day } = today;
    const { shows, cash, paced } = counts.dayLimits(known, day);
    const ofGroup = counts.groupDayLimits(known, day, at);
    for (const [term, refusal] of terms) {
      if (isReached(shows, term, 1) || isReached(cash, term, campaign.price)) return refusal;
      if (isReached(ofGroup, term, campaign.price)) return refusal;
    }
    if (campaign.pacing === 'even' && pacing.isAhead(campaign, paced, today, at)) return 'pacing';
    return frequency.refuses(campaign, viewer, { at, day }) ? 'frequency' : null;
  };
}

/** Whether a limit is reached (as for the serving state), or leaves no room for one more amount. */
const isReached = (counterLimits: readonly CounterLimit[], asked: CounterLimit['term'], amount: number) =>
  counterLimits.some(
    ({ term, limit, counter: { used, reserved } }) =>
      term === asked && limit !== null && (used >= limit || used + reserved + amount > limit),
  );
