import type { ApiSession } from '../../scripts/lib/api-session.ts';
import { unique } from './unique.ts';

/** An advert of a new campaign of the advertiser, on moderation. It needs no video: a script plays it. */
export async function createTestAdvert(api: ApiSession) {
  const campaign = await api.createCampaign(unique('Campaign'));
  const advert = await api.createScriptedAdvert(campaign.id, unique('Advert'));
  return { campaign, advert };
}
