import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultTerms } from '../src/advertising/campaigns/default-terms.ts';
import {
  campaigns,
  changes,
  invoices,
  notifications,
  siteChecks,
  sites,
  transactions,
  unassignedPayments,
} from '../src/platform/db/schema.ts';
import type { Caller } from './harness.ts';
import { createAdvert, createCampaign, createGroup, startAppWithUsers } from './test-users.ts';

interface Page {
  ids: number[];
  total: number;
  next: string | null;
  previous: string | null;
}

const { test, testUsers } = await startAppWithUsers();

/** Reads a page of a list, with the cursors in the body, or in the headers of a plain array. */
async function read(caller: Caller, path: string, params: Record<string, string | number> = {}): Promise<Page> {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const { status, body, headers } = await caller.call<{ items: { id: number }[] } & Omit<Page, 'ids'>>(
    'GET',
    `${path}${path.includes('?') ? '&' : '?'}${query}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);
  if (!Array.isArray(body)) return { ...body, ids: idsOf(body.items) };
  return {
    ids: idsOf(body),
    total: Number(headers['x-total-count']),
    next: (headers['x-next-cursor'] as string) ?? null,
    previous: (headers['x-previous-cursor'] as string) ?? null,
  };
}

describe('in every order of campaigns, cursors', () => {
  const keys = ['name', 'status', 'group_name', 'owner_name', 'bid', 'start_date', 'end_date', 'updated_at'];
  let caller: Caller;
  let terms: Omit<typeof campaigns.$inferInsert, 'name'>;
  let groupIds: number[];

  beforeAll(async () => {
    const owner = await test.createUser();
    caller = await test.as(owner, 'advertiser');
    terms = { ...(await defaultTerms(test.db)), ownerId: owner.id, updatedBy: owner.id, advertLink: 'https://a' };
    groupIds = [await createGroup(caller, { name: 'One' }), await createGroup(caller, { name: 'two' })].map(
      ({ id }) => id,
    );
  });

  /** Few values including null, so that there are ties. */
  const days = fc.constantFrom(null, null, '2026-03-01', '2026-03-02');
  const campaign = () =>
    fc.record({
      name: fc.constantFrom('a', 'A', 'b', "'; --", 'ß 💥'),
      status: fc.constantFrom('working' as const, 'stopped' as const),
      groupId: fc.constantFrom(null, ...groupIds),
      bid: fc.constantFrom(60, 60.0001, 100),
      startDate: days,
      endDate: days,
      updatedAt: fc.constantFrom('2026-01-01T00:00:00.001Z', '2026-01-01T00:00:00.002Z').map((at) => new Date(at)),
    });
  const insert = (rows: object[]) =>
    test.db.insert(campaigns).values(rows.map((row) => ({ ...terms, name: '', ...row })));

  it.each(keys.flatMap((key) => [key, `-${key}`]))('page through %s in both directions', async (sort) => {
    const some = fc.record({
      rows: fc.array(campaign(), { minLength: 1, maxLength: 9 }),
      more: campaign(),
      limit: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(some, async ({ rows, more, limit }) => {
        await test.db.delete(campaigns).where(eq(campaigns.ownerId, terms.ownerId));
        await insert(rows);
        const list = (params: object) => read(caller, 'campaigns', { sort, limit, ...params });
        const all = await list({ limit: 1000 });
        expect(all).toMatchObject({ total: rows.length, next: null, previous: null });

        const pages = [await list({})];
        for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await list({ after: next }));
        expect(pages.flatMap(({ ids }) => ids)).toEqual(all.ids);
        expect(pages.map(({ total }) => total)).toEqual(pages.map(() => rows.length));
        for (const [index, { previous }] of pages.entries())
          expect(previous && (await list({ after: previous })).ids).toEqual(pages[index - 1]?.ids ?? null);

        // a row inserted meanwhile hides no other
        const seen = pages[0]?.ids ?? [];
        await insert([more]);
        for (let next = pages[0]?.next; next; ) {
          const page = await list({ after: next });
          seen.push(...page.ids);
          next = page.next;
        }
        expect(seen.filter((id) => all.ids.includes(id))).toEqual(all.ids);
        expect(new Set(seen).size).toBe(seen.length);
      }),
      { numRuns: 3 },
    );
  });

  it('continue at the position of a deleted row', async () => {
    await test.db.delete(campaigns).where(eq(campaigns.ownerId, terms.ownerId));
    await insert(['a', 'b', 'c', 'd'].map((name) => ({ name })));
    const { ids } = await read(caller, 'campaigns');
    const { next } = await read(caller, 'campaigns', { limit: 2 });
    await test.db.delete(campaigns).where(inArray(campaigns.id, ids.slice(0, 2)));
    expect((await read(caller, 'campaigns', { limit: 2, after: next ?? '' })).ids).toEqual(ids.slice(2));
  });
});

describe('each long list', () => {
  const three = [1, 2, 3];
  const place = { siteId: 0, campaignId: 0, userId: 0 };

  beforeAll(async () => {
    const { admin, advertiser, webmaster } = testUsers;
    place.userId = admin.userId;
    const campaign = await createCampaign(advertiser);
    place.campaignId = campaign.id;
    for (const name of ['2', '3']) await createCampaign(advertiser, { name });
    for (const name of ['1', '2', '3']) {
      await createAdvert(advertiser, { ads_id: campaign.id, name });
      await createGroup(advertiser, { name });
    }
    const { db } = test;
    const ownerId = webmaster.userId;
    const written = await db
      .insert(sites)
      .values(
        three.map((name) => ({
          ...{ ownerId, name: `Site ${name}`, domain: `s${name}.example`, domainUnicode: `s${name}.example` },
          submittedAt: new Date(),
        })),
      )
      .returning({ id: sites.id });
    place.siteId = written[0]?.id ?? 0;
    const answer = {
      ...{ method: 'meta' as const, code: 'found' as const, outcome: 'found' as const },
      ...{ cause: '', cure: '', chain: [], bytes: 1, line: null, expected: null, age: null },
    };
    await db
      .insert(siteChecks)
      .values(three.map(() => ({ siteId: place.siteId, isDaily: true, countsAsMiss: false, answer })));
    await db
      .insert(notifications)
      .values(three.map(() => ({ userId: admin.userId, kind: 'low_balance' as const, data: {} })));
    const change = { userId: admin.userId, action: 'updated' as const, fields: [] };
    for (const [kind, recordId] of [
      ['campaign', campaign.id],
      ['currency', 1],
    ] as const)
      await db.insert(changes).values(three.map(() => ({ ...change, kind, recordId })));
    const money = { currency: 'RUB', amount: '10', vat: '0', total: '10', vatRate: '0', lines: [] };
    const party = {
      name: 'A',
      inn: '1',
      kpp: '',
      address: '',
      bank: '',
      bic: '',
      account: '',
      correspondent_account: '',
    };
    await db.insert(invoices).values(
      three.map((month) => ({
        ...money,
        kind: 'act' as const,
        status: 'draft' as const,
        userId: advertiser.userId,
        period: `2026-0${month}-01`,
        seller: party,
        buyer: party,
      })),
    );
    const payment = { date: '2026-11-20', amount: '10', currency: 'RUB', reason: '', importedBy: admin.userId };
    await db
      .insert(unassignedPayments)
      .values(
        (['open', 'dismissed'] as const).flatMap((state) =>
          three.map((line) => ({ ...payment, state, fingerprint: `${state} ${line}`, decidedAt: new Date() })),
        ),
      );
    const bonus = { type: 'bonus' as const, amount: '5', currency: 'RUB', status: 'paid' as const };
    await db
      .insert(transactions)
      .values(
        three.map(() => ({ ...bonus, userId: advertiser.userId, method: 'balance' as const, paidAt: new Date() })),
      );
  });

  it.each([
    ['campaigns', () => 'campaigns'],
    ['groups', () => 'groups'],
    ['adverts', () => 'adverts'],
    ['sites', () => 'sites'],
    ['sites in review', () => 'sites/review'],
    ['users', () => 'users'],
    ['users by their last visit', () => 'users?sort=-last_seen_at'],
    ['documents', () => 'finances/invoices'],
    ['transactions', () => 'finances'],
    ['transactions by their amount', () => 'finances?sort=amount'],
    ['open bank payments', () => 'finances/unassigned-payments'],
    ['dismissed bank payments', () => 'finances/unassigned-payments?state=dismissed'],
    ['notifications', () => 'notifications'],
    ['checks', () => `sites/${place.siteId}/checks`],
    ['changes', () => `campaigns/${place.campaignId}/changes`],
    ['changes of settings', () => 'settings/changes?kind=currency&record_id=1'],
    ["a user's activity", () => `users/${place.userId}/activity`],
  ])('of %s takes cursors, and refuses what is none', async (_, path) => {
    const { admin } = testUsers;
    const all = await read(admin, path(), { limit: 50 });
    const first = await read(admin, path(), { limit: 1 });
    const second = await read(admin, path(), { limit: 1, after: first.next ?? '' });
    expect([first.ids, second.ids]).toEqual([all.ids.slice(0, 1), all.ids.slice(1, 2)]);
    expect((await read(admin, path(), { limit: 1, after: second.previous ?? '' })).ids).toEqual(first.ids);
    expect(second.total).toBe(all.total);

    const bad = `${path()}${path().includes('?') ? '&' : '?'}limit=1&after=abc`;
    const { status, body } = await admin.call<{ errors: object }>('GET', bad);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ after: ['This is no cursor of this list in this order: start from its first page'] });
  });

  it.each(['campaigns', 'groups', 'adverts', 'sites'])(
    'of %s has the figures of the page of a cursor',
    async (path) => {
      const period = 'date_from=2026-11-01&date_to=2026-11-02&limit=1';
      const { next } = await read(testUsers.admin, path, { limit: 1 });
      const { ids } = await read(testUsers.admin, path, { limit: 1, after: next ?? '' });
      expect((await read(testUsers.admin, `${path}/figures?${period}`, { after: next ?? '' })).ids).toEqual(ids);
      // with two refusals, the first is returned, and the second does not become an unhandled rejection
      const both = `${path}/figures?date_from=2026-11-02&date_to=2026-11-01&limit=1&after=abc`;
      expect((await testUsers.admin.call('GET', both)).status).toBe(422);
    },
  );

  it.each<[string, unknown]>([
    ['of another order', ['next', '-name', 'a', 1]],
    ['with a value of another type', ['next', 'updated_at', 'yesterday evening', 1]],
    ['with a value beyond the type', ['next', 'updated_at', '999999-01-01', 1]],
    ['without its value', ['next', 'updated_at', null, 1]],
    ['with SQL', ['next', 'updated_at', "'2026-01-01'); drop table campaigns; --", 1]],
    ['with another id', ['next', 'updated_at', '2026-01-01', '1']],
    ['to nowhere', ['up', 'updated_at', '2026-01-01', 1]],
    ['that is no list', { after: 1 }],
  ])('refuses a cursor %s', async (_, parts) => {
    const after = Buffer.from(JSON.stringify(parts)).toString('base64url');
    const { status } = await testUsers.admin.call('GET', `campaigns?sort=updated_at&after=${after}`);
    expect(status).toBe(422);
  });
});

it('counts up to 10,000 rows, and one more for larger totals', async () => {
  const { userId } = testUsers.otherManager;
  const row = { userId, kind: 'low_balance' as const, data: {} };
  const count = async (rows: number) => {
    for (let at = 0; at < rows; at += 5000)
      await test.db.insert(notifications).values(Array.from({ length: Math.min(5000, rows - at) }, () => row));
    return (await read(testUsers.otherManager, 'notifications', { limit: 1 })).total;
  };
  expect(await count(10_000)).toBe(10_000);
  expect(await count(2)).toBe(10_001);
});
