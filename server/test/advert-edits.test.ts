import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdvertScene, renditions, startAdvertScene } from './advert-scene.ts';
import { createAdvert } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

describe('an edit', () => {
  it('of an outdated version is refused, with the author and time of the last change', async () => {
    const advert = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
    expect((await scene.update(scene.testUsers.manager, advert, { name: 'First' })).body.version).toBe(2);
    const late = await scene.update(scene.testUsers.advertiser, advert, { name: 'Second' });
    expect(late.status).toBe(400);
    expect(late.body.error).toMatch(/^User \d+ changed this .+, after you had opened it\.$/);
    expect((await scene.read(advert.id)).advert.name).toBe('First');
  });

  it('is not made outdated by transcoding', async () => {
    const advert = await scene.withVideo();
    await scene.write(advert.id, renditions);
    expect((await scene.update(scene.testUsers.advertiser, advert, { name: 'Renamed' })).status).toBe(200);
  });

  it('succeeds once if two are concurrent', async () => {
    const advert = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((name) => scene.update(scene.testUsers.advertiser, advert, { name })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it.each(['ban', 'administrator_restrictions'] as const)('of %s is reserved to admins', async (field) => {
    const advert = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
    for (const who of ['advertiser', 'manager', 'panelOnly'] as const)
      expect(await scene.update(scene.testUsers[who], advert, { [field]: 'Mine' })).toMatchObject({
        status: 403,
        body: { error: `Only an admin can write ${field}` },
      });
    const written = await scene.update(scene.testUsers.admin, advert, { [field]: 'Because' });
    expect(written.body[field]).toBe('Because');
    expect((await scene.update(scene.testUsers.advertiser, written.body, { name: 'Kept' })).body[field]).toBe(
      'Because',
    );
  });
});
