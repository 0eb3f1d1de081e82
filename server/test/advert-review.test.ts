import type { AdvertReviewAction } from '@preroll/rules/advert/advert-review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Advert, type AdvertScene, type Refused, renditions, startAdvertScene } from './advert-scene.ts';
import type { Caller, Schemas } from './harness.ts';
import { createAdvert, createCampaign } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

const reason = 'The price in the video is not the one on the page.';
const longAgo = new Date('2026-01-01T00:00:00.000Z');

type Answer = Advert & Refused;

const review = (caller: Caller, { id, version }: Advert, action: AdvertReviewAction, change = {}) =>
  caller.call<Answer>('POST', `adverts/${id}/review`, { action, version, ...change });

const give = (caller: Caller, advert: Advert, why = reason) => review(caller, advert, 'return', { reason: why });

async function waitingAdvert(body: Partial<Schemas['AdvertCreate']> = {}) {
  const advert = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id, ...body });
  await scene.write(advert.id, { submittedAt: longAgo });
  return advert;
}

async function returnedAdvert(body: Partial<Schemas['AdvertCreate']> = {}) {
  const { status, body: returned } = await give(scene.testUsers.admin, await waitingAdvert(body));
  expect(status).toBe(200);
  return returned;
}

const read = async ({ id }: Pick<Advert, 'id'>) => (await scene.read(id)).advert;

async function expectInReview({ id }: Pick<Advert, 'id'>) {
  const { status, returned, submitted_at } = await read({ id });
  expect({ status, returned }).toEqual({ status: 'moderate', returned: null });
  expect(new Date(submitted_at).getTime()).toBeGreaterThan(longAgo.getTime());
  expect((await listed('state=moderate&sort=submitted_at')).at(-1)).toBe(id);
}

async function listed(query: string) {
  const { body } = await scene.testUsers.admin.call<Advert[]>('GET', `adverts?${query}`);
  return body.map(({ id }) => id);
}

const newest = async (id: number) =>
  (await scene.testUsers.advertiser.call<Schemas['ChangeList']>('GET', `adverts/${id}/changes`)).body.items[0];

describe('a return', () => {
  it('keeps the status, and shows its reason to the owner', async () => {
    const advert = await waitingAdvert();
    const { status, body } = await give(scene.testUsers.admin, advert, `  ${reason} `);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'moderate', returned: { reason }, version: advert.version + 1 });
    const seen = await scene.testUsers.advertiser.call<Schemas['AdvertDetail']>('GET', `adverts/${advert.id}`);
    expect(seen.body.advert.returned).toEqual(body.returned);
    expect(Date.now() - new Date(body.returned?.at ?? 0).getTime()).toBeLessThan(60_000);
  });

  it.each([
    [{}, 'Required'],
    [{ reason: '  ' }, 'At least 3 characters'],
    [{ reason: ' no ' }, 'At least 3 characters'],
    [{ reason: 'a'.repeat(501) }, 'At most 500 characters'],
  ])('is refused with %j', async (change, message) => {
    const advert = await waitingAdvert();
    const { status, body } = await review(scene.testUsers.admin, advert, 'return', change);
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { reason: [message] } });
    expect((await read(advert)).returned).toBeNull();
  });

  it.each(['advertiser', 'manager', 'panelOnly'] as const)(
    'is refused to %s before its reason is checked',
    async (who) => {
      const advert = await waitingAdvert();
      expect(await review(scene.testUsers[who], advert, 'return')).toMatchObject({
        status: 403,
        body: { error: 'only admin can return' },
      });
    },
  );

  it.each(['approved', 'working', 'stopped', 'ban'] as const)('is refused for an advert that is %s', async (status) => {
    const advert = await waitingAdvert();
    await scene.write(advert.id, { status });
    for (const action of ['return', 'resubmit'] as const)
      expect(await review(scene.testUsers.admin, advert, action, { reason })).toMatchObject({
        status: 400,
        body: { error: `cannot ${action}, advert status ${status}` },
      });
  });

  it('is refused for an advert that was changed in the meantime', async () => {
    const advert = await waitingAdvert();
    await scene.update(scene.testUsers.advertiser, advert, { title: 'Another' });
    const { status, body } = await give(scene.testUsers.admin, advert);
    expect({ status, error: body.error }).toEqual({ status: 400, error: expect.stringContaining('changed this') });
  });

  it('can be repeated with another reason', async () => {
    const again = await give(scene.testUsers.admin, await returnedAdvert(), 'The text is too small.');
    expect(again).toMatchObject({ status: 200, body: { returned: { reason: 'The text is too small.' } } });
  });

  it('removes the advert from the queue, but not from those on moderation', async () => {
    const [waiting, returned, banned] = [await waitingAdvert(), await returnedAdvert(), await waitingAdvert()];
    await scene.write(banned.id, { status: 'ban' });
    const of = async (query: string) => {
      const found = await listed(query);
      return [waiting, returned, banned].map(({ id }) => found.includes(id));
    };
    expect(await of('state=moderate')).toEqual([true, false, false]);
    expect(await of('state=returned')).toEqual([false, true, false]);
    expect(await of('state=returned&state=ban')).toEqual([false, true, true]);
    expect(await of('state=moderate&state=returned')).toEqual([true, true, false]);
    expect(await of('status=moderate')).toEqual([true, true, false]);
  });
});

