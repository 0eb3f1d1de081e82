import { DOMParser } from '@xmldom/xmldom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feeds } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';
import { createWorkingPlacement, report, userAgent } from './delivery-scene.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const metrics = [
  'requests',
  'responses',
  'impression',
  'backfill',
  'backfill_win',
  'backfill_impression',
  'backfill_error',
];

async function readerOf(owner: Awaited<ReturnType<TestApp['createUser']>>) {
  const webmaster = await test.as(owner, 'webmaster');
  const today = new Date().toISOString().slice(0, 10);
  return async (dimensions = '&undivided=true') => {
    const query = `date_from=${today}&date_to=${today}&timezone=UTC&${metrics.map((name) => `metrics=${name}`).join('&')}`;
    return (await webmaster.call<Schemas['AnalyticsAnswer']>('GET', `reports?${query}${dimensions}`)).body;
  };
}

const ask = async (placementId: number, query = '') => {
  const url = `/vast?placement=${placementId}${query}`;
  return (await test.app.inject({ url, headers: { 'user-agent': userAgent } })).body;
};

const createFeed = async (code: string, values: Partial<typeof feeds.$inferInsert> = {}) => {
  const row = { name: code, code, kind: 'vast' as const, endpoint: `https://${code}.example/vast`, ...values };
  return expectRow(await test.db.insert(feeds).values(row).returning());
};

it('is used when no advert fits, and its owner sees what players report about it', async () => {
  const owner = await test.createUser({ supportPanels: ['webmaster'] });
  const { placement } = await createWorkingPlacement(test, owner.id, {
    backfillVastUrl: 'https://ads.partner.example/vast',
  });
  await expect.poll(() => ask(placement.id)).toContain('<VASTAdTagURI>https://ads.partner.example/vast</VASTAdTagURI>');
  const document = await ask(placement.id);
  const addressOf = (kind: string) => document.match(new RegExp(`/e/[^/]+/${kind}/[\\w-]+`))?.[0];
  for (const kind of ['impression', 'impression', 'win']) await report(test, addressOf(kind));
  await report(test, `${addressOf('error')}?code=303`);

  const readAll = await readerOf(owner);
  const read = async () => (await readAll()).totals.metrics;
  await read();
  await test.backgroundTasks.settled();
  await expect.poll(read, { timeout: 10_000 }).toMatchObject({
    ...{ responses: 0, impression: 0, backfill_win: 1, backfill_impression: 1, backfill_error: 1 },
  });
  const { requests, backfill } = await read();
  expect(backfill).toBe(requests);
});

it("comes after the placement's feeds, each with separate results", async () => {
  const owner = await test.createUser({ supportPanels: ['webmaster'] });
  const [first, second] = [
    await createFeed('first', { endpoint: 'https://first.example/vast?u={page}&ip={ip}' }),
    await createFeed('second'),
  ];
  const stopped = await createFeed('stopped', { status: 'stopped' });
  const exchange = await createFeed('exchange', { kind: 'rtb' });
  const { site, placement } = await createWorkingPlacement(test, owner.id, {
    feeds: [stopped.id, second.id, exchange.id, first.id],
    backfillVastUrl: 'https://last.example/vast',
  });
  const page = encodeURIComponent(`https://${site.domain}/a?b`);
  const read = async () => {
    const root = new DOMParser().parseFromString(await ask(placement.id, `&page=${page}&gdpr=1`), 'text/xml');
    return Array.from(root.getElementsByTagName('Ad'), (ad) => {
      const textsOf = (name: string) => Array.from(ad.getElementsByTagName(name), (node) => node.textContent ?? '');
      const called = (name: string) => new URL(textsOf(name)[0] ?? '').pathname;
      return { tag: textsOf('VASTAdTagURI')[0], error: called('Error'), impression: called('Impression') };
    });
  };
  const tags = async () => (await read()).map(({ tag }) => tag);
  await expect
    .poll(tags)
    .toEqual([
      'https://second.example/vast',
      `https://first.example/vast?u=${page}&ip=127.0.0.0`,
      'https://last.example/vast',
    ]);
  const adverts = await read();
  await report(test, `${adverts[0]?.error}?code=303`);
  await report(test, adverts[1]?.impression);

  const readResults = await readerOf(owner);
  await readResults();
  await test.backgroundTasks.settled();
  const rows = async () => {
    const named = (await readResults('&dimensions=feed')).rows.map(({ dims: [feed], metrics: found }) => [
      feed?.label,
      [Number(found.backfill) > 0, found.backfill_impression, found.backfill_error],
    ]);
    return Object.fromEntries(named);
  };
  await expect.poll(rows, { timeout: 10_000 }).toMatchObject({
    second: [true, 0, 1],
    first: [true, 1, 0],
  });
  expect(Object.keys(await rows())).not.toContain('exchange');
});
