import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { startOtherServers, video, wrapper } from './other-servers.ts';

let test: TestApp;
let others: Awaited<ReturnType<typeof startOtherServers>>;
let webmaster: Caller;
beforeAll(async () => {
  others = await startOtherServers(['one.example', 'two.example']);
  test = await startTestApp({ OUTBOUND_TEST_HOSTS: others.testHosts });
});
afterAll(async () => {
  await test.close();
  await others.close();
});
beforeEach(async () => {
  others.answers.clear();
  others.asked.length = 0;
  webmaster = await test.as(await test.createUser({ supportPanels: ['webmaster'] }), 'webmaster');
});

const inspect = (url: string) => webmaster.call<Schemas['TagInspection']>('POST', 'tags/inspect', { url });

const answer =
  (headers: Record<string, string>, status = 200): RequestListener =>
  (request, response) => {
    const filled = Object.entries(headers).map(([name, value]) => [
      name,
      value.replace('{origin}', `${request.headers.origin}`),
    ]);
    response.writeHead(status, Object.fromEntries(filled)).end(status === 200 ? video : '');
  };

it('shows each document of a chain, with its origin and who may read it', async () => {
  others.answers.set('one.example/tag', wrapper('https://two.example/vast?cb=[CACHEBUSTING]'));
  others.answers.set('one.example/old', answer({ location: '/tag' }, 302));
  others.answers.set('two.example/vast', answer({ 'access-control-allow-origin': '*' }));
  const { status, body } = await inspect('https://one.example/old');
  expect([status, body.end]).toEqual([200, 'advert']);
  const [first, second] = body.documents;
  expect(first).toMatchObject({
    hops: [
      { url: 'https://one.example/old', status: 302 },
      { url: 'https://one.example/tag', status: 200 },
    ],
    ...{ readers: 'nobody', problem: null, text: wrapper('https://two.example/vast?cb=[CACHEBUSTING]') },
  });
  expect(second).toMatchObject({ readers: 'pages', size: Buffer.byteLength(video), text: video });
  expect(second?.url).toMatch(/^https:\/\/two\.example\/vast\?cb=\d{8}$/);
});

it.each([
  ['{origin}', { 'access-control-allow-credentials': 'true' }, 'pages_with_cookies'],
  ['{origin}', {}, 'pages'],
  ['*', { 'access-control-allow-credentials': 'true' }, 'pages'],
  ['https://other.example', {}, 'nobody'],
])('tells who may read an answer that allows %s with %j', async (origin, headers, expected) => {
  others.answers.set('one.example/vast', answer({ 'access-control-allow-origin': origin, ...headers }));
  expect((await inspect('https://one.example/vast')).body.documents[0]?.readers).toBe(expected);
});

it.each([
  ['of another origin', 'https://two.example/vast', {}],
  ['of another origin, which allows everybody', 'https://two.example/vast', { 'access-control-allow-origin': '*' }],
  ['of the same origin', '/new', { 'access-control-allow-origin': '{origin}' }],
])('does not know who may read the answer of a redirect %s', async (_, location, headers) => {
  others.answers.set('one.example/vast', answer({ location }, 302));
  for (const tag of ['two.example/vast', 'one.example/new']) others.answers.set(tag, answer(headers));
  expect((await inspect('https://one.example/vast')).body.documents[0]?.readers).toBeNull();
});

it.each<[string, string | RequestListener, string | null]>([
  ['a page, its beginning', `<!doctype html>${'a'.repeat(3_000)}`, `<!doctype html>${'a'.repeat(1_985)}`],
  ['a refusal, nothing', (_, response) => void response.writeHead(403).end('for this address alone'), null],
])('shows of %s', async (_, given, shown) => {
  others.answers.set('one.example/vast', given);
  expect((await inspect('https://one.example/vast')).body.documents[0]?.text).toBe(shown);
});

it.each<[string, [string, string | RequestListener][], string, number, string | null]>([
  ['a status', [], 'failed', 1, 'The server answers with status 404'],
  [
    'a page',
    [['one.example/vast', '<!doctype html>']],
    'failed',
    1,
    'The answer is not XML, or has more in it than an advert needs',
  ],
  [
    'a playlist',
    [['one.example/vast', '<vmap:VMAP xmlns:vmap="a"/>']],
    'failed',
    1,
    'The answer is XML of another kind: vmap:VMAP',
  ],
  ['a long answer', [['one.example/vast', ' '.repeat(200_000)]], 'failed', 1, 'The answer is too large'],
  [
    'endless redirects',
    [['one.example/vast', answer({ location: '/vast' }, 302)]],
    'failed',
    1,
    'The host redirects too often',
  ],
  [
    'an inside address',
    [['one.example/vast', wrapper('https://10.0.0.1/')]],
    'failed',
    2,
    'This address is not on the public internet',
  ],
  ['http', [['one.example/vast', wrapper('http://three.example/')]], 'failed', 2, 'Only https addresses are allowed'],
  ['an empty document', [['one.example/vast', '<VAST/>']], 'no_advert', 1, null],
  ['a wrapper of nothing', [['one.example/vast', wrapper('')]], 'no_tag', 1, null],
  [
    'a loop of two',
    [
      ['one.example/vast', wrapper('https://two.example/vast')],
      ['two.example/vast', wrapper('https://one.example/vast')],
    ],
    'loop',
    2,
    null,
  ],
])('ends with %s', async (_, documents, end, count, problem) => {
  for (const [tag, text] of documents) others.answers.set(tag, text);
  const { body } = await inspect('https://one.example/vast');
  expect([body.end, body.documents.length, body.documents.at(-1)?.problem]).toEqual([end, count, problem]);
});

it('follows five wrappers', async () => {
  const last = 7;
  for (let n = 1; n < last; n += 1) others.answers.set(`one.example/${n}`, wrapper(`https://one.example/${n + 1}`));
  others.answers.set(`one.example/${last}`, video);
  expect((await inspect('https://one.example/1')).body).toMatchObject({ end: 'too_many', documents: { length: 6 } });
  expect((await inspect('https://one.example/2')).body).toMatchObject({ end: 'advert', documents: { length: 6 } });
});

it.each([
  ['http://three.example/vast', 'Only https addresses are allowed'],
  ['ads', 'This is not a web address'],
  ['https://localhost/', 'This address is not on the public internet'],
  ['https://169.254.169.254/latest', 'This address is not on the public internet'],
  ['https://partner.example:8443/', 'Only addresses without a port of their own are allowed'],
])('refuses %s at its field, without asking', async (url, message) => {
  const { status, body } = await inspect(url);
  expect([status, body]).toEqual([422, expect.objectContaining({ errors: { url: [message] } })]);
  expect(others.asked).toEqual([]);
});

it('lets each user test thirty tags in five minutes', async () => {
  others.answers.set('one.example/vast', '<VAST/>');
  for (let n = 0; n < 30; n += 1) expect((await inspect('https://one.example/vast')).status).toBe(200);
  expect((await inspect('https://one.example/vast')).status).toBe(429);
});
