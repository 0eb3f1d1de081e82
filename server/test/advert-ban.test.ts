import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdvertScene, startAdvertScene } from './advert-scene.ts';
import { createAdvert, createCampaign } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

const newAdvert = () => createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });

const bannedAdvert = async () => {
  const { body } = await scene.update(scene.testUsers.admin, await newAdvert(), {
    status: 'ban',
    ban: 'Last year’s prices',
  });
  return body;
};

/** Bans an advert without a reason, as was possible before the rule. */
const bannedWithoutReason = async () => {
  const advert = await newAdvert();
  await scene.write(advert.id, { status: 'ban' });
  return { ...advert, status: 'ban' as const };
};

describe('a ban', () => {
  it.each([
    { ban: null, message: 'Required' },
    { ban: '  ', message: 'Required' },
    { ban: 'no', message: 'At least 3 characters' },
    { ban: 'a'.repeat(501), message: 'At most 500 characters' },
  ])('is refused without a reason: "$ban"', async ({ ban, message }) => {
    const advert = await newAdvert();
    const { status, body } = await scene.update(scene.testUsers.admin, advert, { status: 'ban', ban });
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { ban: [message] } });
    expect((await scene.read(advert.id)).advert).toMatchObject({ status: 'moderate', ban: null });
  });

  it('shows its reason to the owner', async () => {
    const { id } = await bannedAdvert();
    const { body } = await scene.testUsers.advertiser.call('GET', `adverts/${id}`);
    expect(body).toMatchObject({ advert: { status: 'ban', ban: 'Last year’s prices' } });
  });

  it('is refused to others before its reason is checked', async () => {
    const advert = await newAdvert();
    for (const who of ['advertiser', 'manager', 'panelOnly'] as const)
      for (const ban of [null, 'no', 'A good reason'])
        expect(await scene.update(scene.testUsers[who], advert, { status: 'ban', ban })).toMatchObject({
          status: 403,
          body: { error: 'only admin can ban' },
        });
  });

  it('is open to admins in another cabinet', async () => {
    const user = await scene.test.createUser({ supportPanels: ['admin', 'advertiser'], isAdmin: true });
    const caller = await scene.test.as(user, 'advertiser');
    const { id: ads_id } = await createCampaign(caller);
    const advert = await createAdvert(caller, { ads_id });
    const banned = await scene.update(caller, advert, { status: 'ban', ban: 'Mine, but misleading' });
    expect(banned).toMatchObject({ status: 200, body: { status: 'ban', ban: 'Mine, but misleading' } });
  });

  it('requires a reason, which can be changed but not removed', async () => {
    const banned = await bannedAdvert();
    const emptied = await scene.update(scene.testUsers.admin, banned, { ban: null });
    expect({ status: emptied.status, errors: emptied.body.errors }).toEqual({
      status: 422,
      errors: { ban: ['Required'] },
    });
    expect((await scene.update(scene.testUsers.admin, banned, { ban: 'No licence' })).body.ban).toBe('No licence');
  });

  it.each(['admin', 'advertiser'] as const)('from before the rule can be edited by %s', async (who) => {
    const renamed = await scene.update(scene.testUsers[who], await bannedWithoutReason(), { name: 'Renamed' });
    expect(renamed).toMatchObject({ status: 200, body: { status: 'ban', ban: null, name: 'Renamed' } });
  });

  it.each(['moderate', 'approved'] as const)('is cleared of its reason when the advert becomes %s', async (status) => {
    const lifted = await scene.update(scene.testUsers.admin, await bannedAdvert(), { status });
    expect(lifted).toMatchObject({ status: 200, body: { status, ban: null } });
  });
});
