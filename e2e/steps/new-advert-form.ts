import type { ApiSession } from '../../scripts/lib/api-session.ts';
import { unique } from './unique.ts';

/** Where the advertiser gives a campaign its first advert: the path of the form. */
export async function newAdvertForm(api: ApiSession): Promise<string> {
  const { id } = await api.createCampaign(unique('Campaign'));
  return `/advertiser/campaigns/${id}/new-advert`;
}
