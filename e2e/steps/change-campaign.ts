import type { ApiSession } from '../../scripts/lib/api-session.ts';
import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';

type Schemas = components['schemas'];

export async function changeCampaign(api: ApiSession, id: number, change: Partial<Schemas['CampaignUpdate']>) {
  const campaign = await api.get<Schemas['Campaign']>(`campaigns/${id}`);
  const { name, advert_link, format_id, pay_model, bid, status, version } = campaign;
  await api.put(`campaigns/${id}`, { name, advert_link, format_id, pay_model, bid, status, version, ...change });
}
