import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { adverts, campaignDays, ordAdverts } from '../src/platform/db/schema.ts';
import { fund } from './fund.ts';
import type { Schemas } from './harness.ts';
import { createAdvert, createCampaign, startAppWithUsers } from './test-users.ts';

const { test } = await startAppWithUsers();

it('follow a new advertiser from an empty account to the first serving advert', async () => {
  const user = await test.createUser({ balance: '0' });
  const caller = await test.as(user, 'advertiser');
  const read = async () => (await caller.call<Schemas['StartSteps']>('GET', 'campaigns/start-steps')).body;
  const states = async () => (await read()).steps.map(({ state }) => state).join(' ');
  expect(await read()).toMatchObject({ is_finished: false, campaign_id: null, advert_id: null });
  expect(await states()).toBe('to_do to_do to_do later later later');

  const { version } = (await caller.call<Schemas['UserDetail']>('GET', 'account')).body;
  const legal = { legal_form: 'ul', legal_name: 'Sever LLC', inn: '7707083893', kpp: '' };
  expect((await caller.call('PATCH', 'account', { ...legal, version })).status).toBe(200);
  const deposit = { type: 'deposit', amount: '100.00', currency: 'RUB', method: 'bank', idempotency_key: randomUUID() };
  expect((await caller.call('POST', 'finances', deposit)).status).toBe(201);
  expect(await states()).toBe('done waiting to_do later later later');
  await fund(test.db, user.id, '100');

  const campaign = await createCampaign(caller);
  expect(await read()).toMatchObject({ campaign_id: campaign.id, advert_id: null });
  const advert = await createAdvert(caller, { ads_id: campaign.id });
  expect(await read()).toMatchObject({ campaign_id: campaign.id, advert_id: advert.id });
  expect(await states()).toBe('done done done to_do waiting later');

  await test.db.insert(ordAdverts).values({ advertId: advert.id, erid: '2VtzqwH1jKp' });
  await test.db.update(adverts).set({ status: 'approved' }).where(eq(adverts.id, advert.id));
  // a newer advert is further from serving
  await createAdvert(caller, { ads_id: campaign.id });
  expect(await read()).toMatchObject({ advert_id: advert.id });
  expect(await states()).toBe('done done done done done to_do');

  await test.db.update(adverts).set({ status: 'working' }).where(eq(adverts.id, advert.id));
  await caller.call('POST', 'campaigns/bulk', { ids: [campaign.id], action: 'start' });
  expect(await states()).toBe('done done done done done done');
  expect((await read()).is_finished).toBe(true);

  await test.db.update(adverts).set({ useVpaid: false, loadingStatus: 'error' }).where(eq(adverts.id, advert.id));
  expect(await states()).toBe('done done done done done to_do');
  await test.db.update(adverts).set({ loadingStatus: 'ready' }).where(eq(adverts.id, advert.id));
  expect(await states()).toBe('done done done done done done');

  await caller.call('POST', 'campaigns/bulk', { ids: [campaign.id], action: 'stop' });
  expect((await read()).is_finished).toBe(false);
  // an advertiser with any shows needs no first steps
  await test.db.insert(campaignDays).values({ campaignId: campaign.id, day: '2026-11-20', shows: 1 });
  expect((await read()).is_finished).toBe(true);
});
