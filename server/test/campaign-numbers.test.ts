import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adverts, campaignDays, ordAdverts } from '../src/platform/db/schema.ts';
import type { Schemas } from './harness.ts';
import { createAdvert, createCampaign, startAppWithUsers } from './test-users.ts';

const { test, testUsers } = await startAppWithUsers();

const read = async (id: number) => (await testUsers.admin.call<Schemas['Campaign']>('GET', `campaigns/${id}`)).body;

describe('the statistics', () => {
  it('of 30 days are zero without results; sums are limited to the flight and to today', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const campaign = await createCampaign(testUsers.advertiser, { start_date: day(5), ads: { shows_limit: 30 } });
    const row = (ago: number, shows: number) => ({
      campaignId: campaign.id,
      day: day(ago),
      impressions: shows,
      shows,
      clicks: 1,
      spend: shows / 10,
    });
    await test.db.insert(campaignDays).values([row(0, 10), row(2, 20), row(9, 40), row(40, 80)]);
    const { body } = await testUsers.advertiser.call<Schemas['ListFigures']>(
      'GET',
      `campaigns/figures?date_from=${day(29)}&date_to=${day(0)}`,
    );
    const days = body.totals[0]?.days ?? [];
    expect(days).toHaveLength(30);
    expect(days.map(({ shows }) => shows).filter(Boolean)).toEqual([40, 20, 10]);
    expect(days.at(-1)).toMatchObject({ day: day(0), impressions: 10, shows: 10, clicks: 1, spend: 1 });
    expect(await read(campaign.id)).toMatchObject({
      today: { shows: 10, clicks: 1, spend: 1 },
      used: { cash: 3, shows: 30 },
      used_all_time: { shows: 150 },
      serving_reasons: [
        { code: 'no_approved_advert', moderate: 0, startable: 0 },
        { code: 'paused_self' },
        { code: 'limit_reached', of: 'campaign', limit: 'shows_limit' },
      ],
    });
    await createAdvert(testUsers.advertiser, { ads_id: campaign.id });
    expect((await read(campaign.id)).serving_reasons.slice(0, 2)).toEqual([
      { code: 'no_erid' },
      { code: 'no_approved_advert', moderate: 1, startable: 0 },
    ]);
  });

  it('of adverts count an ERID until the register refuses it', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const advert = await createAdvert(testUsers.advertiser, { ads_id: campaign.id });
    await test.db.update(adverts).set({ status: 'working' }).where(eq(adverts.id, advert.id));
    await test.db.insert(ordAdverts).values({ advertId: advert.id, erid: '2VtzqwH1jKp' });
    const lacksErid = async () => (await read(campaign.id)).serving_reasons.some(({ code }) => code === 'no_erid');
    expect(await lacksErid()).toBe(false);
    await test.db.update(adverts).set({ status: 'moderate' }).where(eq(adverts.id, advert.id));
    expect(await lacksErid()).toBe(false);
    await test.db.update(adverts).set({ status: 'working' }).where(eq(adverts.id, advert.id));
    await test.db.update(ordAdverts).set({ erirStatus: 'bad' }).where(eq(ordAdverts.advertId, advert.id));
    expect(await lacksErid()).toBe(true);
    await test.db.update(adverts).set({ status: 'approved', loadingStatus: 'ready' }).where(eq(adverts.id, advert.id));
    expect((await read(campaign.id)).serving_reasons.slice(0, 2)).toEqual([
      { code: 'no_erid' },
      { code: 'no_approved_advert', moderate: 0, startable: 0, unregistered: 1 },
    ]);
  });

  it('of adverts count playable ones by the same rule as delivery', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const advert = await createAdvert(testUsers.advertiser, { ads_id: campaign.id });
    await test.db.insert(ordAdverts).values({ advertId: advert.id, erid: '2VtzqwH1jKq' });
    const reasonsOf = async (values: Partial<typeof adverts.$inferInsert>) => {
      await test.db.update(adverts).set(values).where(eq(adverts.id, advert.id));
      return (await read(campaign.id)).serving_reasons.filter(({ code }) => code === 'no_approved_advert');
    };
    expect(await reasonsOf({ status: 'working', useVpaid: true, loadingStatus: 'awaiting' })).toEqual([]);
    expect(await reasonsOf({ useVpaid: false, loadingStatus: 'ready' })).toEqual([]);
    const none = [{ code: 'no_approved_advert', moderate: 0, startable: 0 }];
    for (const loadingStatus of ['error', 'processing', 'awaiting'] as const)
      expect(await reasonsOf({ loadingStatus })).toEqual(none);
    expect(await reasonsOf({ status: 'stopped' })).toEqual(none);
    expect(await reasonsOf({ loadingStatus: 'ready' })).toEqual([{ ...none[0], startable: 1 }]);
  });

  it('of all time follow each change of the daily results', async () => {
    const [one, two] = [await createCampaign(testUsers.advertiser), await createCampaign(testUsers.advertiser)];
    const all = async () => Promise.all([one, two].map(async ({ id }) => (await read(id)).used_all_time.shows));
    const used = async () => Promise.all([one, two].map(async ({ id }) => (await read(id)).used));
    const rows = [one, two].flatMap(({ id }) =>
      ['2026-01-01', '2026-01-02'].map((day) => ({ campaignId: id, day, shows: 10, spend: 1.25 })),
    );
    await test.db.insert(campaignDays).values(rows);
    expect(await all()).toEqual([20, 20]);
    // adds to a day, as delivery does
    await test.db
      .insert(campaignDays)
      .values([...rows.slice(0, 1), { campaignId: two.id, day: '2026-01-03', shows: 5, spend: 0.5 }])
      .onConflictDoUpdate({
        target: [campaignDays.campaignId, campaignDays.day],
        set: {
          shows: sql`${campaignDays.shows} + excluded.shows`,
          spend: sql`${campaignDays.spend} + excluded.spend`,
        },
      });
    expect(await used()).toEqual([
      { cash: 3.75, shows: 30 },
      { cash: 3, shows: 25 },
    ]);
    await test.db.update(campaignDays).set({ shows: 1, spend: 0 }).where(eq(campaignDays.campaignId, one.id));
    await test.db.delete(campaignDays).where(eq(campaignDays.campaignId, two.id));
    expect(await used()).toEqual([
      { cash: 0, shows: 2 },
      { cash: 0, shows: 0 },
    ]);
    expect(await all()).toEqual([2, 0]);
  });
});
