import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adverts, campaignDays, campaigns, placements, siteDays, spendDays } from '../src/platform/db/schema.ts';
import { createServing, createWorkingPlacement, report, requestAdvert, type Served } from './delivery-scene.ts';
import { startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let advertiserId: number;
let place: Awaited<ReturnType<typeof createWorkingPlacement>>;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://ads.example' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.update(campaigns).set({ status: 'stopped' });
  // otherwise the first response could be the previous test's advert
  if (place !== undefined) await expect.poll(() => requestAdvert(test, place.placement.id)).toBeNull();
  advertiserId = (await test.createUser({ balance: '1000' })).id;
  place = await createWorkingPlacement(test, (await test.createUser({ supportPanels: ['webmaster'] })).id);
});

const waitForAdvert = (placementId = place.placement.id): Promise<Served> =>
  expect
    .poll(() => requestAdvert(test, placementId))
    .not.toBeNull()
    .then(async () => (await requestAdvert(test, placementId)) as Served);

async function countedOf(campaignId: number) {
  await test.eventWriter.withEverythingCounted(
    () => {},
    async () => {},
  );
  const days = await test.db.select().from(campaignDays).where(eq(campaignDays.campaignId, campaignId));
  const sum = (name: 'impressions' | 'shows' | 'clicks' | 'spend') => days.reduce((all, day) => all + day[name], 0);
  return { impressions: sum('impressions'), shows: sum('shows'), clicks: sum('clicks'), spend: sum('spend') };
}

describe('an advert', () => {
  it('is served, and each of its events counts once for both sides', async () => {
    const { campaign, advert } = await createServing(test, advertiserId);
    const { advertId, addresses } = await waitForAdvert();
    expect(advertId).toBe(String(advert.id));
    for (const kind of ['impression', 'win', 'show', 'quartile25', 'quartile50', 'quartile75', 'quartile100', 'click'])
      for (const method of ['GET', 'POST'] as const)
        expect((await report(test, addresses[kind], method)).statusCode).toBe(204);
    expect(await countedOf(campaign.id)).toEqual({ impressions: 1, shows: 1, clicks: 1, spend: 1 });
    const [day] = await test.db.select().from(siteDays).where(eq(siteDays.siteId, place.site.id));
    expect(day).toMatchObject({ impressions: 1, spend: 1, revenue: 0.7 });
    const [spent] = await test.db.select().from(spendDays).where(eq(spendDays.userId, advertiserId));
    expect(Number(spent?.spend)).toBe(1);
  });

  it('is not served while there is no room for its events', async () => {
    await createServing(test, advertiserId);
    await waitForAdvert();
    const isFull = vi.spyOn(test.eventWriter, 'isFull').mockReturnValue(true);
    expect(await requestAdvert(test, place.placement.id)).toBeNull();
    isFull.mockRestore();
    expect(await requestAdvert(test, place.placement.id)).not.toBeNull();
  });

  it('counts a show that the player did not report, but does not bill unreported events', async () => {
    const { campaign } = await createServing(test, advertiserId);
    const { addresses } = await waitForAdvert();
    await report(test, addresses.quartile50);
    expect(await countedOf(campaign.id)).toEqual({ impressions: 0, shows: 1, clicks: 0, spend: 0 });
  });

  it('redirects a click to the current link with its parameters and the ERID, and counts it', async () => {
    const { campaign, advert } = await createServing(test, advertiserId, { payModel: 'cpc', bid: 5 });
    const { addresses } = await waitForAdvert();
    await test.db.update(adverts).set({ advertLink: 'https://новый.example/акция' }).where(eq(adverts.id, advert.id));
    const reply = await report(test, addresses.landing);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      302,
      `https://xn--b1aoke0e.example/%D0%B0%D0%BA%D1%86%D0%B8%D1%8F?utm=${campaign.id}-${place.site.id}&erid=2VtzqwExample`,
    ]);
    await report(test, addresses.click);
    const looked = await test.app.inject({ method: 'HEAD', url: addresses.landing ?? '' });
    expect(looked.statusCode).toBe(404);
    expect(await countedOf(campaign.id)).toEqual({ impressions: 0, shows: 0, clicks: 1, spend: 5 });
  });

  it('is not counted by URLs that were forged, swapped or truncated', async () => {
    const { campaign } = await createServing(test, advertiserId);
    const { addresses } = await waitForAdvert();
    const [, , sealed = '', , tag = ''] = (addresses.impression ?? '').split('/');
    for (const url of [
      `/e/${sealed}/click/${tag}`,
      `/e/${sealed}/impression/${tag.slice(1)}`,
      `/e/${sealed.slice(0, -4)}/impression/${tag}`,
      `/e/x/impression/${tag}`,
      `/e/${sealed}/__proto__/${tag}`,
    ])
      expect((await report(test, url)).statusCode).toBe(204);
    const click = await report(test, `/c/${sealed}/${tag}?erid=1`);
    expect([click.statusCode, click.headers.location]).toEqual([404, undefined]);
    expect(await countedOf(campaign.id)).toEqual({ impressions: 0, shows: 0, clicks: 0, spend: 0 });
  });

  it.each([
    [
      'its campaign stops',
      (id: number) => test.db.update(campaigns).set({ status: 'stopped' }).where(eq(campaigns.id, id)),
    ],
    ['it stops', (id: number) => test.db.update(adverts).set({ status: 'stopped' }).where(eq(adverts.adsId, id))],
    [
      'its campaign ends',
      (id: number) => test.db.update(campaigns).set({ endDate: '2026-01-01' }).where(eq(campaigns.id, id)),
    ],
  ])(
    'is not served any more once %s and a later change is known, and what was served before counts',
    async (_, change) => {
      const { campaign } = await createServing(test, advertiserId, { bid: 2000 });
      const { addresses } = await waitForAdvert();
      await change(campaign.id);
      // this more expensive campaign would win while the other one takes part
      const later = await createServing(test, advertiserId, { bid: 1000 });
      await expect
        .poll(async () => (await requestAdvert(test, place.placement.id))?.advertId)
        .toBe(String(later.advert.id));
      await report(test, addresses.impression);
      expect(await countedOf(campaign.id)).toMatchObject({ impressions: 1, spend: 2 });
    },
  );

  it('is not served where its category is blocked', async () => {
    const { advert } = await createServing(test, advertiserId);
    const setCategory = (category: string | null) =>
      test.db.update(adverts).set({ category }).where(eq(adverts.id, advert.id));
    await setCategory('IAB18');
    await waitForAdvert();
    const blocking = { blockedCategories: ['IAB18'] };
    await test.db.update(placements).set(blocking).where(eq(placements.id, place.placement.id));
    await expect.poll(() => requestAdvert(test, place.placement.id)).toBeNull();
    await setCategory(null);
    await waitForAdvert();
  });

  it("is not served without an ERID or below the placement's floor", async () => {
    await createServing(test, advertiserId, { erid: null, bid: 3000 });
    const cheap = await createServing(test, advertiserId, { bid: 1000 });
    const { placement } = await createWorkingPlacement(test, place.site.ownerId, { floorPrice: 1001 });
    expect((await waitForAdvert()).advertId).toBe(String(cheap.advert.id));
    expect(await requestAdvert(test, placement.id)).toBeNull();
  });
});

