import { DOMParser } from '@xmldom/xmldom';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRequestTimes } from '../src/delivery/serving/request-times.ts';
import { placements, siteDays, sites, users } from '../src/platform/db/schema.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createSite } from './placement-scene.ts';

let test: TestApp;
let ownerId: number;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://ads.example', ALLOWED_ORIGINS: 'https://cabinet.example' });
  ownerId = (await test.createUser({ supportPanels: ['webmaster'] })).id;
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

type Status<Table extends { $inferSelect: { status: string } }> = Table['$inferSelect']['status'];

async function place(site: Status<typeof sites> = 'approved', status: Status<typeof placements> = 'working') {
  const { id: siteId } = await createSite(test, ownerId, { status: site });
  const [row] = await test.db.insert(placements).values({ siteId, name: 'Here', formatId: 1, status }).returning();
  return row?.id ?? 0;
}
const ask = (query: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/vast${query}`, headers: { origin: 'https://news.example', ...headers } });
const expectAnswer = (query: string, expected: ReturnType<typeof read>) =>
  expect.poll(async () => read((await ask(query)).body)).toEqual(expected);
const timeOf = async (id: number) => {
  await test.mails(); // waits for background work after the responses
  const [row] = await test.db.select({ at: placements.lastRequestAt }).from(placements).where(eq(placements.id, id));
  return row?.at ?? null;
};

/** Parses strictly: malformed XML throws. */
function read(xml: string) {
  const onError = (_: unknown, message: string) => {
    throw new Error(message);
  };
  const root = new DOMParser({ onError }).parseFromString(xml, 'text/xml').documentElement;
  const children = Array.from(root?.childNodes ?? []).filter(({ nodeType }) => nodeType === 1);
  return {
    root: `${root?.nodeName} ${root?.getAttribute('version')}`,
    children: children.map(({ nodeName, textContent }) => [nodeName, textContent]),
  };
}
const refused = (reason: string) => ({
  root: 'VAST 3.0',
  children: [['Error', `https://ads.example/vast/error?reason=${reason}&code=[ERRORCODE]`]],
});
const empty = refused('no_advert');

