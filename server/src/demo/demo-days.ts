import type { campaignDays } from '../db/schema.ts';

const DAY = 24 * 60 * 60 * 1000;

/** YYYY-MM-DD, so many days from today. */
export const demoDay = (offset: number): string => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10);

/**
 * A month of a campaign, today included: shows that rise and fall with the week, and what followed from them.
 *
 * @param shows on a usual day
 * @param price of a thousand shows
 */
export function demoDays(campaignId: number, shows: number, price: number): (typeof campaignDays.$inferInsert)[] {
  return Array.from({ length: 30 }, (_, index) => {
    const daily = Math.round(shows * (1 + 0.25 * Math.sin((index * 2 * Math.PI) / 7) + 0.01 * index));
    return {
      campaignId,
      day: demoDay(index - 29),
      impressions: Math.round(daily * 1.08),
      shows: daily,
      clicks: Math.round(daily * 0.012),
      spend: Math.round((daily * price) / 10) / 100,
    };
  });
}
