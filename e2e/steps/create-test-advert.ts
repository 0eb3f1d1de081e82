import type { ApiSession } from '../../scripts/lib/api-session.ts';
import { unique } from './unique.ts';

/** Creates an advert in moderation, in a new campaign of the advertiser. A script plays it, so it needs no video. */
export async function createTestAdvert(api: ApiSession) {
  const campaign = await api.createCampaign(unique('Campaign'));
  const advert = await api.createScriptedAdvert(campaign.id, unique('Advert'));
  return { campaign, advert };
}
