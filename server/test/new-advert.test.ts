import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formats } from '../src/platform/db/schema.ts';
import { type AdvertScene, type Refused, startAdvertScene } from './advert-scene.ts';
import { createAdvert } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

describe('a new advert', () => {
  it('is on moderation, with the properties of its upload and a job in the queue', async () => {
    // a file whose size exceeds 32 bits
    await scene.test.db.update(formats).set({ maxFileMb: null });
    const creative = await scene.upload(scene.testUsers.advertiser, {
      size: 5_000_000_000,
      duration: 15.04,
      width: 1920,
      height: 1080,
    });
    const advert = await createAdvert(scene.testUsers.advertiser, {
      ads_id: scene.campaign.id,
      use_vpaid: false,
      creative,
    });
    expect(advert).toMatchObject({
      status: 'moderate',
      loading_status: 'awaiting',
      creative,
      size: 5_000_000_000,
      duration: 15.04,
      width: 1920,
      height: 1080,
      use_compression: true,
      use_vertical: false,
      marking_in_video: false,
      version: 1,
    });
    expect(await scene.jobsOf(advert.id)).toBe(1);
  });

  it('without a video has no job', async () => {
    const advert = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
    expect(advert).toMatchObject({ creative: null, duration: null, loading_status: 'awaiting' });
    expect(await scene.jobsOf(advert.id)).toBe(0);
  });

  it('cannot use an upload that is missing or belongs to another user', async () => {
    for (const creative of [await scene.upload(scene.testUsers.otherAdvertiser), '/media/nothing/source.mp4']) {
      const body = { ads_id: scene.campaign.id, name: 'Foreign', advert_link: 'https://a.example', creative };
      const reply = await scene.testUsers.advertiser.call<Refused>('POST', 'adverts', body);
      expect(reply).toMatchObject({ status: 422, body: { errors: { creative: ['Upload the file first'] } } });
    }
  });

  it.each([
    [{ use_vpaid: false }, { creative: ['Required'] }],
    [{ use_vpaid: true, vpaid: null }, { vpaid: ['Required'] }],
    [
      { use_vpaid: true, vpaid: 'https://a.example/v.js', icon: 'data:image/png;base64,AAAA' },
      { icon: ['The file is not a PNG or SVG image'] },
    ],
  ])('%j is refused', async (change, errors) => {
    const body = { ads_id: scene.campaign.id, name: 'Odd', advert_link: 'https://a.example', ...change };
    expect(await scene.testUsers.advertiser.call('POST', 'adverts', body)).toMatchObject({
      status: 422,
      body: { errors },
    });
  });

  it.each(['ban', 'administrator_restrictions'] as const)('takes a text in %s only from an admin', async (field) => {
    const body = {
      ads_id: scene.campaign.id,
      name: 'Odd',
      advert_link: 'https://a.example',
      use_vpaid: true,
      vpaid: 'https://a.example/v.js',
      [field]: 'Because',
    };
    for (const who of ['advertiser', 'manager', 'panelOnly'] as const)
      expect((await scene.testUsers[who].call('POST', 'adverts', body)).status).toBe(403);
    expect(await scene.testUsers.admin.call('POST', 'adverts', body)).toMatchObject({
      status: 201,
      body: { [field]: 'Because' },
    });
  });
});
