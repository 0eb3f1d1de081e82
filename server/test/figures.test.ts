import { addDays } from '@preroll/rules/time/days';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { count, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDemo } from '../src/demo/write-demo.ts';
import { hasChdb } from '../src/events/store/chdb-process.ts';
import { advertDays, campaignDays, campaigns, users } from '../src/platform/db/schema.ts';
import { createSecretBox } from '../src/platform/secrets/secret-box.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createAdvert, createCampaign, createGroup, createTestUsers, type TestUsers } from './test-users.ts';

type List = Schemas['ListFigures'];

let test: TestApp;
let testUsers: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  testUsers = await createTestUsers(test);
});
afterAll(() => test.close());

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
/** Different numbers with a unique sum. */
const viewed = (shows: number) => ({
  ...{ quartile25: shows * 4, quartile50: shows * 3 },
  ...{ quartile75: shows * 2, completes: shows },
});
const results = (shows: number) => ({
  ...{ impressions: shows + 5, shows, clicks: 1, spend: shows / 10 },
  ...viewed(shows),
});
const week = `date_from=${day(6)}&date_to=${day(0)}`;

const ask = async (path: string, caller: Caller = testUsers.advertiser) => {
  const { status, body } = await caller.call<List>('GET', path);
  expect(status).toBe(200);
  return body;
};

describe('the figures of campaigns', () => {
  let one: Schemas['Campaign'];
  let two: Schemas['Campaign'];
  let group: Schemas['Group'];

  beforeAll(async () => {
    group = await createGroup(testUsers.advertiser);
    one = await createCampaign(testUsers.advertiser, { name: 'Figures one', group_id: group.id });
    two = await createCampaign(testUsers.advertiser, { name: 'Figures two' });
    const foreign = await createCampaign(testUsers.otherAdvertiser, { name: 'Figures abroad' });
    await test.db.update(users).set({ currency: 'EUR' }).where(eq(users.id, testUsers.otherAdvertiser.userId));
    await test.db.insert(campaignDays).values([
      { campaignId: one.id, day: day(0), ...results(10) },
      { campaignId: one.id, day: day(1), ...results(100) },
      { campaignId: one.id, day: day(6), ...results(200) },
      { campaignId: one.id, day: day(7), ...results(7000) },
      { campaignId: one.id, day: day(8), ...results(150) },
      { campaignId: one.id, day: day(14), ...results(40_000) },
      { campaignId: two.id, day: day(2), ...results(30) },
      { campaignId: foreign.id, day: day(2), ...results(10) },
    ]);
  });

  it('are those of the period, per record and in total', async () => {
    const { period, totals, items } = await ask(`campaigns/figures?search=figures&${week}`);
    expect(period).toMatchObject({
      date_from: day(6),
      date_to: day(0),
      today: day(0),
      before_from: null,
      before_to: null,
    });
    expect(items).toEqual([
      { id: one.id, figures: { impressions: 325, shows: 310, clicks: 3, spend: 31, ...viewed(310) }, before: null },
      { id: two.id, figures: { impressions: 35, shows: 30, clicks: 1, spend: 3, ...viewed(30) }, before: null },
    ]);
    expect(totals).toMatchObject([{ currency: 'RUB', figures: { shows: 340, spend: 34 }, before: null }]);
    expect(totals[0]?.days.map(({ shows }) => shows)).toEqual([200, 0, 0, 0, 30, 100, 10]);
    expect(totals[0]?.days_before).toEqual([]);
  });

  it.skipIf(!hasChdb())('compare today with a part of a day, which the event store counts', async () => {
    const { period, totals, items } = await ask(`campaigns/figures?search=figures&compare=previous_period&${week}`);
    expect(period).toMatchObject({ before_from: day(13), before_to: day(7), compared_until: expect.any(String) });
    // the store has none of that day
    expect(totals[0]).toMatchObject({ figures: { shows: 340 }, before: { shows: 150, spend: 15 } });
    expect(totals[0]?.days_before.map(({ shows }) => shows)).toEqual([0, 0, 0, 0, 0, 150, 0]);
    expect(items).toMatchObject([
      { id: one.id, figures: { shows: 310 }, before: { shows: 150 } },
      { id: two.id, figures: { shows: 30 }, before: { shows: 0 } },
    ]);
  });

  it('total all records that the filters match, and list those of the page', async () => {
    const { totals, items } = await ask(`campaigns/figures?search=figures&sort=-name&limit=1&${week}`);
    expect(items.map(({ id }) => id)).toEqual([two.id]);
    expect(totals[0]?.figures.shows).toBe(340);
    const inGroup = await ask(`campaigns/figures?group_id=${group.id}&${week}`);
    expect(inGroup.totals[0]?.figures.shows).toBe(310);
    expect(await ask(`campaigns/figures?search=nothing&${week}`)).toMatchObject({ totals: [], items: [] });
  });

  it('of one owner are in the owner\u2019s currency', async () => {
    const { totals } = await ask(`campaigns/figures?${week}`, testUsers.otherAdvertiser);
    expect(totals).toMatchObject([{ currency: 'EUR' }]);
  });

  it('are those of their group', async () => {
    const { items, totals } = await ask(`groups/figures?compare=previous_period&${week}`);
    expect(items).toMatchObject([{ id: group.id, figures: { shows: 310 }, before: { shows: 150 } }]);
    expect(totals[0]?.figures.shows).toBe(310);
    expect(await ask(`groups/figures?${week}`, testUsers.otherAdvertiser)).toMatchObject({ totals: [], items: [] });
  });

  // the two zones never have the same date
  it.each([
    // in the zone with the earlier date, no day of the periods is over
    ['Pacific/Kiritimati', 'Pacific/Niue', [0, 0, 0]],
    // in the one with the later date, all are
    ['Pacific/Niue', 'Pacific/Kiritimati', [1000, 11_000, 100]],
  ])(
    'end their days where those of the reader begin: in %s, of campaigns in %s',
    async (timezone, elsewhere, before) => {
      const owner = await test.createUser({ supportPanels: ['advertiser'], timezone });
      const reader = await test.as(owner, 'advertiser');
      const campaign = await createCampaign(reader, { timezone: elsewhere });
      const { day: today } = zonedTime(timezone, new Date());
      const rows = [-1, 0, 1, 2, 3].map((ago) => ({
        campaignId: campaign.id,
        day: addDays(today, -ago),
        ...results(10 ** (ago + 1)),
      }));
      await test.db.insert(campaignDays).values(rows);
      const changesOf = async (from: number, to: number) => {
        const days = `date_from=${addDays(today, -from)}&date_to=${addDays(today, -to)}`;
        const answer = await ask(`campaigns/figures?compare=previous_period&${days}`, reader);
        const [now, before] = answer.totals.map((all) => [all.figures.shows, all.before?.shows])[0] ?? [];
        expect(answer.items[0]).toMatchObject({ figures: { shows: now }, before: { shows: before } });
        return { today: answer.period.today, now, before };
      };
      expect(await changesOf(1, 1)).toEqual({ today, now: 100, before: before[0] });
      expect(await changesOf(1, 0)).toEqual({ today, now: 110, before: before[1] });
      expect(await changesOf(0, 0)).toEqual({ today, now: 10, before: before[2] });
    },
  );
});

