import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdvertScene, renditions, startAdvertScene } from './advert-scene.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

describe('another video', () => {
  it('replaces facts, renditions and status, and is queued', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, { ...renditions, status: 'working' });
    const creative = await scene.upload(scene.cast.advertiser, { size: 77, duration: 6 });
    const { body } = await scene.update(scene.cast.advertiser, { ...advert, status: 'working' }, { creative });
    expect(body).toMatchObject({ status: 'moderate', creative, size: 77, duration: 6, loading_status: 'awaiting' });
    expect(body).toMatchObject({ creative_hls: null, creative_mp4: null, poster: null });
    expect(await scene.jobsOf(advert.id)).toBe(2);
  });

  it('that is the same one queues nothing, whoever uploaded it', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, renditions);
    const { body } = await scene.update(scene.cast.manager, advert, { name: 'By the manager' });
    expect(body).toMatchObject({ loading_status: 'ready', creative_hls: '/m.m3u8' });
    expect(await scene.jobsOf(advert.id)).toBe(1);
  });

  it.each([
    [{ use_compression: false }, 'working'],
    // viewers see upright frames: they are moderated
    [{ use_vertical: true }, 'moderate'],
  ])('%j makes other renditions', async (change, status) => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, { ...renditions, status: 'working' });
    const { body } = await scene.update(scene.cast.advertiser, { ...advert, status: 'working' }, change);
    expect(body).toMatchObject({ status, loading_status: 'awaiting', creative_hls: null });
    expect(await scene.jobsOf(advert.id)).toBe(2);
  });

  it('that is none leaves the script alone', async () => {
    const advert = await scene.withVideo();
    const { body } = await scene.update(scene.cast.advertiser, advert, {
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
  ])('that the format does not take is refused: %j', async (facts, refusal) => {
    const { cast, campaign } = scene;
    const creative = await scene.upload(cast.advertiser, facts);
    const advert = await scene.withVideo();
    const refused = { status: 422, body: { errors: { creative: [refusal] } } };
    expect(await scene.update(cast.advertiser, advert, { creative })).toMatchObject(refused);
    const { name, advert_link, use_vpaid } = advert;
    const body = { ads_id: campaign.id, name, advert_link, use_vpaid, creative };
    expect(await cast.advertiser.call('POST', 'adverts', body)).toMatchObject(refused);
    expect(await scene.jobsOf(advert.id)).toBe(1);
  });

  it('that was saved under other limits stays', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, { duration: 300 });
    expect((await scene.update(scene.cast.advertiser, advert, { name: 'Renamed' })).status).toBe(200);
  });

  it('that is refused leaves advert and queue as they were', async () => {
    const advert = await scene.withVideo();
    const creative = await scene.upload(scene.cast.otherAdvertiser);
    expect((await scene.update(scene.cast.advertiser, advert, { creative, name: 'Half' })).status).toBe(422);
    expect((await scene.read(advert.id)).advert).toEqual(advert);
    expect(await scene.jobsOf(advert.id)).toBe(1);
  });
});
