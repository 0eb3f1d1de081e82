import type { Random } from '../advertising/reach/random.ts';
import type { campaignDays } from '../platform/db/schema.ts';
import type { DemoCampaign } from './content/demo-campaign.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import type { ViewingCurve } from './viewing-curve.ts';

export type DemoDay = Required<Omit<typeof campaignDays.$inferInsert, 'campaignId'>>;

/** A day of a campaign without the viewing quartiles. */
export type PlannedDay = Omit<DemoDay, keyof ViewingCurve>;

/**
 * Generates a campaign's results for each past day: a weekend factor, a trend and some randomness. Today counts in
 * proportion to the hours passed.
 *
 * @param completes the share of its shows that are watched to the end, which CPV bills
 * @param random seeded, so that a campaign has the same past wherever the demo content is made on the same day
 */
export function demoDays(
  campaign: DemoCampaign,
  { calendar, completes }: { calendar: DemoCalendar; completes: number },
  random: Random,
): PlannedDay[] {
  const { ran, targeting = {}, usedUp = Number.POSITIVE_INFINITY } = campaign;
  if (ran === undefined) return [];
  const { from, to = 0, shows, weekend, trend = 0, clickRate = 0.01 } = ran;
  const days: PlannedDay[] = [];
  let left = usedUp;
  for (let offset = from; offset <= to && left > 0; offset += 1) {
    const weekday = calendar.weekdayOf(offset);
    const isSold = !targeting.active_weekdays?.length || targeting.active_weekdays.includes(weekday);
    const growth = 1 + (trend * (offset - from)) / Math.max(1, to - from);
    const chance = 0.93 + random.below(140) / 1000;
    const passed = offset === 0 ? calendar.passedOfToday(targeting.active_hours ?? []) : 1;
    const usual = isSold ? shows * growth * (weekday > 5 ? weekend : 1) * chance * passed : 0;
    const clicks = Math.round(usual * clickRate * (0.9 + random.below(200) / 1000));
    const day = priced(campaign, { day: calendar.dayOf(offset), shows: Math.round(usual), clicks, completes });
    days.push(day.spend <= left ? day : cutToBudget(day, left));
    left -= day.spend;
  }
  return days;
}

/** Adds spend and impressions. Impressions exceed shows, because some viewers leave before a show counts. */
function priced(
  { payModel = 'cpm', bid }: DemoCampaign,
  { day, shows, clicks, completes }: { day: string; shows: number; clicks: number; completes: number },
): PlannedDay {
  const impressions = Math.round(shows * 1.06);
  const price = { cpm: (impressions * bid) / 1000, cpc: clicks * bid, cpv: shows * completes * bid };
  return { day, impressions, shows, clicks, spend: Math.round(price[payModel] * 100) / 100 };
}

function cutToBudget(day: PlannedDay, spend: number): PlannedDay {
  const part = spend / day.spend;
  const cut = (count: number) => Math.floor(count * part);
  const { impressions, shows, clicks } = day;
  return {
    ...day,
    impressions: cut(impressions),
    shows: cut(shows),
    clicks: cut(clicks),
    spend: Math.round(spend * 100) / 100,
  };
}
