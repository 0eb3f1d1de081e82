import type { RequestListener, ServerResponse } from 'node:http';
import { DOMParser } from '@xmldom/xmldom';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_CONCURRENT_PER_HOST } from '../src/delivery/chain/host-concurrency-limit.ts';
import { createWorkingPlacement, report, userAgent } from './delivery-scene.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { startOtherServers, video, wrapper } from './other-servers.ts';

let test: TestApp;
let others: Awaited<ReturnType<typeof startOtherServers>>;
beforeAll(async () => {
  others = await startOtherServers(['one.example', 'two.example', 'three.example']);
  // time limits are tested separately, with a fake clock
  const unwrapTimeouts = { all: 60_000, one: 30_000 };
  test = await startTestApp({ OUTBOUND_TEST_HOSTS: others.testHosts }, { unwrapTimeouts });
});
afterAll(async () => {
  await test.close();
  await others.close();
});
beforeEach(() => {
  others.answers.clear();
  others.asked.length = 0;
});

const ask = async (placementId: number, query = '&unwrap=1', agent = userAgent) => {
  const url = `/vast?placement=${placementId}${query}`;
  return (await test.app.inject({ url, headers: { 'user-agent': agent } })).body;
};
const textsOf = (document: string, name: string) => {
  const root = new DOMParser().parseFromString(document, 'text/xml');
  return Array.from(root.getElementsByTagName(name), (node) => node.textContent ?? '');
};

/** A placement with a backfill that delivery has already loaded. */
async function placeWith(backfillVastUrl: string) {
  const owner = await test.createUser({ supportPanels: ['webmaster'] });
  const { placement, site } = await createWorkingPlacement(test, owner.id, { backfillVastUrl });
  await expect.poll(() => ask(placement.id, '')).toContain('<VASTAdTagURI>');
  return { owner, placement, page: encodeURIComponent(`https://${site.domain}/?a`) };
}

async function resultsOf(owner: Awaited<ReturnType<TestApp['createUser']>>) {
  const webmaster = await test.as(owner, 'webmaster');
  const today = new Date().toISOString().slice(0, 10);
  const metrics = ['backfill_win', 'backfill_impression', 'backfill_error'].map((name) => `metrics=${name}`).join('&');
  const url = `reports?date_from=${today}&date_to=${today}&timezone=UTC&${metrics}&undivided=true`;
  const read = async () => (await webmaster.call<Schemas['AnalyticsAnswer']>('GET', url)).body.totals.metrics;
  await read();
  await test.backgroundTasks.settled();
  return read;
}

it("answers with another server's advert and the trackers of its whole chain", async () => {
  others.answers.set('one.example/vast', wrapper('https://two.example/vast?cb=[CACHEBUSTING]&page=[PAGEURL]'));
  others.answers.set('two.example/vast', video);
  const { owner, placement, page } = await placeWith('https://one.example/vast?zone=1');
  expect(others.asked).toEqual([]);
  const document = await ask(placement.id, `&unwrap=1&page=${page}`);
  expect(document).toContain('<VAST version="2.0">');
  expect(document).not.toContain('Wrapper');
  expect(document).not.toContain('in_video');
  const impressions = textsOf(document, 'Impression');
  expect(impressions.map((url) => new URL(url).hostname)).toEqual(
    expect.arrayContaining(['video.example', 'wrapper.example']),
  );
  expect(others.asked.map(({ tag }) => tag)).toEqual([
    'one.example/vast?zone=1',
    expect.stringMatching(new RegExp(`^two\\.example/vast\\?cb=\\d{8}&page=${page}$`)),
  ]);
  expect(others.asked[0]?.agent).toBe(`${userAgent} Preroll`);

  const own = [...impressions, ...textsOf(document, 'Tracking')].filter((url) => url.includes('/e/'));
  for (const url of own) await report(test, new URL(url).pathname);
  const read = await resultsOf(owner);
  await expect
    .poll(read, { timeout: 10_000 })
    .toMatchObject({ backfill_win: 1, backfill_impression: 1, backfill_error: 0 });
});