describe('a limit', () => {
  it('of ten shows holds for thirty concurrent players', async () => {
    const { campaign } = await createServing(test, advertiserId, { targeting: { shows_limit_all_time: 10 } });
    const first = await waitForAdvert();
    const asked = Array.from({ length: 30 }, (_, n) => requestAdvert(test, place.placement.id, `198.51.100.${n}`));
    const served = [first, ...(await Promise.all(asked))].filter((one) => one !== null);
    // waiting for the campaign to be served took one of the ten
    expect(served).toHaveLength(9);
    await Promise.all(served.map(({ addresses }) => report(test, addresses.show)));
    expect((await countedOf(campaign.id)).shows).toBe(9);
  });

  it('of the balance is never exceeded', async () => {
    const { id } = await test.createUser({ balance: '3' });
    const { campaign } = await createServing(test, id);
    const first = await waitForAdvert();
    const served = [
      first,
      ...(await Promise.all(Array.from({ length: 10 }, () => requestAdvert(test, place.placement.id)))),
    ];
    for (const one of served) if (one !== null) await report(test, one.addresses.impression);
    const { spend } = await countedOf(campaign.id);
    expect(spend).toBeGreaterThan(0);
    expect(spend).toBeLessThanOrEqual(3);
  });
});

it('an address that sends too many requests gets no advert', async () => {
  await createServing(test, advertiserId);
  await waitForAdvert();
  const address = '203.0.113.9';
  let answers = 0;
  while ((await requestAdvert(test, place.placement.id, address)) !== null) answers += 1;
  // those of two minutes if the next one has begun
  expect(answers).toBeGreaterThanOrEqual(200);
  expect(answers).toBeLessThan(400);
});
