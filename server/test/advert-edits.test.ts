import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdvertScene, renditions, startAdvertScene } from './advert-scene.ts';
import { createAdvert } from './cast.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

describe('an edit', () => {
  it('that began with an older version is refused, and says who changed it and when', async () => {
    const advert = await createAdvert(scene.cast.advertiser, { ads_id: scene.campaign.id });
    expect((await scene.update(scene.cast.manager, advert, { name: 'First' })).body.version).toBe(2);
    const late = await scene.update(scene.cast.advertiser, advert, { name: 'Second' });
    expect(late.status).toBe(400);
    expect(late.body.error).toMatch(/^User \d+ changed this on .* UTC, after you had opened it\.$/);
    expect((await scene.read(advert.id)).advert.name).toBe('First');
  });

  it('is not made stale by transcoding', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, renditions);
    expect((await scene.update(scene.cast.advertiser, advert, { name: 'Renamed' })).status).toBe(200);
  });

  it('of two at the same time wins once', async () => {
    const advert = await createAdvert(scene.cast.advertiser, { ads_id: scene.campaign.id });
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((name) => scene.update(scene.cast.advertiser, advert, { name })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it.each(['ban', 'administrator_restrictions'] as const)('of %s is for admins', async (field) => {
    const advert = await createAdvert(scene.cast.advertiser, { ads_id: scene.campaign.id });
    for (const who of ['advertiser', 'manager', 'panelOnly'] as const)
      expect(await scene.update(scene.cast[who], advert, { [field]: 'Mine' })).toMatchObject({
        status: 403,
        body: { error: `Only an admin can write ${field}` },
      });
    const written = await scene.update(scene.cast.admin, advert, { [field]: 'Because' });
    expect(written.body[field]).toBe('Because');
    expect((await scene.update(scene.cast.advertiser, written.body, { name: 'Kept' })).body[field]).toBe('Because');
  });
});
