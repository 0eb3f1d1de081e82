import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WrittenByServer } from '../src/advertising/adverts/advert-body.ts';
import { ordSources } from '../src/platform/db/schema.ts';
import { type Advert, type AdvertScene, renditions, startAdvertScene } from './advert-scene.ts';
import type { Caller, Schemas } from './harness.ts';
import { createAdvert, createCampaign } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

/** Changes each moderated field. A missing field does not compile. */
const changes: Record<ModeratedField, (advert: Advert, caller: Caller) => Promise<Partial<Schemas['AdvertUpdate']>>> = {
  // users can only use their own files
  creative: async (_, caller) => ({ creative: await scene.upload(caller) }),
  advert_link: async () => ({ advert_link: 'https://other.example/' }),
  title: async () => ({ title: 'Another title' }),
  description: async () => ({ description: 'Another description' }),
  category: async () => ({ category: 'IAB25' }),
  use_vpaid: async ({ use_vpaid }) => ({ use_vpaid: !use_vpaid }),
  vpaid: async () => ({ vpaid: 'https://other.example/vpaid.js' }),
  vpaid_name: async () => ({ vpaid_name: 'v2' }),
  interactive: async () => ({ interactive: true }),
  icon: async () => ({
    icon: `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
  }),
  icon_name: async () => ({ icon_name: 'logo' }),
  url_marks: async () => ({ url_marks: 'utm_source=other' }),
  additional_trackers: async () => ({ additional_trackers: [{ event: 'start', url: 'https://other.example/pixel' }] }),
  use_vertical: async () => ({ use_vertical: true }),
  marking_in_video: async () => ({ marking_in_video: true }),
};

type ModeratedField = Exclude<
  keyof Schemas['AdvertUpdate'],
  | WrittenByServer
  | 'name'
  | 'use_compression'
  | 'status'
  | 'version'
  | 'ban'
  | 'administrator_restrictions'
  | 'ord_advert'
>;

async function approvedAdvert(status: Schemas['AdvertStatus'] = 'approved') {
  const { advertiser } = scene.testUsers;
  const creative = await scene.upload(advertiser);
  const vpaid = 'https://cdn.shop.example/vpaid.js';
  const advert = await createAdvert(advertiser, { ads_id: scene.campaign.id, creative, use_vpaid: false, vpaid });
  await scene.write(advert.id, { ...renditions, status });
  return { ...advert, status };
}

const legalPerson = { legal_form: 'ip', legal_name: 'Ivan Petrov', inn: '500100732259' };

describe('moderation', () => {
  it.each(Object.entries(changes))('begins again after a change of %s by anybody but an admin', async (_, change) => {
    for (const who of ['advertiser', 'manager', 'panelOnly'] as const) {
      const advert = await approvedAdvert('working');
      const caller = scene.testUsers[who];
      const reply = await scene.update(caller, advert, await change(advert, caller));
      expect(reply).toMatchObject({ status: 200, body: { status: 'moderate' } });
      expect((await scene.update(scene.testUsers.advertiser, reply.body, { status: 'working' })).status).toBe(400);
    }
  });

  it('covers scripts before they go live', async () => {
    const advert = await approvedAdvert();
    const { body } = await scene.update(scene.testUsers.advertiser, advert, { use_vpaid: true });
    expect(body.status).toBe('moderate');
    const start = await scene.update(scene.testUsers.advertiser, body, { status: 'working' });
    expect(start).toMatchObject({ status: 400, body: { error: 'cannot start, advert status moderate' } });
  });

  it('is not required after edits by an admin', async () => {
    for (const change of [changes.title, changes.use_vpaid]) {
      const advert = await approvedAdvert('working');
      const { body } = await scene.update(scene.testUsers.admin, advert, await change(advert, scene.testUsers.admin));
      expect(body.status).toBe('working');
    }
  });

  it('is required after an admin acts as an advertiser', async () => {
    const user = await scene.test.createUser({ supportPanels: ['admin', 'advertiser'], isAdmin: true });
    const caller = await scene.test.as(user, 'advertiser');
    const advert = await createAdvert(caller, { ads_id: (await createCampaign(caller)).id });
    await scene.write(advert.id, { status: 'approved' });
    const reply = await scene.update(caller, { ...advert, status: 'approved' }, { title: 'Another title' });
    expect(reply.body.status).toBe('moderate');
  });

  it.each([{}, { name: 'Another name' }, { use_compression: false }, { title: ' ' }, { additional_trackers: [] }])(
    'is not required after %j',
    async (change) => {
      const advert = await approvedAdvert('working');
      expect((await scene.update(scene.testUsers.advertiser, advert, change)).body.status).toBe('working');
    },
  );

  it('begins again if the video contains another ERID than the registration', async () => {
    const advert = await approvedAdvert('working');
    const marked = (await scene.update(scene.testUsers.admin, advert, { marking_in_video: true })).body;
    const [source] = await scene.test.db.insert(ordSources).values({ name: 'VK ORD', operator: 'vk' }).returning();
    const registration = { kktus: ['30.10.1'], contract_external_ids: ['CONTRACT-17'], erid: '2VtzqwH1jKp' };
    const ord_advert = { ...registration, source_id: source?.id } as Schemas['OrdAdvertInput'];
    const edited = (await scene.update(scene.testUsers.advertiser, marked, { ord_advert })).body;
    expect(edited).toMatchObject({ status: 'moderate', marking_in_video: true });
    expect((await scene.update(scene.testUsers.admin, edited, { status: 'working' })).body.status).toBe('working');
  });

  it.each<[string, object, (caller: Caller, id: number) => Promise<[Caller, string]>]>([
    ['the name of an advertiser without a legal one', { name: 'Romashka' }, async (caller) => [caller, 'account']],
    ['a legal name', legalPerson, async (caller) => [caller, 'account']],
    ['a legal name by an admin', legalPerson, async (_, id) => [scene.testUsers.admin, `users/${id}`]],
  ])('begins again where the video shows another advertiser: %s', async (_, change, editorOf) => {
    const user = await scene.test.createUser({ supportPanels: ['advertiser'] });
    const caller = await scene.test.as(user, 'advertiser');
    const { id: ads_id } = await createCampaign(caller);
    const adverts = {
      marked: { markingInVideo: true, status: 'working' },
      approved: { markingInVideo: true, status: 'approved' },
      unmarked: { markingInVideo: false, status: 'working' },
      banned: { markingInVideo: true, status: 'ban', ban: 'No proof' },
    } as const;
    const ids: number[] = [];
    for (const columns of Object.values(adverts)) {
      const { id } = await createAdvert(caller, { ads_id });
      await scene.write(id, columns);
      ids.push(id);
    }
    const statuses = () => Promise.all(ids.map(async (id) => (await scene.read(id)).advert.status));
    const [editor, path] = await editorOf(caller, user.id);
    const edit = async (body: object) => {
      const { version } = (await editor.call<Schemas['UserDetail']>('GET', path)).body;
      expect((await editor.call('PATCH', path, { ...body, version })).status).toBe(200);
    };
    await edit({ timezone: 'Asia/Almaty' });
    expect(await statuses()).toEqual(['working', 'approved', 'working', 'ban']);
    await edit(change);
    expect(await statuses()).toEqual(['moderate', 'moderate', 'working', 'ban']);
  });

  it('does not lift a ban', async () => {
    const advert = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
    const banned = (await scene.update(scene.testUsers.admin, advert, { status: 'ban', ban: 'No proof' })).body;
    const edited = await scene.update(scene.testUsers.advertiser, banned, { title: 'Harmless' });
    expect(edited).toMatchObject({ status: 200, body: { status: 'ban', ban: 'No proof', title: 'Harmless' } });
  });
});
