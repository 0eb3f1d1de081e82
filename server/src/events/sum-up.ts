import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { RecordedEvent } from './event-writer.ts';

/** The results of a record in a quarter of an hour. */
export interface Sum {
  id: number;
  /** When the quarter begins: an ISO time. */
  at: string;
  requests: number;
  responses: number;
  impressions: number;
  shows: number;
  clicks: number;
  /** In the currency of the advertiser, and of the webmaster. */
  spend: number;
  revenue: number;
}

/** In milliseconds. Days of every time zone begin at a multiple of it. */
const QUARTER = 15 * 60_000;
const MICROS = 1_000_000;

const counterOf = {
  request: 'requests',
  serve: 'responses',
  impression: 'impressions',
  show: 'shows',
  click: 'clicks',
} as const;

/**
 * Adds up the valid events of each record of a kind. Lets other work run after each batch.
 *
 * @returns the sums in order, so that two counts don't wait for each other
 */
export async function sumUp(
  batches: readonly (readonly RecordedEvent[])[],
  record: 'site' | 'campaign' | 'advert',
): Promise<Sum[]> {
  const sums = new Map<string, Sum>();
  for (const events of batches) {
    for (const { ts, kind, invalid = '', count = 1, price = 0, revenue = 0, [record]: id } of events) {
      if (invalid !== '' || id === undefined) continue;
      const quarter = Math.floor(Date.parse(ts) / QUARTER);
      const key = `${id} ${quarter}`;
      const sum = sums.get(key) ?? startSum(id, quarter);
      sums.set(key, sum);
      if (Object.hasOwn(counterOf, kind)) sum[counterOf[kind as keyof typeof counterOf]] += count;
      sum.spend += price;
      sum.revenue += revenue;
    }
    await letOthersRun();
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, spend: sum.spend / MICROS, revenue: sum.revenue / MICROS }))
    .toSorted((a, b) => a.id - b.id || a.at.localeCompare(b.at));
}

const startSum = (id: number, quarter: number): Sum => ({
  ...{ id, at: new Date(quarter * QUARTER).toISOString() },
  ...{ requests: 0, responses: 0, impressions: 0, shows: 0, clicks: 0, spend: 0, revenue: 0 },
});

/** Whether sums have what is counted for campaigns and adverts. */
export const isOfAdvert = ({ impressions, shows, clicks, spend }: Sum): boolean =>
  impressions + shows + clicks > 0 || spend > 0;
