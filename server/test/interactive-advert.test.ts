import { createHash } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adverts, placements } from '../src/platform/db/schema.ts';
import { createServing, createWorkingPlacement, userAgent } from './delivery-scene.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://ads.example' });
  admin = await test.as(await test.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
});
afterAll(() => test.close());

const hash = (code: string) => createHash('sha256').update(code).digest('hex');
const urlOf = (code: string) => `https://ads.example/vast/script/${hash(code)}.js`;
const fetchCode = (code: string) =>
  test.app.inject({ url: new URL(urlOf(code)).pathname, headers: { origin: 'https://news.example' } });
const createScript = async (values: object) =>
  (await admin.call<Schemas['ScriptSettings']>('POST', 'settings/scripts', { kind: 'vpaid', ...values })).body;

async function ask(placementId: number, query = '') {
  const headers = { 'user-agent': userAgent };
  const { body } = await test.app.inject({ url: `/vast?placement=${placementId}${query}`, headers });
  const root = new DOMParser().parseFromString(body, 'text/xml').documentElement;
  const of = (name: string) => Array.from(root?.getElementsByTagName(name) ?? []);
  const [parameters = '{}'] = of('AdParameters').map(({ textContent }) => textContent ?? undefined);
  return {
    files: of('MediaFile').map((file) => [file.getAttribute('apiFramework'), file.textContent]),
    simid: of('InteractiveCreativeFile').map(({ textContent }) => textContent),
    parameters: JSON.parse(parameters) as Record<string, string>,
    landing: of('ClickThrough')[0]?.textContent,
  };
}

const videos = [
  [null, 'https://ads.example/media/a/video.mp4'],
  [null, 'https://ads.example/media/a/master.m3u8'],
];

it('an interactive advert is drawn by the script of its placement, which any page may load', async () => {
  const owner = await test.createUser({ balance: '1000' });
  const { placement } = await createWorkingPlacement(
    test,
    (await test.createUser({ supportPanels: ['webmaster'] })).id,
  );
  const { advert } = await createServing(test, owner.id);
  const files = async () => (await ask(placement.id)).files;
  await expect.poll(files).toEqual(videos);

  // no script draws it yet
  await test.db.update(adverts).set({ interactive: true }).where(eq(adverts.id, advert.id));
  const [byDefault, changed, own] = ['var byDefault;', 'var changed;', 'var own;'];
  const script = await createScript({ name: 'By default', source_code: byDefault, is_default: true });
  await expect.poll(files).toEqual([['VPAID', urlOf(byDefault)], ...videos]);
  const { parameters, landing } = await ask(placement.id);
  expect(parameters).toEqual({
    video: 'https://ads.example/media/a/video.mp4',
    label: 'Spring sale',
    link: expect.stringMatching(/^https:\/\/ads\.example\/c\/.*\?erid=2VtzqwExample$/),
    erid: '2VtzqwExample',
    advertiser: expect.any(String),
  });
  // it belongs to another serve, but both count a click
  expect(new URL(landing ?? '').pathname).toMatch(/^\/c\//);
  const reply = await fetchCode(byDefault);
  expect([reply.statusCode, reply.body]).toEqual([200, byDefault]);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });

  const { id, version, name } = script;
  const edit = { version, name, status: 'working', is_default: true, source_code: changed };
  await admin.call('PATCH', `settings/scripts/${id}`, edit);
  await expect.poll(files).toEqual([['VPAID', urlOf(changed)], ...videos]);
  expect((await fetchCode(byDefault)).statusCode).toBe(404);

  const chosen = await createScript({ name: 'Own', source_code: own });
  expect((await fetchCode(own)).statusCode).toBe(404);
  await test.db.update(placements).set({ vpaidScriptId: chosen.id }).where(eq(placements.id, placement.id));
  await expect.poll(files).toEqual([['VPAID', urlOf(own)], ...videos]);
  expect((await fetchCode(own)).body).toBe(own);
  expect((await test.app.inject('/vast/script/..%2f..%2fa.js')).statusCode).toBe(404);

  const { simid, ...inNew } = await ask(placement.id, '&v=4.2');
  expect(inNew.files).toEqual(videos);
  expect(inNew.parameters).toMatchObject({ label: 'Spring sale', link: expect.stringContaining('/c/') });
  expect(simid).toEqual([expect.stringMatching(/^https:\/\/ads\.example\/vast\/simid\/[0-9a-f]{64}\.html$/)]);
  const page = await test.app.inject(new URL(simid[0] ?? '').pathname);
  expect(simid[0]).toContain(hash(page.body));
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; sandbox allow-scripts/),
  });
  // embeddable by any site
  expect(page.headers).not.toHaveProperty('x-frame-options');
  // during an upgrade, documents of another version request the page by their hash
  const other = await test.app.inject(`/vast/simid/${hash('')}.html`);
  expect([other.body, other.headers['cache-control']]).toEqual([page.body, 'no-store']);
  expect((await test.app.inject('/vast/simid/page.html')).statusCode).toBe(404);

  await test.db
    .update(placements)
    .set({ vpaidScriptId: null, vpaidScriptOff: true })
    .where(eq(placements.id, placement.id));
  await expect.poll(async () => (await ask(placement.id, '&v=4.2')).simid).toEqual([]);
  expect(await ask(placement.id)).toMatchObject({ files: videos, parameters: {} });
});

it('an overlay format shows a picture over the video, and has no scripts', async () => {
  const body = { name: 'Overlay', code: 'overlay', kind: 'overlay' };
  const refused = await admin.call<{ errors: unknown }>('POST', 'settings/formats', body);
  const errors = { vpaid_allowed: ['An overlay is a picture: it has no VPAID scripts'] };
  expect([refused.status, refused.body.errors]).toEqual([422, errors]);
  const { body: format } = await admin.call<Schemas['FormatSettings']>('POST', 'settings/formats', {
    ...body,
    vpaid_allowed: false,
  });
  const owner = await test.createUser({ balance: '1000' });
  const seller = await test.createUser({ supportPanels: ['webmaster'] });
  const { placement } = await createWorkingPlacement(test, seller.id, { formatId: format.id });
  const { advert } = await createServing(test, owner.id, { formatId: format.id });
  const document = async () =>
    (await test.app.inject({ url: `/vast?placement=${placement.id}`, headers: { 'user-agent': userAgent } })).body;
  // without an icon or a video frame, there is nothing to show
  await expect.poll(document).toContain('no_advert');
  await test.db
    .update(adverts)
    .set({ poster: '/media/a/poster.jpg', interactive: true })
    .where(eq(adverts.id, advert.id));
  await expect.poll(document).toContain('https://ads.example/media/a/poster.jpg');
  expect(await document()).not.toMatch(/MediaFile|\/vast\/script/);
});
