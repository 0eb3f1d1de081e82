import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { RecordedEvent } from '../spool/recorded-event.ts';

/** The results of a record in a quarter of an hour. */
export interface Sum {
  id: number;
  /** Quarter hours since 1970 in UTC. In every time zone, days begin with one. */
  quarter: number;
  requests: number;
  responses: number;
  impressions: number;
  shows: number;
  clicks: number;
  quartile25: number;
  quartile50: number;
  quartile75: number;
  completes: number;
  /** In the currencies of the advertiser and of the webmaster. */
  spend: number;
  revenue: number;
}

/** In milliseconds. */
export const QUARTER = 15 * 60_000;
const MICROS = 1_000_000;

/** The number of events added up before yielding to the event loop; they take a millisecond or two. */
const BATCH_SIZE = 1_000;

const counterOf = {
  request: 'requests',
  serve: 'responses',
  impression: 'impressions',
  show: 'shows',
  click: 'clicks',
  quartile25: 'quartile25',
  quartile50: 'quartile50',
  quartile75: 'quartile75',
  quartile100: 'completes',
} as const;

/** The counters of campaigns and adverts. */
export const advertCounterNames = [
  'impressions',
  'shows',
  'clicks',
  'quartile25',
  'quartile50',
  'quartile75',
  'completes',
  'spend',
] as const satisfies readonly (keyof Sum)[];

const records = ['site', 'campaign', 'advert'] as const;

/**
 * Adds up the valid events of each record, yielding to the event loop in between.
 *
 * @returns the sums in a fixed order, so that concurrent updates don't deadlock
 */
export async function sumEvents(
  batches: readonly (readonly RecordedEvent[])[],
): Promise<Record<(typeof records)[number], Sum[]>> {
  const sums = { site: new SumsOfRecords(), campaign: new SumsOfRecords(), advert: new SumsOfRecords() };
  for (const events of batches) {
    for (let first = 0; first < events.length; first += BATCH_SIZE) {
      for (const event of events.slice(first, first + BATCH_SIZE)) {
        if (event.invalid) continue;
        const quarter = Math.floor(Date.parse(event.ts) / QUARTER);
        for (const record of records) {
          const id = event[record];
          if (id !== undefined) add(sums[record].of(id, quarter), event);
        }
      }
      await yieldToEventLoop();
    }
  }
  return { site: sums.site.inOrder(), campaign: sums.campaign.inOrder(), advert: sums.advert.inOrder() };
}

const zeros = {
  requests: 0,
  responses: 0,
  impressions: 0,
  shows: 0,
  clicks: 0,
  quartile25: 0,
  quartile50: 0,
  quartile75: 0,
  completes: 0,
  spend: 0,
  revenue: 0,
};

class SumsOfRecords {
  /** By quarter (there are few), then by id. */
  readonly #sums = new Map<number, Map<number, Sum>>();

  of(id: number, quarter: number): Sum {
    let ofQuarter = this.#sums.get(quarter);
    if (ofQuarter === undefined) {
      ofQuarter = new Map();
      this.#sums.set(quarter, ofQuarter);
    }
    let sum = ofQuarter.get(id);
    if (sum === undefined) {
      sum = { id, quarter, ...zeros };
      ofQuarter.set(id, sum);
    }
    return sum;
  }

  inOrder(): Sum[] {
    return [...this.#sums.values()]
      .flatMap((ofQuarter) => [...ofQuarter.values()])
      .map((sum) => ({ ...sum, spend: sum.spend / MICROS, revenue: sum.revenue / MICROS }))
      .sort((a, b) => a.id - b.id || a.quarter - b.quarter);
  }
}

function add(sum: Sum, { kind, count = 1, price = 0, revenue = 0 }: RecordedEvent): void {
  if (Object.hasOwn(counterOf, kind)) sum[counterOf[kind as keyof typeof counterOf]] += count;
  sum.spend += price;
  sum.revenue += revenue;
}

/** Whether any counter of campaigns and adverts is above zero. */
export const hasAdvertCounts = (sum: Sum): boolean => advertCounterNames.some((name) => sum[name] > 0);