describe('the figures of adverts', () => {
  it('count each advert separately', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const [first, second] = [
      await createAdvert(testUsers.advertiser, { ads_id: campaign.id, name: 'A first' }),
      await createAdvert(testUsers.advertiser, { ads_id: campaign.id, name: 'B second' }),
    ];
    await test.db.insert(advertDays).values([
      { advertId: first.id, day: day(1), ...results(60) },
      { advertId: first.id, day: day(8), ...results(30) },
      { advertId: second.id, day: day(1), ...results(40) },
    ]);
    const of = `ads_id=${campaign.id}&compare=previous_period&${week}`;
    const { totals, items } = await ask(`adverts/figures?${of}`);
    expect(items.map(({ id, figures }) => [id, figures.shows])).toEqual([
      [first.id, 60],
      [second.id, 40],
    ]);
    expect(totals).toMatchObject([{ figures: { shows: 100 }, before: { shows: 30 } }]);
    expect((await ask(`adverts/figures?limit=1&offset=1&${of}`)).items.map(({ id }) => id)).toEqual([second.id]);
  });
});

describe('a period', () => {
  it.each([
    ['that is missing', ''],
    ['that ends before it starts', 'date_from=2026-03-02&date_to=2026-03-01'],
    ['of more than 366 days', 'date_from=2025-03-02&date_to=2026-03-03'],
    ['that is no date', 'date_from=2026-02-30&date_to=2026-03-01'],
  ])('%s is refused', async (_name, query) => {
    for (const path of ['campaigns', 'groups', 'adverts'])
      expect((await testUsers.advertiser.call('GET', `${path}/figures?${query}`)).status).toBe(422);
  });
});

it('of the demo content adds up: adverts to their campaign, campaigns to the list', async () => {
  const demo = await startTestApp();
  await writeDemo(demo.db, createSecretBox(Buffer.alloc(32)));
  const [owner] = await demo.db
    .select({ id: campaigns.ownerId, count: count() })
    .from(campaigns)
    .groupBy(campaigns.ownerId)
    .orderBy(desc(count()))
    .limit(1);
  const caller = await demo.as({ id: owner?.id ?? 0 }, 'advertiser');
  const month = `date_from=${day(29)}&date_to=${day(0)}&compare=previous_period`;
  const { totals, items } = await ask(`campaigns/figures?limit=1000&${month}`, caller);
  const sum = (list: number[]) => Math.round(list.reduce((all, each) => all + each, 0) * 100);
  for (const name of ['impressions', 'shows', 'clicks', 'spend'] as const) {
    expect(sum(items.map(({ figures }) => figures[name]))).toBe(sum(totals.map(({ figures }) => figures[name])));
    expect(sum(totals.flatMap(({ days }) => days.map((each) => each[name])))).toBe(
      sum(totals.map(({ figures }) => figures[name])),
    );
  }
  const adverts = await ask(`adverts/figures?${month}`, caller);
  const rows = (await caller.call<Schemas['Advert'][]>('GET', 'adverts')).body;
  for (const { id, figures } of items) {
    const ids = new Set(rows.filter(({ ads_id }) => ads_id === id).map((row) => row.id));
    const own = adverts.items.filter((item) => ids.has(item.id));
    for (const name of ['impressions', 'shows', 'clicks', 'spend'] as const)
      expect([id, name, sum(own.map((item) => item.figures[name]))]).toEqual([id, name, sum([figures[name]])]);
  }
  await demo.close();
});