it('counts a returned advert separately from those in review', async () => {
  const { advertiser, admin } = scene.testUsers;
  const { id } = await createCampaign(advertiser);
  const advert = await createAdvert(advertiser, { ads_id: id });
  await createAdvert(advertiser, { ads_id: id });
  await give(admin, advert);
  const { body } = await advertiser.call<Schemas['Campaign']>('GET', `campaigns/${id}`);
  expect(body.serving_reasons).toContainEqual({ code: 'no_approved_advert', moderate: 1, startable: 0, returned: 1 });
});

describe('a returned advert', () => {
  it.each([
    ['advertiser', { title: 'The right price' }],
    ['advertiser', { name: 'What viewers never see' }],
    ['manager', { title: 'The right price' }],
  ] as const)('is in review again once %s has saved %j', async (who, change) => {
    const advert = await returnedAdvert();
    expect((await scene.update(scene.testUsers[who], advert, change)).status).toBe(200);
    await expectInReview(advert);
  });

  it('stays returned when an admin edits it', async () => {
    const advert = await returnedAdvert();
    const { body } = await scene.update(scene.testUsers.admin, advert, { administrator_restrictions: 'After 22:00' });
    expect(body).toMatchObject({ status: 'moderate', returned: advert.returned });
  });

  it.each(['advertiser', 'manager', 'admin'] as const)('can be sent back unchanged by %s', async (who) => {
    const advert = await returnedAdvert();
    expect(await review(scene.testUsers[who], advert, 'resubmit')).toMatchObject({
      status: 200,
      body: { returned: null, version: advert.version + 1 },
    });
    await expectInReview(advert);
  });

  it('can not be sent back twice', async () => {
    const advert = await waitingAdvert();
    expect(await review(scene.testUsers.advertiser, advert, 'resubmit')).toMatchObject({
      status: 400,
      body: { error: 'advert already on moderate' },
    });
    expect((await read(advert)).submitted_at).toBe(longAgo.toISOString());
  });

  it.each(['approved', 'working', 'stopped', 'ban'] as const)('loses the return when it becomes %s', async (status) => {
    const change = status === 'ban' ? { status, ban: 'Misleading prices' } : { status };
    const { body } = await scene.update(scene.testUsers.admin, await returnedAdvert(), change);
    expect(body).toMatchObject({ status, returned: null });
  });

  it('loses the return when it is started in bulk', async () => {
    const { id } = await returnedAdvert();
    await scene.testUsers.admin.call('POST', 'adverts/bulk', { ids: [id], status: 'working' });
    expect(await read({ id })).toMatchObject({ status: 'working', returned: null });
  });

  it('stays returned when its approval has no effect', async () => {
    const advert = await scene.withVideo();
    const { body: returned } = await give(scene.testUsers.admin, advert);
    const { body } = await scene.update(scene.testUsers.admin, returned, { status: 'approved' });
    expect(body).toMatchObject({ status: 'moderate', returned: returned.returned });
  });

  it('can be removed', async () => {
    const { id } = await returnedAdvert();
    expect((await scene.testUsers.advertiser.call('DELETE', `adverts/${id}`)).status).toBe(204);
  });

  it('has copies that are in review', async () => {
    const { id } = await returnedAdvert();
    const { body } = await scene.testUsers.advertiser.call<Advert>('POST', `adverts/${id}/copy`, {
      campaignId: scene.campaign.id,
    });
    await expectInReview(body);
    expect((await read({ id })).returned).toMatchObject({ reason });
  });

  it('does not change when its video is ready', async () => {
    const advert = await returnedAdvert();
    await scene.write(advert.id, renditions);
    expect((await read(advert)).returned).toEqual(advert.returned);
  });
});

describe('the waiting time', () => {
  it('restarts when the advert comes back to moderation', async () => {
    const advert = await waitingAdvert();
    const { body: approved } = await scene.update(scene.testUsers.admin, advert, { status: 'approved' });
    expect(approved.submitted_at).toBe(longAgo.toISOString());
    await scene.update(scene.testUsers.advertiser, approved, { title: 'Another' });
    await expectInReview(advert);
  });

  it('continues while its owner edits a waiting advert', async () => {
    const { body } = await scene.update(scene.testUsers.advertiser, await waitingAdvert(), { title: 'Another' });
    expect(body.submitted_at).toBe(longAgo.toISOString());
  });
});

describe('the history', () => {
  it('has who returned the advert and why, and what ended the return', async () => {
    const advert = await returnedAdvert();
    expect(await newest(advert.id)).toMatchObject({
      user_id: scene.testUsers.admin.userId,
      fields: [{ field: 'returned', old: null, new: reason }],
    });
    await scene.update(scene.testUsers.advertiser, advert, { title: 'The right price' });
    expect(await newest(advert.id)).toMatchObject({
      user_id: scene.testUsers.advertiser.userId,
      fields: [
        { field: 'title', old: '', new: 'The right price' },
        { field: 'returned', old: reason, new: null },
      ],
    });
  });
});
