import { DOMParser } from '@xmldom/xmldom';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignDays, feeds, siteDays } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';
import { createServing, report, userAgent } from './delivery-scene.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const keyOf = (code: string) => `key-of-${code}`;

const createFeed = async (code: string, kind: 'vast' | 'rtb' = 'vast') => {
  const row = { name: code, code, kind, askingKey: kind === 'vast' ? keyOf(code) : null };
  return expectRow(await test.db.insert(feeds).values(row).returning());
};

const ask = async (query: string) => {
  const { body } = await test.app.inject({ url: `/vast?${query}`, headers: { 'user-agent': userAgent } });
  const root = new DOMParser().parseFromString(body, 'text/xml');
  const textOf = (name: string) => root.getElementsByTagName(name)[0]?.textContent ?? '';
  return { advertId: Number(root.getElementsByTagName('Ad')[0]?.getAttribute('id') ?? 0), textOf };
};
const refusalOf = async (query: string) => new URL((await ask(query)).textOf('Error')).searchParams.get('reason');

it('is answered without a site: billed to the advertiser, without a share for anybody', async () => {
  const [partner, other] = [await createFeed('players'), await createFeed('others')];
  const { campaign, advert } = await createServing(test, people.advertiser.userId, {
    targeting: { feeds: [partner.id] },
  });
  const tag = 'feed=players&key=key-of-players&format=preroll&page=https%3A%2F%2Fpartner.example%2Fwatch';
  await expect.poll(async () => (await ask(tag)).advertId).toBe(advert.id);
  expect(await refusalOf(`feed=${other.code}&key=${keyOf(other.code)}&format=preroll`)).toBe('no_advert');
  const { pathname } = new URL((await ask(tag)).textOf('Impression'));
  expect((await report(test, pathname)).statusCode).toBe(204);

  const today = new Date().toISOString().slice(0, 10);
  const read = async () => {
    const metrics = 'metrics=responses&metrics=impression&metrics=spend&metrics=revenue';
    const query = `date_from=${today}&date_to=${today}&timezone=UTC&dimensions=feed&dimensions=site&${metrics}`;
    const { body } = await people.admin.call<Schemas['AnalyticsAnswer']>('GET', `reports?${query}`);
    const row = body.rows.find(({ dims: [feed] }) => feed?.label === 'players');
    return { site: row?.dims[1]?.value, ...row?.metrics };
  };
  await read();
  await test.backgroundTasks.settled();
  await expect.poll(read, { timeout: 10_000 }).toMatchObject({ site: '0', impression: 1, spend: 1, revenue: 0 });
  const ofCampaign = and(eq(campaignDays.campaignId, campaign.id), eq(campaignDays.impressions, 1));
  await expect.poll(() => test.db.select().from(campaignDays).where(ofCampaign)).toHaveLength(1);
  expect(await test.db.select().from(siteDays)).toEqual([]);
});

it("is attributed to the device that a server names with the feed's secret", async () => {
  const { id } = await createFeed('stitcher');
  const { advert } = await createServing(test, people.advertiser.userId, {
    targeting: { feeds: [id], country: { white: ['DE'], black: [] } },
  });
  const { body } = await people.admin.call<Schemas['FeedSecret']>('POST', `settings/feeds/${id}/secret`);
  const headers = { 'user-agent': 'curl/8', 'x-device-ip': '88.198.0.1', 'x-device-user-agent': userAgent };
  const send = (url: string, secret: string) =>
    test.app.inject({ url, headers: { ...headers, 'x-feed-secret': secret } });
  const tag = '/vast?feed=stitcher&key=key-of-stitcher&format=preroll';
  await expect.poll(async () => (await send(tag, body.secret)).body).toContain(`<Ad id="${advert.id}">`);
  const answer = await send(tag, body.secret);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await send(tag, 'another')).body).not.toContain('<Ad ');

  const { body: renewed } = await people.admin.call<Schemas['FeedSecret']>('POST', `settings/feeds/${id}/secret`);
  await expect.poll(async () => (await send(tag, renewed.secret)).body).toContain('<Ad ');
  expect((await send(tag, body.secret)).body).not.toContain('<Ad ');
  const { body: listed } = await people.admin.call<Schemas['FeedSettings'][]>('GET', 'settings/feeds');
  expect(listed.find((feed) => feed.id === id)?.has_secret).toBe(true);
  expect(JSON.stringify(listed)).not.toContain(renewed.secret);
});

it.each([
  ['a nonexistent feed', 'feed=nobody&format=preroll', 'unknown_feed'],
  ['a feed of another kind', 'feed=exchange&format=preroll', 'unknown_feed'],
  ['the feed of the sites', 'feed=own-sites&format=preroll', 'unknown_feed'],
  ['a feed without its key', 'feed=known&format=preroll', 'unknown_feed'],
  ['a feed with the key of another', 'feed=known&key=key-of-asked&format=preroll', 'unknown_feed'],
  ['a feed with its key twice', 'feed=known&key=key-of-known&key=key-of-known&format=preroll', 'unknown_feed'],
  ['a nonexistent format, without the key', 'feed=known&format=none', 'unknown_feed'],
  ['a feed that is asked alone', 'feed=asked&key=&format=preroll', 'unknown_feed'],
  ['a feed that is asked alone, with the word for none', 'feed=asked&key=null&format=preroll', 'unknown_feed'],
  ['a nonexistent format', 'feed=known&key=key-of-known&format=none', 'unknown_format'],
  ['no format', 'feed=known&key=key-of-known', 'unknown_format'],
  ['a placement beside the feed', 'feed=known&format=preroll&placement=99', 'unknown_placement'],
])('gets no advert for %s', async (_, query, reason) => {
  await test.db.delete(feeds).where(inArray(feeds.code, ['known', 'exchange', 'asked']));
  await createFeed('exchange', 'rtb');
  await test.db
    .insert(feeds)
    .values({ name: 'Asked', code: 'asked', kind: 'vast', endpoint: 'https://asked.example/' });
  await createFeed('known');
  await expect.poll(() => refusalOf('feed=known&key=key-of-known&format=preroll')).toBe('no_advert');
  expect(await refusalOf(query)).toBe(reason);
});
