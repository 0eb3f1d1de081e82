import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DOMParser } from '@xmldom/xmldom';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPlaceFor, report, userAgent } from './delivery-scene.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
/** What other servers answer, by host and path, and what they were asked. */
const answers = new Map<string, string | RequestListener>();
const asked: { tag: string; agent: string | undefined }[] = [];

const others = createServer((request, response) => {
  const { host, 'user-agent': agent } = request.headers;
  asked.push({ tag: `${host}${request.url}`, agent });
  const answer = answers.get(`${host}${request.url?.split('?')[0]}`);
  if (typeof answer === 'function') return answer(request, response);
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/xml' }).end(answer);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => others.listen(0, '127.0.0.1', resolve));
  const { port } = others.address() as AddressInfo;
  const hosts = ['one', 'two', 'three'].map((name) => `${name}.example=127.0.0.1:${port}`);
  test = await startTestApp({ OUTBOUND_TEST_HOSTS: hosts.join(',') });
});
afterAll(async () => {
  await test.close();
  others.closeAllConnections();
  others.close();
});
beforeEach(() => {
  answers.clear();
  asked.length = 0;
});

const wrapper = (tag: string, name = 'wrapper') =>
  `<VAST version="3.0"><Ad><Wrapper><AdSystem>A</AdSystem><VASTAdTagURI><![CDATA[${tag}]]></VASTAdTagURI>
  <Error><![CDATA[https://${name}.example/error?c=[ERRORCODE]]]></Error><Impression>https://${name}.example/impression</Impression>
  </Wrapper></Ad></VAST>`;
const video = `<VAST version="2.0"><Ad id="7"><InLine><AdSystem>A</AdSystem><AdTitle>Their advert</AdTitle>
  <Impression>https://video.example/impression</Impression><Creatives><Creative><Linear><Duration>00:00:06</Duration><MediaFiles>
  <MediaFile delivery="progressive" type="video/mp4" width="640" height="360">https://cdn.example/a.mp4</MediaFile>
  </MediaFiles></Linear></Creative></Creatives><Extensions><Extension type="preroll"><Marking>in_video</Marking></Extension></Extensions></InLine></Ad></VAST>`;

const ask = async (placementId: number, query = '&unwrap=1', agent = userAgent) => {
  const url = `/vast?placement=${placementId}${query}`;
  return (await test.app.inject({ url, headers: { 'user-agent': agent } })).body;
};
const textsOf = (document: string, name: string) => {
  const root = new DOMParser().parseFromString(document, 'text/xml');
  return Array.from(root.getElementsByTagName(name), (node) => node.textContent ?? '');
};

/** A placement whose backfill delivery knows already. */
async function placeWith(backfillVastUrl: string) {
  const owner = await test.createUser({ supportPanels: ['webmaster'] });
  const { placement, site } = await createPlaceFor(test, owner.id, { backfillVastUrl });
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

it("answers with another server's advert, which tells all of its chain", async () => {
  answers.set('one.example/vast', wrapper('https://two.example/vast?cb=[CACHEBUSTING]&page=[PAGEURL]'));
  answers.set('two.example/vast', video);
  const { owner, placement, page } = await placeWith('https://one.example/vast?zone=1');
  expect(asked).toEqual([]);
  const document = await ask(placement.id, `&unwrap=1&page=${page}`);
  expect(document).toContain('<VAST version="2.0">');
  expect(document).not.toContain('Wrapper');
  expect(document).not.toContain('in_video');
  const impressions = textsOf(document, 'Impression');
  expect(impressions.map((url) => new URL(url).hostname)).toEqual(
    expect.arrayContaining(['video.example', 'wrapper.example']),
  );
  expect(asked.map(({ tag }) => tag)).toEqual([
    'one.example/vast?zone=1',
    expect.stringMatching(new RegExp(`^two\\.example/vast\\?cb=\\d{8}&page=${page}$`)),
  ]);
  expect(asked[0]?.agent).toBe(`${userAgent} Preroll`);

  const own = [...impressions, ...textsOf(document, 'Tracking')].filter((url) => url.includes('/e/'));
  for (const url of own) await report(test, new URL(url).pathname);
  const read = await resultsOf(owner);
  await expect
    .poll(read, { timeout: 10_000 })
    .toMatchObject({ backfill_win: 1, backfill_impression: 1, backfill_error: 0 });
});

it('asks a server once for all who ask within 30 s, and each zone for itself', async () => {
  answers.set('one.example/vast', video);
  const [first, second] = [
    await placeWith('https://one.example/vast?zone=2&cb=[CACHEBUSTING]'),
    await placeWith('https://one.example/vast?zone=3'),
  ];
  for (const { placement } of [first, first, second]) await ask(placement.id);
  expect(asked).toHaveLength(2);
});

it.each<[string, [string, string | RequestListener][], number, string[]]>([
  ['a server that is not there', [], 301, []],
  ['a page in place of a document', [['one.example/vast', '<!doctype html>']], 301, []],
  ['a server that never answers', [['one.example/vast', () => {}]], 301, []],
  ['a document without end', [['one.example/vast', ' '.repeat(200_000)]], 301, []],
  ['a wrapper of an inside address', [['one.example/vast', wrapper('https://127.0.0.1/vast')]], 301, ['wrapper']],
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
])('counts %s as an error, and says whom to tell', async (name, documents, code, told) => {
  for (const [tag, answer] of documents) answers.set(tag, answer);
  const { owner, placement } = await placeWith(`https://one.example/vast?${encodeURIComponent(name)}`);
  const document = await ask(placement.id);
  expect(textsOf(document, 'Error').map((url) => url.replace(/^.*\/vast\/error/, ''))).toEqual([
    `?reason=no_advert&code=${code}`,
    ...told.map((host) => `https://${host}.example/error?c=${code}`),
  ]);
  const read = await resultsOf(owner);
  await expect.poll(read, { timeout: 10_000 }).toMatchObject({ backfill_error: 1, backfill_impression: 0 });
});

it('does not ask on behalf of a server that asks for its players', async () => {
  const { placement } = await placeWith('https://one.example/vast?loop');
  expect(await ask(placement.id, '&unwrap=1', `${userAgent} Preroll`)).toContain('<Wrapper>');
  expect(asked).toEqual([]);
});
