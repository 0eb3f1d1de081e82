import { describe, expect, it } from 'vitest';
import { advertDays, campaignDays, siteDays } from '../src/platform/db/schema.ts';
import type { Caller } from './harness.ts';
import { createSite } from './placement-scene.ts';
import { createAdvert, createCampaign, createGroup, startAppWithUsers } from './test-users.ts';

const { test, testUsers } = await startAppWithUsers();
const { advertiser, webmaster, manager } = testUsers;

const days = 'date_from=2026-09-01&date_to=2026-09-07';

async function idsOf(caller: Caller, path: string): Promise<number[]> {
  const { status, body } = await caller.call<{ id: number }[] | { items: { id: number }[] }>('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return (Array.isArray(body) ? body : body.items).map(({ id }) => id);
}

async function idsByPage(caller: Caller, path: string): Promise<number[]> {
  const ids: number[] = [];
  let after = '';
  do {
    const { body, headers } = await caller.call<{ id: number }[] | { items: { id: number }[]; next: string | null }>(
      'GET',
      `${path}&limit=1${after && `&after=${after}`}`,
    );
    ids.push(...(Array.isArray(body) ? body : body.items).map(({ id }) => id));
    after = (Array.isArray(body) ? (headers['x-next-cursor'] as string | undefined) : body.next) ?? '';
  } while (after !== '');
  return ids;
}

/** The figures of six records, the oldest first, within the days; one also has a figure on the previous day. */
const amounts = [0.25, 0, 10, 0.25, 0, 0.1];
const dated = [...amounts.map((amount) => ({ day: '2026-09-01', amount })), { day: '2026-08-31', amount: 99 }];

describe.each([
  {
    list: 'campaigns',
    figure: 'spend',
    owner: advertiser,
    async fill() {
      const ids = await six(async () => (await createCampaign(advertiser)).id);
      const rows = dated.map(({ day, amount }, at) => ({
        campaignId: ids[at % amounts.length] ?? 0,
        day,
        spend: amount,
      }));
      await test.db.insert(campaignDays).values(rows);
      return ids;
    },
  },
  {
    list: 'groups',
    figure: 'spend',
    owner: advertiser,
    async fill() {
      const ids = await six(async (name) => (await createGroup(advertiser, { name })).id);
      const rows: (typeof campaignDays.$inferInsert)[] = [];
      for (const [at, { day, amount }] of dated.entries()) {
        const { id: campaignId } = await createCampaign(advertiser, { group_id: ids[at % amounts.length] ?? 0 });
        rows.push({ campaignId, day, spend: amount });
      }
      await test.db.insert(campaignDays).values(rows);
      return ids;
    },
  },
  {
    list: 'adverts',
    figure: 'spend',
    owner: advertiser,
    async fill() {
      const { id } = await createCampaign(advertiser);
      const ids = await six(async () => (await createAdvert(advertiser, { ads_id: id })).id);
      const rows = dated.map(({ day, amount }, at) => ({
        advertId: ids[at % amounts.length] ?? 0,
        day,
        spend: amount,
      }));
      await test.db.insert(advertDays).values(rows);
      return ids;
    },
  },
  {
    list: 'sites',
    figure: 'revenue',
    owner: webmaster,
    async fill() {
      const ids = await six(async () => (await createSite(test, webmaster.userId)).id);
      const rows = dated.map(({ day, amount }, at) => ({ siteId: ids[at % amounts.length] ?? 0, day, spend: amount }));
      await test.db.insert(siteDays).values(rows);
      return ids;
    },
  },
])('the list of $list by $figure', ({ list, figure, owner, fill }) => {
  it('has the highest first, those without results last, and newer ones first among equals', async () => {
    const [low = 0, none = 0, high = 0, newerLow = 0, newerNone = 0, lowest = 0] = await fill();
    const descending = [high, newerLow, low, lowest, newerNone, none];
    for (const [sort, expected] of [
      [`-${figure}`, descending],
      [figure, descending.toReversed()],
    ] as const) {
      const asked = `sort=${sort}&${days}`;
      const all = await idsOf(owner, `${list}?${asked}`);
      // ids of other tests' records, without results, are left out
      const ids = all.filter((id) => expected.includes(id));
      expect(ids).toEqual(expected);
      expect(await idsByPage(owner, `${list}?${asked}`)).toEqual(all);
      expect(await idsOf(owner, `${list}?${asked}&limit=2&offset=1`)).toEqual(all.slice(1, 3));
      expect(await idsOf(owner, `${list}/figures?${asked}`)).toEqual(all);
    }
  });
});

it.each([
  ['for users who see the records of several accounts', manager, days],
  ['without its days', advertiser, 'date_from=2026-09-01'],
  ['with invalid days', advertiser, 'date_from=2026-09-01&date_to=2026-08-01'],
])('an order by a figure is refused %s', async (_, caller, asked) => {
  expect((await caller.call('GET', `campaigns?sort=-spend&${asked}`)).status).toBe(422);
});

async function six(make: (name: string) => Promise<number>): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < amounts.length) ids.push(await make(`Number ${ids.length}`));
  return ids;
}
