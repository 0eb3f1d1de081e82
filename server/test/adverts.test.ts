import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adverts, campaigns, ordAdverts } from '../src/platform/db/schema.ts';
import { type Advert, type AdvertScene, startAdvertScene } from './advert-scene.ts';
import { createAdvert, createCampaign } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

describe('the detail', () => {
  it('has the registration and the targeting, wrapped, with defaults', async () => {
    const { id } = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
    expect(await scene.read(id)).toMatchObject({
      ordAdvert: null,
      ads: { id: scene.campaign.id, cash_limit: { value: null } },
    });
    await scene.test.db.insert(ordAdverts).values({ advertId: id, erid: '2VtzqwH1jKp', brand: 'Shop' });
    const targeting = { cash_limit: 100, devices: ['mobile' as const], geo_white_ui: '[{"id":1}]' };
    await scene.test.db.update(campaigns).set({ targeting }).where(eq(campaigns.id, scene.campaign.id));
    expect(await scene.read(id)).toMatchObject({
      ordAdvert: { advert_id: id, erid: '2VtzqwH1jKp', brand: 'Shop', erir_status: 'processing' },
      ads: {
        cash_limit: { value: 100 },
        devices: { value: ['mobile'] },
        geo_white_ui: '[{"id":1}]',
        keywords: { value: { white: [], black: [] } },
        os_versions: { desktop: { windows: [], macOS: [], other: false } },
      },
    });
  });
});

describe('the lists', () => {
  it('are sorted by name, case-insensitively', async () => {
    const { id } = await createCampaign(scene.testUsers.otherAdvertiser);
    for (const name of ['beta', 'Gamma', 'Alpha', 'alpha'])
      await createAdvert(scene.testUsers.otherAdvertiser, { ads_id: id, name });
    for (const path of ['adverts', `adverts/by-ads/${id}`]) {
      const { body } = await scene.testUsers.otherAdvertiser.call<Advert[]>('GET', path);
      expect(body.map(({ name }) => name)).toEqual(['Alpha', 'alpha', 'beta', 'Gamma']);
    }
  });

  it('across campaigns name the campaign of each advert', async () => {
    const { id, name } = await createCampaign(scene.testUsers.otherAdvertiser, { name: 'Autumn' });
    const advert = await createAdvert(scene.testUsers.otherAdvertiser, { ads_id: id });
    const { body } = await scene.testUsers.otherAdvertiser.call<Advert[]>('GET', 'adverts');
    expect(body.find((other) => other.id === advert.id)).toMatchObject({ ads_name: name });
  });
});

describe('a removed advert', () => {
  it('disappears from all lists, with the status deleted', async () => {
    const advert = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
    const path = `adverts/${advert.id}`;
    expect((await scene.testUsers.advertiser.call('DELETE', path)).status).toBe(204);
    for (const who of ['advertiser', 'admin'] as const) {
      expect((await scene.testUsers[who].call('GET', path)).status).toBe(404);
      expect((await scene.testUsers[who].call('DELETE', path)).status).toBe(404);
      expect((await scene.update(scene.testUsers[who], advert, { name: 'Back' })).status).toBe(404);
      const { body } = await scene.testUsers[who].call<Advert[]>('GET', 'adverts');
      expect(body.some(({ id }) => id === advert.id)).toBe(false);
    }
    const [row] = await scene.test.db.select().from(adverts).where(eq(adverts.id, advert.id));
    expect(row?.status).toBe('deleted');
  });
});
