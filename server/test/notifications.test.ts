import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markProcessing, saveFailure } from '../src/advertising/transcoding/transcoding-status.ts';
import { addNotification } from '../src/identity/notifications/add-notification.ts';
import { removeOldNotifications } from '../src/identity/notifications/notifications.ts';
import { notifications, type users } from '../src/platform/db/schema.ts';
import { type AdvertScene, startAdvertScene } from './advert-scene.ts';
import type { Caller, Schemas } from './harness.ts';
import { createSite } from './placement-scene.ts';
import { createAdvert, createCampaign } from './test-users.ts';

type List = Schemas['NotificationList'];

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

async function enter(cabinet: 'advertiser' | 'webmaster', values: Partial<typeof users.$inferInsert> = {}) {
  const user = await scene.test.createUser({ supportPanels: [cabinet], ...values });
  return scene.test.as(user, cabinet);
}

const listOf = async (caller: Caller, query = '') => (await caller.call<List>('GET', `notifications${query}`)).body;

const notificationsOf = async (caller: Caller) =>
  (await listOf(caller)).items.toReversed().map(({ kind, object, data }) => ({ kind, object, data }));

const tell = ({ userId }: Caller, ...names: string[]) =>
  scene.test.db.transaction(async (tx) => {
    for (const name of names)
      await addNotification(tx, null, {
        userId,
        kind: 'advert_approved',
        object: { type: 'advert', id: 1 },
        data: { name },
      });
  });

const namesOf = ({ items }: List) => items.map(({ data }) => data.name);

describe('the list', () => {
  it('has the newest first, in pages, with the total number of unread ones', async () => {
    const caller = await enter('advertiser');
    expect(await listOf(caller)).toEqual({ items: [], total: 0, unread: 0, next: null, previous: null });
    await tell(caller, 'First', 'Second', 'Third');
    const first = await listOf(caller, '?limit=2');
    const cursors = { next: expect.any(String), previous: null };
    expect({ ...first, items: namesOf(first) }).toEqual({
      items: ['Third', 'Second'],
      total: 3,
      unread: 3,
      ...cursors,
    });
    expect(namesOf(await listOf(caller, '?limit=2&offset=2'))).toEqual(['First']);
    expect(first.items[0]).toEqual({
      id: expect.any(Number),
      kind: 'advert_approved',
      object: { type: 'advert', id: 1 },
      data: { name: 'Third' },
      created_at: expect.any(String),
      read_at: null,
    });
  });

  it("shows nobody other users' notifications, in any role", async () => {
    const caller = await enter('advertiser');
    await tell(caller, 'Mine');
    for (const who of ['admin', 'manager', 'otherAdvertiser'] as const)
      expect(namesOf(await listOf(scene.testUsers[who]))).not.toContain('Mine');
  });

  it('is the same in each role of a user', async () => {
    const user = await scene.test.createUser({ supportPanels: ['advertiser', 'webmaster'] });
    const [first, second] = [await scene.test.as(user, 'advertiser'), await scene.test.as(user, 'webmaster')];
    await tell(first, 'Mine');
    expect(await listOf(second)).toEqual(await listOf(first));
  });
});

describe('reading', () => {
  it('marks the named ones once, and none of other users', async () => {
    const [caller, other] = [await enter('advertiser'), await enter('advertiser')];
    await tell(caller, 'First', 'Second');
    await tell(other, 'Theirs');
    const [second] = (await listOf(caller)).items;
    const [theirs] = (await listOf(other)).items;
    const ids = [second?.id, theirs?.id, 99_999_999];
    expect((await caller.call('POST', 'notifications/read', { ids })).status).toBe(204);
    const read = await listOf(caller);
    expect(read).toMatchObject({ total: 2, unread: 1, items: [{ read_at: expect.any(String) }, { read_at: null }] });
    expect((await listOf(other)).unread).toBe(1);
    const left = await listOf(caller, '?unread=true');
    const whole = { total: 1, unread: 1, next: null, previous: null };
    expect({ ...left, items: namesOf(left) }).toEqual({ items: ['First'], ...whole });

    await caller.call('POST', 'notifications/read', { ids });
    expect(await listOf(caller)).toEqual(read);
  });

  it('marks all up to the latest that was seen, and none of other users', async () => {
    const [caller, other] = [await enter('advertiser'), await enter('advertiser')];
    await tell(caller, 'First', 'Seen');
    const [seen] = (await listOf(caller)).items;
    await tell(other, 'Theirs');
    await tell(caller, 'Unseen');
    expect((await other.call('POST', 'notifications/read-all', { up_to: seen?.id })).status).toBe(204);
    expect((await listOf(other)).unread).toBe(1);
    expect((await listOf(caller)).unread).toBe(3);
    await caller.call('POST', 'notifications/read-all', { up_to: seen?.id });
    expect(namesOf(await listOf(caller, '?unread=true'))).toEqual(['Unseen']);
  });
});

