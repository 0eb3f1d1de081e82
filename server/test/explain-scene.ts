import { eq } from 'drizzle-orm';
import type { AdRequest } from '../src/advertising/targeting/ad-request.ts';
import { prepareRequest } from '../src/advertising/targeting/prepared-request.ts';
import { placement } from '../src/delivery/decision/decision-scene.ts';
import { createDeliveryIndex } from '../src/delivery/decision/delivery-index.ts';
import { explain } from '../src/delivery/decision/explain.ts';
import { readCampaigns } from '../src/delivery/decision/read-campaigns.ts';
import type { Refusal } from '../src/delivery/decision/refusals.ts';
import type { LimitedCampaign } from '../src/delivery/limits/limited-campaign.ts';
import { readUsed } from '../src/delivery/limits/read-used.ts';
import { createServeLimits } from '../src/delivery/limits/serve-limits.ts';
import { createServedKinds } from '../src/delivery/limits/served-kinds.ts';
import { feeds } from '../src/platform/db/schema.ts';
import type { TestApp } from './harness.ts';

/** Refusals that depend on the request and on other campaigns: the campaign serves all the same. */
const ofRequest = new Set<Refusal | null>([
  null,
  ...(['floor', 'blocked_category', 'blocked_domain', 'device', 'os', 'browser', 'language', 'geo', 'ip'] as const),
  ...(['referer', 'source', 'keyword', 'category', 'resolution', 'pacing', 'frequency', 'lost_auction'] as const),
]);

/** Whether a campaign that delivery refuses so serves other requests, or a campaign that it does not refuse. */
export const isOfRequest = (refusal: Refusal | null) => ofRequest.has(refusal);

const request: Omit<AdRequest, 'at' | 'feedId'> = {
  ...{ device: null, os: null, osVersion: null, browser: null, language: null, ip: null, referer: null, source: null },
  ...{ continent: null, country: null, region: null, cityId: null, resolutionId: null, categories: [], keywords: [] },
};

/**
 * Asks delivery about each campaign, on a placement of its own format and by each feed that works. Returns the refusals by
 * campaign: of the feed that is refused nothing of the campaign's own, if there is one.
 */
export async function explainEach({ db }: TestApp, now: Date): Promise<Map<number, Refusal | null>> {
  const working = await db.select({ id: feeds.id }).from(feeds).where(eq(feeds.status, 'working'));
  const requests = [null, ...working.map(({ id }) => id)].map((feedId) =>
    prepareRequest({ ...request, at: now, feedId }),
  );
  const index = createDeliveryIndex();
  for await (const { id, campaign } of readCampaigns(db, '')) index.putCampaign(id, campaign);
  const limits = createServeLimits({ startedAt: now, served: createServedKinds() });
  limits.load(await readUsed(db, now));
  const gate = (campaign: LimitedCampaign) => limits.refuses(campaign, now, null);
  const found = new Map<number, Refusal | null>();
  for (const formatId of new Set(Array.from(index.campaigns(), (campaign) => campaign.formatId)))
    for (const asked of requests)
      for (const { campaign, refusal } of await explain(index, asked, { ...placement, formatId }, gate)) {
        const { id } = campaign.limited;
        if (campaign.formatId !== formatId || (found.has(id) && isOfRequest(found.get(id) ?? null))) continue;
        found.set(id, refusal);
      }
  return found;
}
