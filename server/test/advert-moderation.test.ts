import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdvertScene, startAdvertScene } from './advert-scene.ts';
import { createAdvert, createCampaign } from './cast.ts';
import type { Schemas } from './harness.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

describe('moderation', () => {
  const changes: Partial<Schemas['AdvertUpdate']>[] = [
    { vpaid: 'https://other.example/vpaid.js' },
    { advert_link: 'https://other.example/' },
    { title: 'Another title' },
    { description: 'Another description' },
    { icon: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}` },
  ];

  it.each(changes)('begins again after %j by anybody but an admin', async (change) => {
    for (const who of ['advertiser', 'manager', 'panelOnly'] as const) {
      const advert = await createAdvert(scene.cast.advertiser, { ads_id: scene.campaign.id });
      await scene.write(advert.id, { status: 'working' });
      expect((await scene.update(scene.cast[who], { ...advert, status: 'working' }, change)).body.status).toBe(
        'moderate',
      );
    }
    const advert = await createAdvert(scene.cast.advertiser, { ads_id: scene.campaign.id });
    await scene.write(advert.id, { status: 'working' });
    expect((await scene.update(scene.cast.admin, { ...advert, status: 'working' }, change)).body.status).toBe(
      'working',
    );
  });

  it('begins again after an admin acts as an advertiser', async () => {
    const user = await scene.test.createUser({ supportPanels: ['admin', 'advertiser'], isAdmin: true });
    const caller = await scene.test.as(user, 'advertiser');
    const advert = await createAdvert(caller, { ads_id: (await createCampaign(caller)).id });
    await scene.write(advert.id, { status: 'approved' });
    const reply = await scene.update(caller, { ...advert, status: 'approved' }, { title: 'Another title' });
    expect(reply.body.status).toBe('moderate');
  });

  it.each([{ name: 'Another name' }, { url_marks: 'a=b' }, { interactive: true }, { vpaid_name: 'v2' }])(
    'is not touched by %j',
    async (change) => {
      const advert = await createAdvert(scene.cast.advertiser, { ads_id: scene.campaign.id });
      await scene.write(advert.id, { status: 'working' });
      expect((await scene.update(scene.cast.advertiser, { ...advert, status: 'working' }, change)).body.status).toBe(
        'working',
      );
    },
  );

  it('is no way out of a ban', async () => {
    const advert = await createAdvert(scene.cast.advertiser, { ads_id: scene.campaign.id });
    const banned = (await scene.update(scene.cast.admin, advert, { status: 'ban', ban: 'No proof' })).body;
    const edited = await scene.update(scene.cast.advertiser, banned, { title: 'Harmless' });
    expect(edited).toMatchObject({ status: 200, body: { status: 'ban', ban: 'No proof', title: 'Harmless' } });
  });
});