it('requests a server once for all requests within 30 s, but separately for each zone', async () => {
  others.answers.set('one.example/vast', video);
  const [first, second] = [
    await placeWith('https://one.example/vast?zone=2&cb=[CACHEBUSTING]'),
    await placeWith('https://one.example/vast?zone=3'),
  ];
  for (const { placement } of [first, first, second]) await ask(placement.id);
  expect(others.asked).toHaveLength(2);
});

it.each<[string, [string, string | RequestListener][], number, string[]]>([
  ['a nonexistent server', [], 301, []],
  ['a page in place of a document', [['one.example/vast', '<!doctype html>']], 301, []],
  ['a server that closes the connection', [['one.example/vast', (_request, response) => response.destroy()]], 301, []],
  ['a document without end', [['one.example/vast', ' '.repeat(200_000)]], 301, []],
  ['a wrapper with a private address', [['one.example/vast', wrapper('https://127.0.0.1/vast')]], 301, ['wrapper']],
  [
    'a loop',
    [
      ['one.example/vast', wrapper('https://two.example/vast')],
      ['two.example/vast', wrapper('https://two.example/vast', 'second')],
    ],
    302,
    ['wrapper', 'second'],
  ],
  [
    'no advert behind a wrapper',
    [
      ['one.example/vast', wrapper('https://three.example/vast')],
      ['three.example/vast', '<VAST/>'],
    ],
    303,
    ['wrapper'],
  ],
  [
    'a script alone',
    [
      ['one.example/vast', wrapper('https://three.example/script')],
      [
        'three.example/script',
        video.replace(/type="video\/mp4"/g, 'type="application/javascript" apiFramework="VPAID"'),
      ],
    ],
    403,
    ['wrapper'],
  ],
])('counts %s as an error, and passes on the error URLs before it', async (name, documents, code, hosts) => {
  for (const [tag, answer] of documents) others.answers.set(tag, answer);
  const { owner, placement } = await placeWith(`https://one.example/vast?${encodeURIComponent(name)}`);
  const document = await ask(placement.id);
  expect(textsOf(document, 'Error').map((url) => url.replace(/^.*\/vast\/error/, ''))).toEqual([
    `?reason=no_advert&code=${code}`,
    ...hosts.map((host) => `https://${host}.example/error?c=${code}`),
  ]);
  const read = await resultsOf(owner);
  await expect.poll(read, { timeout: 10_000 }).toMatchObject({ backfill_error: 1, backfill_impression: 0 });
});

it('skips a server that has many requests under way', async () => {
  const open: ServerResponse[] = [];
  others.answers.set('one.example/vast', (_request, response) => open.push(response));
  const { owner, placement, page } = await placeWith('https://one.example/vast?page=[PAGEURL]');
  const queries = Array.from({ length: MAX_CONCURRENT_PER_HOST }, (_, at) => `&unwrap=1&page=${page}${at}`);
  const documents = Promise.all(queries.map((query) => ask(placement.id, query)));
  await expect.poll(() => others.asked.length, { interval: 5 }).toBe(MAX_CONCURRENT_PER_HOST);
  expect(await ask(placement.id, `&unwrap=1&page=${page}more`)).toContain('<Wrapper>');
  expect(others.asked).toHaveLength(MAX_CONCURRENT_PER_HOST);
  for (const response of open) response.destroy();
  for (const document of await documents) expect(document).toContain('code=301');
  const read = await resultsOf(owner);
  await expect.poll(read, { timeout: 10_000 }).toMatchObject({ backfill_error: MAX_CONCURRENT_PER_HOST });
});

it('does not send requests on behalf of a server that unwraps for its own players', async () => {
  const { placement } = await placeWith('https://one.example/vast?loop');
  expect(await ask(placement.id, '&unwrap=1', `${userAgent} Preroll`)).toContain('<Wrapper>');
  expect(others.asked).toEqual([]);
});
