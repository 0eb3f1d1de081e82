import type { DemoAdvert } from './content/demo-campaign.ts';
import type { DemoDay } from './demo-days.ts';

/** Of the latest days, this many are without the adverts that are stopped now. */
const STOPPED_FOR = 9;

/**
 * Divides a campaign's days among its adverts, so that they add up to the campaign. The first advert gets the most;
 * adverts that were never started get nothing.
 *
 * @returns the days of each advert, in the order of the adverts
 */
export function shareDays(adverts: readonly Pick<DemoAdvert, 'status'>[], days: readonly DemoDay[]): DemoDay[][] {
  const isWorking = adverts.map(({ status }) => status === 'working');
  const wasStarted = adverts.map(({ status }) => status === 'working' || status === 'stopped');
  const shared = days.map((day, index) => {
    const isLate = index >= days.length - STOPPED_FOR && isWorking.includes(true);
    return shareDay(day, weigh(isLate ? isWorking : wasStarted));
  });
  return adverts.map((_, index) => shared.flatMap((shares) => shares[index] ?? []));
}

/** Each advert that takes part weighs two thirds of the one before. */
function weigh(takesPart: readonly boolean[]): number[] {
  let next = 1;
  return takesPart.map((takes) => {
    if (!takes) return 0;
    const weight = next;
    next *= 2 / 3;
    return weight;
  });
}

function shareDay(day: DemoDay, weights: readonly number[]): (DemoDay | undefined)[] {
  const [impressions, shows, clicks, completes] = [
    day.impressions ?? 0,
    day.shows,
    day.clicks ?? 0,
    day.completes ?? 0,
  ].map((count) => split(count, weights));
  const cents = split(Math.round(day.spend * 100), weights);
  return weights.map((weight, index) =>
    weight === 0
      ? undefined
      : {
          day: day.day,
          impressions: impressions?.[index] ?? 0,
          shows: shows?.[index] ?? 0,
          clicks: clicks?.[index] ?? 0,
          completes: completes?.[index] ?? 0,
          spend: (cents[index] ?? 0) / 100,
        },
  );
}

/** Splits a whole number by weight; what rounding leaves over goes to the first that weighs anything. */
function split(count: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((count * weight) / all));
  const left = count - shares.reduce((sum, share) => sum + share, 0);
  const first = weights.findIndex((weight) => weight > 0);
  return shares.map((share, index) => (index === first ? share + left : share));
}
