import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import { Upload } from 'tus-js-client';
import type { Account } from '../../scripts/lib/accounts.ts';
import type { ApiSession } from '../../scripts/lib/api-session.ts';
import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';
import { changeCampaign } from './change-campaign.ts';
import { unique } from './unique.ts';

type Schemas = components['schemas'];

/** A campaign whose advert serves, and a placement that fits it. */
export interface Serving {
  campaign: Schemas['Campaign'];
  advert: Schemas['Advert'];
  placement: Schemas['Placement'];
}

/**
 * Uploads a video, has its advert approved and started, and creates a placement for it, all through the API. Both have
 * a format of their own, which adverts of other tests don't fit.
 */
export async function startServing(
  api: (account: Account) => Promise<ApiSession>,
  video: string,
  values: Partial<Schemas['CampaignCreate']> = {},
  { kind = 'preroll', interactive = false }: { kind?: Schemas['FormatKind']; interactive?: boolean } = {},
): Promise<Serving> {
  const [advertiser, admin, webmaster] = [await api('advertiser'), await api('admin'), await api('webmaster')];
  const name = unique('Format');
  const code = name.toLowerCase().replaceAll(/\W+/g, '-');
  const limits = { skip_offset: 1, price_floor: 50, mime_types: ['video/mp4'], vpaid_allowed: kind !== 'overlay' };
  const format = await admin.post<Schemas['Format']>('settings/formats', { name, code, kind, ...limits });
  const terms = { format_id: format.id, bid: format.price_floor, ...values };
  const campaign = await advertiser.createCampaign(unique('Campaign'), terms);
  const { url } = await upload(advertiser, video);
  const advert = await advertiser.post<Schemas['Advert']>('adverts', {
    ads_id: campaign.id,
    name: unique('Advert'),
    advert_link: 'https://shop.example/',
    creative: url,
    interactive,
  });
  await advertiser.register(advert.id, '2VtzqwH1jKp');
  const state = async () =>
    (await advertiser.get<Schemas['AdvertDetail']>(`adverts/${advert.id}`)).advert.loading_status;
  await expect.poll(state, { timeout: 120_000 }).toBe('ready');
  await admin.updateAdvert(advert.id, { status: 'approved' });
  await advertiser.updateAdvert(advert.id, { status: 'working' });
  await changeCampaign(advertiser, campaign.id, { status: 'working' });
  const started = await advertiser.get<Schemas['Campaign']>(`campaigns/${campaign.id}`);
  expect(started.serving_state).toBe('serving');

  const { items } = await webmaster.get<Schemas['SiteList']>('sites?limit=50');
  const site = items.find(({ state }) => state === 'serving');
  const placement = await webmaster.post<Schemas['Placement']>(`sites/${site?.id}/placements`, {
    name: unique('Placement'),
    format_id: format.id,
  });
  return { campaign: started, advert, placement };
}

function upload(session: ApiSession, path: string): Promise<{ url: string }> {
  return new Promise((resolve, reject) => {
    new Upload(createReadStream(path), {
      endpoint: session.mediaUrl,
      headers: session.headers,
      metadata: { filename: basename(path), filetype: 'video/mp4' },
      uploadSize: statSync(path).size,
      chunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onSuccess: ({ lastResponse }) => resolve(JSON.parse(lastResponse.getBody())),
    }).start();
  });
}
