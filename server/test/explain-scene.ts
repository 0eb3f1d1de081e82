import type { AdRequest } from '../src/advertising/targeting/ad-request.ts';
import { prepareRequest } from '../src/advertising/targeting/prepared-request.ts';
import { placement } from '../src/delivery/decision/decision-scene.ts';
import { createDeliveryIndex } from '../src/delivery/decision/delivery-index.ts';
import { explain } from '../src/delivery/decision/explain.ts';
import { readCampaigns } from '../src/delivery/decision/read-campaigns.ts';
import type { Refusal } from '../src/delivery/decision/refusals.ts';
import { readRequestDictionaries } from '../src/delivery/decision/request-dictionaries.ts';
import type { LimitedCampaign } from '../src/delivery/limits/limited-campaign.ts';
import { readUsage } from '../src/delivery/limits/read-usage.ts';
import { createServeLimits } from '../src/delivery/limits/serve-limits.ts';
import { createServedKinds } from '../src/delivery/limits/served-kinds.ts';
import type { TestApp } from './harness.ts';

/** Refusals that depend on the request or on other campaigns; the campaign itself is serving. */
const ofRequest = new Set<Refusal | null>([
  null,
  ...(['floor', 'blocked_category', 'blocked_domain', 'device', 'os', 'browser', 'language', 'geo', 'ip'] as const),
  ...(['referer', 'source', 'keyword', 'category', 'resolution', 'pacing', 'frequency', 'lost_auction'] as const),
]);

/** Whether a campaign with this refusal, or with none, serves other requests. */
export const isOfRequest = (refusal: Refusal | null) => ofRequest.has(refusal);

const request: Omit<AdRequest, 'at' | 'feedId'> = {
  ...{ device: null, os: null, osVersion: null, browser: null, language: null, ip: null, referer: null, source: null },
  ...{ continent: null, country: null, region: null, cityId: null, resolutionId: null, categories: [], keywords: [] },
};

/** Requests a decision for each campaign on a placement of its format, and returns the refusals by campaign. */
export async function explainEach({ db }: TestApp, now: Date): Promise<Map<number, Refusal | null>> {
  const { siteFeedId } = await readRequestDictionaries(db);
  const asked = prepareRequest({ ...request, at: now, feedId: siteFeedId });
  const index = createDeliveryIndex();
  for await (const { id, campaign } of readCampaigns(db, '')) index.putCampaign(id, campaign);
  const limits = createServeLimits({ startedAt: now, served: createServedKinds() });
  limits.load(await readUsage(db, now));
  const gate = (campaign: LimitedCampaign) => limits.refuses(campaign, now, null);
  const found = new Map<number, Refusal | null>();
  for (const formatId of new Set(Array.from(index.campaigns(), (campaign) => campaign.formatId)))
    for (const { campaign, refusal } of await explain(index, asked, { ...placement, formatId }, gate))
      if (campaign.formatId === formatId) found.set(campaign.limited.id, refusal);
  return found;
}
