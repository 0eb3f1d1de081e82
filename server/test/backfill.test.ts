import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlaceFor, report, userAgent } from './delivery-scene.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('is asked when no advert fits, and its owner reads what players report of it', async () => {
  const owner = await test.createUser({ supportPanels: ['webmaster'] });
  const { placement } = await createPlaceFor(test, owner.id, { backfillVastUrl: 'https://ads.partner.example/vast' });
  const ask = async () => {
    const url = `/vast?placement=${placement.id}`;
    return (await test.app.inject({ url, headers: { 'user-agent': userAgent } })).body;
  };
  await expect.poll(ask).toContain('<VASTAdTagURI>https://ads.partner.example/vast</VASTAdTagURI>');
  const document = await ask();
  const addressOf = (kind: string) => document.match(new RegExp(`/e/[^/]+/${kind}/[\\w-]+`))?.[0];
  for (const kind of ['impression', 'impression', 'win']) await report(test, addressOf(kind));
  await report(test, `${addressOf('error')}?code=303`);

  const webmaster = await test.as(owner, 'webmaster');
  const today = new Date().toISOString().slice(0, 10);
  const metrics = [
    'requests',
    'responses',
    'impression',
    'backfill',
    'backfill_win',
    'backfill_impression',
    'backfill_error',
  ];
  const read = async () => {
    const query = `date_from=${today}&date_to=${today}&timezone=UTC&undivided=true&${metrics.map((name) => `metrics=${name}`).join('&')}`;
    return (await webmaster.call<Schemas['AnalyticsAnswer']>('GET', `reports?${query}`)).body.totals.metrics;
  };
  await read();
  await test.backgroundTasks.settled();
  await expect.poll(read, { timeout: 10_000 }).toMatchObject({
    ...{ responses: 0, impression: 0, backfill_win: 1, backfill_impression: 1, backfill_error: 1 },
  });
  const { requests, backfill } = await read();
  expect(backfill).toBe(requests);
});
