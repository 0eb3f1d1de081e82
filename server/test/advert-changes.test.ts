import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordSources } from '../src/platform/db/schema.ts';
import { type Advert, type AdvertScene, startAdvertScene } from './advert-scene.ts';
import type { Schemas } from './harness.ts';
import { createAdvert, createCampaign } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

const historyOf = async (id: number) =>
  (await scene.testUsers.advertiser.call<Schemas['ChangeList']>('GET', `adverts/${id}/changes`)).body;
const newest = async (id: number) => (await historyOf(id)).items[0];

const created = (body: Partial<Schemas['AdvertCreate']> = {}) =>
  createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id, ...body });

async function edit(who: 'advertiser' | 'admin', advert: Advert, change: Partial<Schemas['AdvertUpdate']>) {
  const { status, body } = await scene.update(scene.testUsers[who], advert, change);
  expect(status).toBe(200);
  return body;
}

const statusChange = (old: string, next: string) => ({ field: 'status', old, new: next });

describe('the history of an advert', () => {
  it('begins with its creation', async () => {
    const { id } = await created({ title: 'Spring' });
    const { items, total } = await historyOf(id);
    expect(total).toBe(1);
    expect(items[0]?.user_id).toBe(scene.testUsers.advertiser.userId);
    expect(items[0]?.fields).toEqual(
      expect.arrayContaining([
        { field: 'name', old: null, new: 'Spring quiz' },
        { field: 'title', old: null, new: 'Spring' },
        { field: 'ads_id', old: null, new: scene.campaign.id, new_name: scene.campaign.name },
        { field: 'status', old: null, new: 'moderate' },
      ]),
    );
  });

  it('has the changed fields with their author, and the consequences', async () => {
    const advert = await created();
    await scene.write(advert.id, { status: 'working' });
    const edited = await edit('advertiser', { ...advert, status: 'working' }, { title: 'Another' });
    expect(await newest(advert.id)).toMatchObject({
      user_id: scene.testUsers.advertiser.userId,
      fields: [{ field: 'title', old: '', new: 'Another' }, statusChange('working', 'moderate')],
    });
    await edit('admin', edited, { administrator_restrictions: 'After 22:00' });
    expect(await newest(advert.id)).toMatchObject({
      user_id: scene.testUsers.admin.userId,
      fields: [{ field: 'administrator_restrictions', old: null, new: 'After 22:00' }],
    });
  });

  it('has its approval, ban with the reason, and return', async () => {
    const approved = await edit('admin', await created(), { status: 'approved' });
    expect((await newest(approved.id))?.fields).toEqual([statusChange('moderate', 'approved')]);
    const banned = await edit('admin', approved, { status: 'ban', ban: 'Prices of last year' });
    expect((await newest(approved.id))?.fields).toEqual([
      { field: 'ban', old: null, new: 'Prices of last year' },
      statusChange('approved', 'ban'),
    ]);
    await edit('admin', banned, { status: 'moderate' });
    expect((await newest(approved.id))?.fields).toEqual([
      { field: 'ban', old: 'Prices of last year', new: null },
      statusChange('ban', 'moderate'),
    ]);
  });

  it('has each start and stop in bulk, but no refused ones', async () => {
    const [stopped, waiting] = [await created(), await created()];
    await scene.write(stopped.id, { status: 'stopped' });
    const body = { ids: [stopped.id, waiting.id], status: 'working' };
    await scene.testUsers.advertiser.call('POST', 'adverts/bulk', body);
    expect((await newest(stopped.id))?.fields).toEqual([statusChange('stopped', 'working')]);
    expect((await historyOf(waiting.id)).total).toBe(1);
  });

  it('starts anew for a copy', async () => {
    const original = await created({ title: 'Copied' });
    const other = await createCampaign(scene.testUsers.advertiser, { name: 'Autumn' });
    const copy = await scene.testUsers.manager.call<Advert>('POST', `adverts/${original.id}/copy`, {
      campaignId: other.id,
    });
    const { items, total } = await historyOf(copy.body.id);
    expect([total, items[0]?.user_id]).toEqual([1, scene.testUsers.manager.userId]);
    expect(items[0]?.fields).toContainEqual({ field: 'ads_id', old: null, new: other.id, new_name: 'Autumn' });
    expect((await historyOf(original.id)).total).toBe(1);
  });

  it("has the registration field by field, without the register's data", async () => {
    const row = { name: 'VK ORD', operator: 'vk', isDefault: true } as const;
    const [source] = await scene.test.db.insert(ordSources).values(row).returning();
    const id = source?.id ?? 0;
    const registration = { source_id: id, kktus: ['30.10.1'], contract_external_ids: ['CONTRACT-17'] };
    const advert = await created();
    const registered = await edit('advertiser', advert, {
      ord_advert: { ...registration, brand: 'Shop' } as Schemas['OrdAdvertInput'],
    });
    expect((await newest(advert.id))?.fields).toEqual(
      expect.arrayContaining([
        { field: 'ord_advert.source_id', old: null, new: id, new_name: 'VK ORD' },
        { field: 'ord_advert.brand', old: null, new: 'Shop' },
      ]),
    );
    await edit('advertiser', registered, {
      ord_advert: { ...registration, brand: 'Market' } as Schemas['OrdAdvertInput'],
    });
    expect((await newest(advert.id))?.fields).toEqual([{ field: 'ord_advert.brand', old: 'Shop', new: 'Market' }]);
  });

  it('only states that an icon changed', async () => {
    const png =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const advert = await created();
    await edit('advertiser', advert, { icon: png, icon_name: 'logo.png' });
    expect((await newest(advert.id))?.fields).toEqual([
      { field: 'icon', old: null, new: 'changed' },
      { field: 'icon_name', old: '', new: 'logo.png' },
    ]);
    const { id } = await created({ icon: png });
    expect(JSON.stringify(await historyOf(id))).not.toContain('base64');
  });

  it('has no entry for a save without a change, or for transcoding', async () => {
    const advert = await created();
    await edit('advertiser', advert, {});
    await scene.write(advert.id, { loadingStatus: 'ready' });
    expect((await historyOf(advert.id)).total).toBe(1);
  });
});

it("lists every kind of work on an advert in its author's activity", async () => {
  const { advertiser, admin } = scene.testUsers;
  const advert = await created({ name: 'Followed' });
  await advertiser.call('DELETE', `adverts/${advert.id}`);
  expect((await advertiser.call('GET', `adverts/${advert.id}/changes`)).status).toBe(404);
  const { body } = await admin.call<Schemas['ActivityList']>('GET', `users/${advertiser.userId}/activity`);
  const of = { kind: 'advert', record_id: advert.id, record_name: 'Followed' };
  expect(body.items.slice(0, 2)).toMatchObject([{ ...of, fields: [statusChange('moderate', 'deleted')] }, of]);
});
