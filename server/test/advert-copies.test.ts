import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adverts, folders, ordAdverts, users } from '../src/platform/db/schema.ts';
import { type Advert, type AdvertScene, renditions, startAdvertScene } from './advert-scene.ts';
import { createAdvert, createCampaign } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

it('has the legal name of its advertiser, or else the name', async () => {
  const { test, testUsers, campaign } = scene;
  const { id } = await createAdvert(testUsers.advertiser, { ads_id: campaign.id });
  const rename = (legalName: string) =>
    test.db.update(users).set({ name: 'Nadia', legalName }).where(eq(users.id, testUsers.advertiser.userId));
  await rename('Spring shop LLC');
  expect((await scene.read(id)).advertiser).toBe('Spring shop LLC');
  await rename('');
  expect((await scene.read(id)).advertiser).toBe('Nadia');
});

describe('a copy', () => {
  it('is on moderation, in the other campaign, without ERID, marking, ban and restrictions', async () => {
    const advert = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id, title: 'Copied title' });
    await scene.test.db.insert(ordAdverts).values({ advertId: advert.id, erid: '2VtzqwH1jKp' });
    const ban = { status: 'ban', ban: 'No proof', administratorRestrictions: 'None' } as const;
    await scene.write(advert.id, { ...ban, markingInVideo: true });
    const { id: campaignId } = await createCampaign(scene.testUsers.advertiser);
    const { status, body } = await scene.testUsers.advertiser.call<Advert>('POST', `adverts/${advert.id}/copy`, {
      campaignId,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ads_id: campaignId, status: 'moderate', title: 'Copied title', version: 1 });
    expect(body).toMatchObject({ ban: null, administrator_restrictions: null, marking_in_video: false });
    expect((await scene.read(body.id)).ordAdvert).toBeNull();
  });

  it('stays in the folder of its original, unless another user owns that folder', async () => {
    const { testUsers, test } = scene;
    const row = { ownerId: testUsers.advertiser.userId, kind: 'advert', name: 'Spring' } as const;
    const [folder] = await test.db.insert(folders).values(row).returning();
    const advert = await createAdvert(testUsers.advertiser, { ads_id: scene.campaign.id });
    await scene.write(advert.id, { folderId: folder?.id });
    const foreign = await createCampaign(testUsers.otherAdvertiser);
    const folderOfCopy = async (campaignId: number) => {
      const { body } = await testUsers.admin.call<Advert>('POST', `adverts/${advert.id}/copy`, { campaignId });
      const [copied] = await test.db.select().from(adverts).where(eq(adverts.id, body.id));
      return copied?.folderId;
    };
    expect(await folderOfCopy(scene.campaign.id)).toBe(folder?.id);
    expect(await folderOfCopy(foreign.id)).toBeNull();
  });

  const copy = async (advert: Advert) =>
    (
      await scene.testUsers.advertiser.call<Advert>('POST', `adverts/${advert.id}/copy`, {
        campaignId: scene.campaign.id,
      })
    ).body;

  const renditionsOf = async ({ id }: Advert) => {
    const [row] = await scene.test.db.select().from(adverts).where(eq(adverts.id, id));
    return row?.renditions;
  };

  it('is refused if the format does not accept the video', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, { duration: 45 });
    const { id: campaignId } = await createCampaign(scene.testUsers.advertiser, { format_id: 2, bid: 80 });
    const { status, body } = await scene.testUsers.advertiser.call('POST', `adverts/${advert.id}/copy`, { campaignId });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: { campaignId: ['This video is 45 s long. The format Midroll allows 5 to 30 s.'] },
    });
  });

  it('shares a finished video', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, renditions);
    const copied = await copy(advert);
    expect(copied).toMatchObject({ creative: advert.creative, loading_status: 'ready', creative_hls: '/m.m3u8' });
    expect(await renditionsOf(copied)).toEqual(renditions.renditions);
    expect(await scene.jobsOf(copied.id)).toBe(0);
  });

  it.each(['awaiting', 'processing'] as const)('has its own job while the original is %s', async (loadingStatus) => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, { ...renditions, loadingStatus });
    const copied = await copy(advert);
    expect(copied).toMatchObject({ creative: advert.creative, loading_status: 'awaiting' });
    expect(await renditionsOf(copied)).toBeNull();
    expect(await scene.jobsOf(copied.id)).toBe(1);
  });
});
