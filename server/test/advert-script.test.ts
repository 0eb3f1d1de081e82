import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formats } from '../src/platform/db/schema.ts';
import { type Advert, type AdvertScene, type Refused, startAdvertScene } from './advert-scene.ts';
import { createAdvert, createCampaign } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

const refusal = ["The campaign's format has no VPAID"];

const allowScripts = (vpaidAllowed: boolean) =>
  scene.test.db.update(formats).set({ vpaidAllowed }).where(eq(formats.id, scene.campaign.format_id));

describe('an advert with a script', () => {
  it('is refused if the format allows no scripts', async () => {
    await allowScripts(false);
    const { status, body } = await scene.testUsers.advertiser.call<Refused>('POST', 'adverts', {
      ads_id: scene.campaign.id,
      name: 'Spring quiz',
      advert_link: 'https://shop.example/spring',
      use_vpaid: true,
      vpaid: 'https://cdn.shop.example/vpaid.js',
    });
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { use_vpaid: refusal } });
  });

  it('stays editable after its format disallowed scripts, but a video can not get one', async () => {
    await allowScripts(true);
    const drawn = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
    const shown = await scene.withVideo();
    await allowScripts(false);
    expect((await scene.update(scene.testUsers.advertiser, drawn, { name: 'Renamed' })).status).toBe(200);
    const script = { use_vpaid: true, vpaid: 'https://cdn.shop.example/vpaid.js' };
    const { status, body } = await scene.update(scene.testUsers.advertiser, shown, script);
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { use_vpaid: refusal } });
  });

  it('is copied only if the format allows scripts', async () => {
    await allowScripts(true);
    const advert = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
    const { id: campaignId } = await createCampaign(scene.testUsers.advertiser);
    const copy = () =>
      scene.testUsers.advertiser.call<Advert & Refused>('POST', `adverts/${advert.id}/copy`, { campaignId });
    expect((await copy()).status).toBe(201);
    await allowScripts(false);
    const { status, body } = await copy();
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { campaignId: refusal } });
  });
});
