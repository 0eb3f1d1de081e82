import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdvertScene, renditions, startAdvertScene } from './advert-scene.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

describe('a new video', () => {
  it('replaces properties, renditions and status, and is queued', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, { ...renditions, status: 'working' });
    const creative = await scene.upload(scene.testUsers.advertiser, { size: 77, duration: 6 });
    const { body } = await scene.update(scene.testUsers.advertiser, { ...advert, status: 'working' }, { creative });
    expect(body).toMatchObject({ status: 'moderate', creative, size: 77, duration: 6, loading_status: 'awaiting' });
    expect(body).toMatchObject({ creative_hls: null, creative_mp4: null, poster: null });
    expect(await scene.jobsOf(advert.id)).toBe(2);
  });

  it('that is the same is not queued, whoever uploaded it', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, renditions);
    const { body } = await scene.update(scene.testUsers.manager, advert, { name: 'By the manager' });
    expect(body).toMatchObject({ loading_status: 'ready', creative_hls: '/m.m3u8' });
    expect(await scene.jobsOf(advert.id)).toBe(1);
  });

  it.each([
    [{ use_compression: false }, 'working'],
    // viewers see the vertical frames, so changing them requires moderation
    [{ use_vertical: true }, 'moderate'],
  ])('%j changes the renditions', async (change, status) => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, { ...renditions, status: 'working' });
    const { body } = await scene.update(scene.testUsers.advertiser, { ...advert, status: 'working' }, change);
    expect(body).toMatchObject({ status, loading_status: 'awaiting', creative_hls: null });
    expect(await scene.jobsOf(advert.id)).toBe(2);
  });

  it('set to null keeps the script', async () => {
    const advert = await scene.withVideo();
    const { body } = await scene.update(scene.testUsers.advertiser, advert, {
      creative: null,
      use_vpaid: true,
      vpaid: 'https://a.example/v.js',
    });
    expect(body).toMatchObject({ creative: null, size: null, duration: null, width: null, height: null });
    expect(await scene.jobsOf(advert.id)).toBe(1);
  });

  it.each([
    [{ duration: 61 }, 'This video is 61 s long. The format Preroll allows 5 to 60 s.'],
    [{ duration: 4.2 }, 'This video is 4.2 s long. The format Preroll allows 5 to 60 s.'],
    [{ size: 501_000_000 }, 'This file has 501 MB. The format Preroll allows at most 500 MB.'],
  ])('that the format does not accept is refused: %j', async (facts, refusal) => {
    const { testUsers, campaign } = scene;
    const creative = await scene.upload(testUsers.advertiser, facts);
    const advert = await scene.withVideo();
    const refused = { status: 422, body: { errors: { creative: [refusal] } } };
    expect(await scene.update(testUsers.advertiser, advert, { creative })).toMatchObject(refused);
    const { name, advert_link, use_vpaid } = advert;
    const body = { ads_id: campaign.id, name, advert_link, use_vpaid, creative };
    expect(await testUsers.advertiser.call('POST', 'adverts', body)).toMatchObject(refused);
    expect(await scene.jobsOf(advert.id)).toBe(1);
  });

  it('that was saved under other limits stays', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, { duration: 300 });
    expect((await scene.update(scene.testUsers.advertiser, advert, { name: 'Renamed' })).status).toBe(200);
  });

  it('that is refused leaves advert and queue unchanged', async () => {
    const advert = await scene.withVideo();
    const creative = await scene.upload(scene.testUsers.otherAdvertiser);
    expect((await scene.update(scene.testUsers.advertiser, advert, { creative, name: 'Half' })).status).toBe(422);
    expect((await scene.read(advert.id)).advert).toEqual(advert);
    expect(await scene.jobsOf(advert.id)).toBe(1);
  });
});