it('are retained for 90 days', async () => {
  const caller = await enter('advertiser');
  await tell(caller, 'Old', 'Older');
  const age = (days: number) => ({ createdAt: sql`now() - ${`${days} days`}::interval` });
  const [older, old] = (await listOf(caller)).items;
  await scene.test.db
    .update(notifications)
    .set(age(91))
    .where(eq(notifications.id, older?.id ?? 0));
  await scene.test.db
    .update(notifications)
    .set(age(89))
    .where(eq(notifications.id, old?.id ?? 0));
  await removeOldNotifications(scene.test.db);
  expect(namesOf(await listOf(caller))).toEqual(['Old']);
});

it('are not sent for changes that are rolled back', async () => {
  const caller = await enter('advertiser');
  const failed = scene.test.db.transaction(async (tx) => {
    await addNotification(tx, null, { userId: caller.userId, kind: 'payout_paid', object: null, data: {} });
    throw new Error('it did not happen');
  });
  await expect(failed).rejects.toThrow('it did not happen');
  expect(await listOf(caller)).toEqual({ items: [], total: 0, unread: 0, next: null, previous: null });
});

describe('the owner of an advert is notified', () => {
  async function ownAdvert() {
    const owner = await enter('advertiser');
    const campaign = await createCampaign(owner);
    return { owner, advert: await createAdvert(owner, { ads_id: campaign.id, name: 'Winter blend' }) };
  }

  it('about a ban with the reason, and about an approval, each once', async () => {
    const { owner, advert } = await ownAdvert();
    const banned = await scene.update(scene.testUsers.admin, advert, { status: 'ban', ban: 'Misleading claim' });
    const renamed = await scene.update(scene.testUsers.admin, banned.body, { ban: 'Misleading claims' });
    await scene.update(scene.testUsers.admin, renamed.body, { status: 'approved', ban: null });
    const object = { type: 'advert', id: advert.id };
    expect(await notificationsOf(owner)).toEqual([
      { kind: 'advert_banned', object, data: { name: 'Winter blend', reason: 'Misleading claim' } },
      { kind: 'advert_approved', object, data: { name: 'Winter blend' } },
    ]);
  });

  it('about a return with the reason', async () => {
    const { owner, advert } = await ownAdvert();
    const review = { action: 'return', reason: 'The sound is too loud', version: advert.version };
    await scene.testUsers.admin.call('POST', `adverts/${advert.id}/review`, review);
    expect(await notificationsOf(owner)).toEqual([
      {
        kind: 'advert_returned',
        object: { type: 'advert', id: advert.id },
        data: { name: 'Winter blend', reason: 'The sound is too loud' },
      },
    ]);
  });

  it('not about a refused decision or other changes', async () => {
    const { owner, advert } = await ownAdvert();
    await scene.update(scene.testUsers.admin, advert, { status: 'ban', ban: 'no' });
    await scene.update(scene.testUsers.admin, { ...advert, version: 99 }, { status: 'approved' });
    const { body } = await scene.update(scene.testUsers.admin, advert, { title: 'Taste it' });
    await scene.update(owner, body, { title: 'Taste it now' });
    expect(await notificationsOf(owner)).toEqual([]);
  });

  it('once for each advert of a bulk decision', async () => {
    const { owner, advert } = await ownAdvert();
    const second = await createAdvert(owner, { ads_id: advert.ads_id, name: 'Barista school' });
    await scene.testUsers.admin.call('POST', 'adverts/bulk', { ids: [advert.id, second.id], status: 'working' });
    await scene.testUsers.admin.call('POST', 'adverts/bulk', { ids: [advert.id, second.id], status: 'stopped' });
    expect((await notificationsOf(owner)).map(({ kind, data }) => [kind, data.name])).toEqual([
      ['advert_approved', 'Winter blend'],
      ['advert_approved', 'Barista school'],
    ]);
  });

  it('not about their own decisions', async () => {
    const user = await scene.test.createUser({ supportPanels: ['admin', 'advertiser'], isAdmin: true });
    const owner = await scene.test.as(user, 'advertiser');
    const campaign = await createCampaign(owner);
    const advert = await createAdvert(owner, { ads_id: campaign.id });
    await scene.update(await scene.test.as(user, 'admin'), advert, { status: 'approved' });
    expect(await notificationsOf(owner)).toEqual([]);
  });

  it('once that its video failed', async () => {
    const owner = await enter('advertiser');
    const campaign = await createCampaign(owner);
    const creative = await scene.upload(owner);
    const { id } = await createAdvert(owner, { ads_id: campaign.id, name: 'Winter blend', use_vpaid: false, creative });
    const job = { advertId: id, creative };
    await markProcessing(scene.test.db, job);
    const reason = 'Only 4 s of its 6 s can be decoded.';
    for (let count = 0; count < 2; count += 1) await saveFailure(scene.test.db, job, reason);
    expect(await notificationsOf(owner)).toEqual([
      { kind: 'transcoding_failed', object: { type: 'advert', id }, data: { name: 'Winter blend', reason } },
    ]);
  });
});

