import type { campaignOutcomes } from '../platform/db/schema.ts';
import type { AdvertSegment } from './make-demo-segments.ts';

type Row = typeof campaignOutcomes.$inferInsert;

const HOUR = 3_600_000;

/** Refusals that occur for any campaign, whatever its settings; the more frequent one is listed twice. */
const refusals = ['lost_auction', 'lost_auction', 'pacing'] as const;

/**
 * Adds up the outcomes of the last 24 hours' requests for each campaign, consistent with its shows in that time. Requests
 * without an advert are divided among reasons, segment by segment.
 * @param now when the demo is written
 */
export function createDemoOutcomes(now: Date) {
  const rows = new Map<string, Row>();
  let count = 0;
  const put = (row: Row) => {
    const key = `${row.campaignId} ${row.hour.getTime()} ${row.outcome}`;
    const known = rows.get(key) ?? { ...row, requests: 0, judged: 0 };
    rows.set(key, { ...known, requests: known.requests + row.requests, judged: known.judged + row.judged });
  };
  return {
    add({ campaign, ts, counts: { request, serve } }: Pick<AdvertSegment, 'campaign' | 'ts' | 'counts'>) {
      if (now.getTime() - ts.getTime() > 24 * HOUR) return;
      const at = { campaignId: campaign.id, hour: new Date(Math.floor(ts.getTime() / HOUR) * HOUR) };
      const won = Math.min(request, serve);
      if (won > 0) put({ ...at, outcome: 'won', requests: won, judged: won });
      const refused = request - won;
      const outcome = refusals[count++ % refusals.length];
      if (refused > 0 && outcome) put({ ...at, outcome, requests: refused, judged: refused });
    },
    rows: (): Row[] => [...rows.values()],
  };
}
