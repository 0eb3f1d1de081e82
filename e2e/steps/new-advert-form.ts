import type { ApiSession } from '../../scripts/lib/api-session.ts';
import { unique } from './unique.ts';

/** Creates a campaign of the advertiser and returns the path of the form for its first advert. */
export async function newAdvertForm(api: ApiSession): Promise<string> {
  const { id } = await api.createCampaign(unique('Campaign'));
  return `/advertiser/campaigns/${id}/new-advert`;
}