describe('the owner of a payment is notified', () => {
  const requisites = { recipient: 'Oleg', bank: 'Sever Bank', bic: '044525974', account: '40817810000000012345' };

  const ask = async (caller: Caller, type: 'deposit' | 'withdrawal', amount: string) => {
    const body = { type, amount, currency: 'RUB', method: 'bank', idempotency_key: randomUUID() };
    const full = type === 'deposit' ? body : { ...body, requisites };
    return (await caller.call<Schemas['TransactionDetail']>('POST', 'finances', full)).body;
  };
  const setStatus = (id: number, body: object) => scene.testUsers.admin.call('PUT', `finances/${id}/status`, body);

  it('when it has arrived, manually or by a statement, but not when it is requested or void', async () => {
    const owner = await enter('advertiser');
    const [byHand, byStatement, wrong] = [
      await ask(owner, 'deposit', '20000'),
      await ask(owner, 'deposit', '700'),
      await ask(owner, 'deposit', '5'),
    ];
    await setStatus(byHand.id, { status: 'paid', version: byHand.version });
    await setStatus(byHand.id, { status: 'paid', version: byHand.version });
    await setStatus(wrong.id, { status: 'rejected', reason: 'It never came', version: wrong.version });
    const content = `Date,Credit,Purpose\n2026-11-20,700.00,Invoice ${byStatement.invoice_number}`;
    for (let count = 0; count < 2; count += 1)
      await scene.testUsers.admin.call('POST', 'finances/statements', { content });
    const told = ({ id, invoice_number }: Schemas['TransactionDetail'], amount: string) => ({
      kind: 'payment_received',
      object: { type: 'transaction', id },
      data: { name: invoice_number, amount, currency: 'RUB', precision: 2 },
    });
    expect(await notificationsOf(owner)).toEqual([told(byHand, '20000.00'), told(byStatement, '700.00')]);
  });

  it('about a payout that is paid, and one that is rejected with its reason, even if mail is muted', async () => {
    const owner = await enter('webmaster', { balance: '100' });
    await owner.call('PATCH', 'account/preferences', { muted_notices: ['payout_paid', 'payout_rejected'] });
    const [rejected, paid] = [await ask(owner, 'withdrawal', '60'), await ask(owner, 'withdrawal', '40')];
    await setStatus(rejected.id, { status: 'rejected', reason: 'The account is closed', version: rejected.version });
    await setStatus(paid.id, { status: 'processing', version: paid.version });
    await setStatus(paid.id, { status: 'paid', version: paid.version + 1 });
    const amounts = { currency: 'RUB', precision: 2 };
    expect(await notificationsOf(owner)).toEqual([
      {
        kind: 'payout_rejected',
        object: { type: 'transaction', id: rejected.id },
        data: { ...amounts, amount: '60.00', reason: 'The account is closed' },
      },
      { kind: 'payout_paid', object: { type: 'transaction', id: paid.id }, data: { ...amounts, amount: '40.00' } },
    ]);
  });
});

describe('the owner of a site is notified', () => {
  const decide = (id: number, body: object) => scene.testUsers.admin.call('POST', `sites/${id}/status`, body);

  it("about a review's decision, with the reason", async () => {
    const owner = await enter('webmaster');
    const [fine, poor, wrong] = [
      await createSite(scene.test, owner.userId, { status: 'moderate' }),
      await createSite(scene.test, owner.userId, { status: 'moderate' }),
      await createSite(scene.test, owner.userId, { status: 'moderate' }),
    ];
    await decide(fine.id, { action: 'approve', version: fine.version });
    await decide(fine.id, { action: 'approve', version: fine.version });
    await decide(fine.id, { action: 'lock', version: fine.version + 1 });
    const poorBecause = { code: 'no_content', text: 'The section on recipes is empty' };
    await decide(poor.id, { action: 'return', reason: poorBecause, version: poor.version });
    const wrongBecause = { code: 'other', text: 'It is not yours' };
    await decide(wrong.id, { action: 'ban', reason: wrongBecause, version: wrong.version });
    const told = (kind: string, { id, domain }: typeof fine, reason?: string) => ({
      kind,
      object: { type: 'site', id },
      data: { name: domain, ...(reason !== undefined && { reason }) },
    });
    expect(await notificationsOf(owner)).toEqual([
      told('site_approved', fine),
      told('site_locked', fine, ''),
      told('site_returned', poor, 'there is too little content. The section on recipes is empty'),
      told('site_banned', wrong, 'It is not yours'),
    ]);
  });

  it('not about other changes, or about their own', async () => {
    const owner = await enter('webmaster');
    const site = await createSite(scene.test, owner.userId, { approvedAt: new Date() });
    for (const action of ['stop', 'start', 'archive'])
      await owner.call('POST', 'sites/bulk', { ids: [site.id], action });
    expect((await scene.testUsers.admin.call<Schemas['Site']>('GET', `sites/${site.id}`)).body.status).toBe('archive');
    expect(await notificationsOf(owner)).toEqual([]);
  });
});
