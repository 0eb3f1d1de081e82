import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WrittenByServer } from '../src/advertising/adverts/advert-body.ts';
import { adverts } from '../src/platform/db/schema.ts';
import { type AdvertScene, renditions, startAdvertScene } from './advert-scene.ts';
import type { Schemas } from './harness.ts';
import { createAdvert, createCampaign } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

const rowOf = async (id: number) => (await scene.test.db.select().from(adverts).where(eq(adverts.id, id)))[0];

/** The columns that every edit changes. */
const stamp = { version: expect.any(Number), updatedAt: expect.any(Date), updatedBy: expect.any(Number) };

describe('an unchanged advert', () => {
  it.each(['advertiser', 'manager', 'admin'] as const)('can be sent back by %s without a change', async (who) => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, { ...renditions, status: 'approved', ban: 'Old', administratorRestrictions: 'None' });
    const before = await rowOf(advert.id);
    const { body } = await scene.testUsers[who].call<Schemas['AdvertDetail']>('GET', `adverts/${advert.id}`);
    const reply = await scene.testUsers[who].call('PUT', `adverts/${advert.id}`, body.advert);
    expect(reply.status).toBe(200);
    expect(await rowOf(advert.id)).toEqual({ ...before, ...stamp });
  });

  it('can be sent back from the list, with a video of more than 2 GB', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, { size: 5_000_000_000 });
    const { body } = await scene.testUsers.advertiser.call<Schemas['Advert'][]>('GET', 'adverts');
    const listed = body.find(({ id }) => id === advert.id);
    expect((await scene.testUsers.advertiser.call('PUT', `adverts/${advert.id}`, listed)).status).toBe(200);
  });

  it('can be sent back from the list without a new review', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, { ...renditions, status: 'approved' });
    const { body } = await scene.testUsers.advertiser.call<Schemas['Advert'][]>('GET', 'adverts');
    const listed = body.find(({ id }) => id === advert.id);
    expect(listed).toMatchObject({ owner_name: expect.any(String), currency: expect.any(String) });
    const reply = await scene.testUsers.advertiser.call('PUT', `adverts/${advert.id}`, listed);
    expect(reply).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(reply.headers).not.toHaveProperty('x-ignored-fields');
  });
});

describe('read-only fields', () => {
  const forgeries: Record<WrittenByServer, () => Promise<unknown>> = {
    id: async () => (await createAdvert(scene.testUsers.otherAdvertiser, { ads_id: (await foreignCampaign()).id })).id,
    ads_id: async () => (await foreignCampaign()).id,
    ads_name: async () => 'Another campaign',
    owner_name: async () => 'Another owner',
    currency: async () => 'EUR',
    folder_id: async () => 99,
    duration: async () => 6,
    width: async () => 1,
    height: async () => 'tall',
    size: async () => -1,
    loading_status: async () => 'ready',
    loading_error: async () => 'Nothing is wrong',
    creative_hls: async () => 'https://evil.example/master.m3u8',
    creative_mp4: async () => 'https://evil.example/video.mp4',
    poster: async () => 'https://evil.example/poster.jpg',
    returned: async () => ({ reason: 'Not mine', at: '1999-01-01T00:00:00.000Z' }),
    submitted_at: async () => '1999-01-01T00:00:00.000Z',
    created_at: async () => '1999-01-01T00:00:00.000Z',
    updated_at: async () => 'yesterday',
  };

  const foreignCampaign = () => createCampaign(scene.testUsers.otherAdvertiser);

  it.each(Object.entries(forgeries))('is ignored when it is forged: %s', async (field, forge) => {
    const value = await forge();
    for (const who of ['advertiser', 'manager', 'admin'] as const) {
      const advert = await scene.withVideo();
      const before = await rowOf(advert.id);
      const reply = await scene.testUsers[who].call('PUT', `adverts/${advert.id}`, { ...advert, [field]: value });
      expect(reply.status).toBe(200);
      expect(reply.headers['x-ignored-fields']).toBe(field);
      expect(await rowOf(advert.id)).toEqual({ ...before, ...stamp });
    }
  });

  it('include nothing outside the contract', async () => {
    const advert = await scene.withVideo();
    const forged = { ...advert, owner_id: scene.testUsers.otherAdvertiser.userId };
    expect(await scene.testUsers.advertiser.call('PUT', `adverts/${advert.id}`, forged)).toMatchObject({
      status: 422,
      body: { errors: { owner_id: ['Unknown field'] } },
    });
  });
});
