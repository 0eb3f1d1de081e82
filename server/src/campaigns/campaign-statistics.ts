import { and, eq, gte } from 'drizzle-orm';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { campaignDays } from '../db/schema.ts';
import { zonedTime } from '../time/zoned-time.ts';

type Day = components['schemas']['CampaignDay'];

const DAYS = 30;

/** Each of the last 30 days by the campaign's own clock, today last; zeros where nothing happened. */
export async function campaignStatistics(
  db: Db,
  { id, timezone }: { id: number; timezone: string },
  moment = new Date(),
): Promise<Day[]> {
  const days = lastDays(zonedTime(timezone, moment).day);
  const rows = await db
    .select()
    .from(campaignDays)
    .where(and(eq(campaignDays.campaignId, id), gte(campaignDays.day, days[0] ?? '')));
  const known = new Map(rows.map(({ campaignId, ...row }) => [row.day, row]));
  return days.map((day) => known.get(day) ?? { day, impressions: 0, shows: 0, clicks: 0, spend: 0 });
}

function lastDays(today: string): string[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(`${today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() - (DAYS - 1 - index));
    return day.toISOString().slice(0, 10);
  });
}
