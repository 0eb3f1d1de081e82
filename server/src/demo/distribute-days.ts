import type { DemoAdvert } from './content/demo-campaign.ts';
import type { DemoDay, PlannedDay } from './demo-days.ts';
import { curveOn, type ViewingCurve } from './viewing-curve.ts';

/** The number of latest days without the adverts that are stopped now. */
const STOPPED_DAYS = 9;

interface WatchedAdvert {
  status: DemoAdvert['status'];
  curve: ViewingCurve;
}

/**
 * Divides a campaign's days among its adverts. The first advert gets the most; adverts that were never started get nothing.
 * Each has its own viewing curve.
 *
 * @returns the days of each advert, in the order of the adverts
 */
export function distributeDays(adverts: readonly WatchedAdvert[], days: readonly PlannedDay[]): DemoDay[][] {
  const isWorking = adverts.map(({ status }) => status === 'working');
  const wasStarted = adverts.map(({ status }) => status === 'working' || status === 'stopped');
  const shared = days.map((day, index) => {
    const isLate = index >= days.length - STOPPED_DAYS && isWorking.includes(true);
    return shareDay(
      day,
      weigh(isLate ? isWorking : wasStarted),
      adverts.map(({ curve }) => curveOn(index, curve)),
    );
  });
  return adverts.map((_, index) => shared.flatMap((shares) => shares[index] ?? []));
}

/** Each participating advert weighs two thirds of the previous one. */
function weigh(takesPart: readonly boolean[]): number[] {
  let next = 1;
  return takesPart.map((takes) => {
    if (!takes) return 0;
    const weight = next;
    next *= 2 / 3;
    return weight;
  });
}

function shareDay(
  { day, ...sums }: PlannedDay,
  weights: readonly number[],
  curves: readonly ViewingCurve[],
): (DemoDay | undefined)[] {
  const impressions = split(sums.impressions, weights);
  const shows = split(sums.shows, weights);
  const clicks = split(sums.clicks, weights);
  const cents = split(Math.round(sums.spend * 100), weights);
  return curves.map((curve, index) => {
    const of = (list: readonly number[]) => list[index] ?? 0;
    if (of(weights) === 0) return undefined;
    const counted = { day, impressions: of(impressions), shows: of(shows), clicks: of(clicks) };
    return { ...counted, ...watched(curve, of(shows)), spend: of(cents) / 100 };
  });
}

const watched = ({ quartile25, quartile50, quartile75, completes }: ViewingCurve, shows: number): ViewingCurve => ({
  quartile25: Math.round(shows * quartile25),
  quartile50: Math.round(shows * quartile50),
  quartile75: Math.round(shows * quartile75),
  completes: Math.round(shows * completes),
});

/** Adds the viewing figures of its adverts to a campaign's day. */
export function withViewingFigures(day: PlannedDay, shares: readonly DemoDay[]): DemoDay {
  const sum = (name: keyof ViewingCurve) => shares.reduce((total, share) => total + share[name], 0);
  const [quartile25, quartile50] = [sum('quartile25'), sum('quartile50')];
  return { ...day, quartile25, quartile50, quartile75: sum('quartile75'), completes: sum('completes') };
}

/** Splits an integer by weight; the remainder of rounding goes to the first part with a weight. */
function split(count: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((count * weight) / all));
  const left = count - shares.reduce((sum, share) => sum + share, 0);
  const first = weights.findIndex((weight) => weight > 0);
  return shares.map((share, index) => (index === first ? share + left : share));
}