describe('the answer', () => {
  it.each([
    ['approved', 'working', empty],
    ['working', 'working', empty],
    ['working', 'stopped', refused('not_serving')],
    ['working', 'archive', refused('not_serving')],
    ['working', 'deleted', refused('unknown_placement')],
    ['moderate', 'working', refused('not_serving')],
    ['stopped', 'working', refused('not_serving')],
    ['lock', 'working', refused('not_serving')],
    ['ban', 'working', refused('not_serving')],
    ['archive', 'working', refused('not_serving')],
    ['deleted', 'working', refused('unknown_placement')],
  ] as const)('for a site in %s with a placement in %s', async (site, status, expected) => {
    const query = `?placement=${await place(site, status)}`;
    await expectAnswer(query, expected);
    const reply = await ask(query);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  });

  it.each([
    ['lock', 'owner_locked', "The owner's account is locked"],
    ['ban', 'owner_locked', "The owner's account is locked"],
    ['deleted', 'owner_deleted', "The owner's account is deleted"],
  ] as const)('while the owner is in %s', async (status, state, reason) => {
    const owner = await test.createUser({ supportPanels: ['webmaster'] });
    const site = await createSite(test, owner.id);
    const [placement] = await test.db
      .insert(placements)
      .values({ siteId: site.id, name: 'Here', formatId: 1 })
      .returning();
    const admin = await test.as(await test.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
    const seen = async () => {
      const { body } = await admin.call<Schemas['Site']>('GET', `sites/${site.id}`);
      const placed = await admin.call<Schemas['Placement']>('GET', `placements/${placement?.id}`);
      return { state: body.state, reason: body.state_reason, placement: placed.body.state };
    };
    const query = `?placement=${placement?.id}`;
    await test.db.update(users).set({ status }).where(eq(users.id, owner.id));
    await expectAnswer(query, refused('not_serving'));
    expect(await seen()).toEqual({ state, reason, placement: 'site_not_serving' });
    const listed = await admin.call<Schemas['SiteList']>('GET', `sites?state=${state}&owner_id=${owner.id}`);
    expect(listed.body.total).toBe(1);
    await test.db.update(users).set({ status: 'working' }).where(eq(users.id, owner.id));
    await expectAnswer(query, empty);
    await timeOf(placement?.id ?? 0);
    expect(await seen()).toMatchObject({ state: 'ready', placement: 'ready' });
    await test.db.insert(siteDays).values({ siteId: site.id, day: '2026-11-20', impressions: 1 });
    expect(await seen()).toEqual({ state: 'serving', reason: '', placement: 'serving' });
  });

  it('for a site that is not verified', async () => {
    const id = await place();
    await test.db.update(sites).set({ verifiedAt: null });
    await expectAnswer(`?placement=${id}`, refused('not_serving'));
  });

  it.each([
    '',
    '?',
    '?placement=',
    '?placement=abc',
    '?placement=0',
    '?placement=-1',
    '?placement=1.5',
    '?placement=1e3',
    '?placement=0x1',
    '?placement=2147483648',
    '?placement=99999999999999999999',
    '?placement=1&placement=2',
    '?placement[]=1',
    '?placement=1%20or%201=1',
    '?placement=%00',
    '?placement=%ff',
    '?placement=%3Cscript%3E',
    '?placement=999999',
    '?Placement=1',
  ])('to /vast%s says that there is no such placement', async (query) => {
    const reply = await ask(query);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(read(reply.body)).toEqual(refused('unknown_placement'));
  });

  it('ignores other parameters', async () => {
    const id = await place();
    const page = encodeURIComponent('https://news.example/?a=1&b="><script>');
    await expectAnswer(`?placement=${id}&page=${page}&cb=[CACHEBUSTING]`, empty);
  });

  it('does not query the database', async () => {
    const id = await place();
    await expectAnswer(`?placement=${id}`, empty);
    vi.spyOn(test.db, 'select').mockImplementation(() => {
      throw new Error('connection lost');
    });
    const reply = await ask(`?placement=${id}`);
    expect([reply.statusCode, read(reply.body)]).toEqual([200, empty]);
  });
});

describe('any page', () => {
  it.each(['https://news.example', 'https://cabinet.example', 'null'])(
    '%s may read it, and it is never cached',
    async (origin) => {
      const { headers } = await ask(`?placement=${await place()}`, { origin });
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
        vary: 'Origin',
      });
      // headers for documents of a browser would take half of the time of an answer
      expect(headers).not.toHaveProperty('content-security-policy');
    },
  );

  it('may send a preflight request', async () => {
    const asked = { origin: 'https://news.example', 'access-control-request-method': 'GET' };
    const headers = { ...asked, 'access-control-request-headers': 'x-player' };
    const reply = await test.app.inject({ method: 'OPTIONS', url: '/vast', headers });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': 'https://news.example',
      'access-control-allow-headers': 'x-player',
    });
  });

  it('does not gain access to the API by it', async () => {
    const reply = await test.app.inject({ url: '/backend/api/auth/me', headers: { origin: 'https://news.example' } });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('may report an error of a response without an advert, of which nothing is stored', async () => {
    const record = vi.spyOn(test.eventWriter, 'recordEvents');
    const reply = await ask('/error?reason=no_advert&code=303');
    expect([reply.statusCode, reply.body, record.mock.calls]).toEqual([204, '', []]);
  });
});

describe('the time of the last request', () => {
  it('is written at most once a minute', async () => {
    const id = await place();
    const times = createRequestTimes(test.db, test.backgroundTasks);
    const noon = new Date('2026-11-20T12:00:00Z');
    const timeAfter = async (seconds: number) => {
      for (const _ of Array(30)) times.record(id, new Date(noon.getTime() + seconds * 1000));
      return (await timeOf(id))?.toISOString();
    };
    const update = vi.spyOn(test.db, 'update');
    expect(await timeAfter(0)).toBe('2026-11-20T12:00:00.000Z');
    expect(await timeAfter(59)).toBe('2026-11-20T12:00:00.000Z');
    expect(await timeAfter(60)).toBe('2026-11-20T12:01:00.000Z');
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('is noted while the site is in review, and changes no version', async () => {
    const id = await place('moderate');
    await expectAnswer(`?placement=${id}`, refused('not_serving'));
    expect(await timeOf(id)).not.toBeNull();
    const [row] = await test.db.select().from(placements).where(eq(placements.id, id));
    expect([row?.version, row?.updatedAt]).toEqual([1, row?.createdAt]);
  });
});
