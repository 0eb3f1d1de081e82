import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LoopbackSite } from '../../scripts/lib/loopback-site.ts';
import { selectSites } from '../src/inventory/sites/site-queries.ts';
import { runSiteCheck, writeCheck } from '../src/inventory/sites/verification/check-site.ts';
import { runDailyChecks } from '../src/inventory/sites/verification/daily-checks.ts';
import type { ResolveTxt } from '../src/inventory/sites/verification/resolve-txt.ts';
import { placements, siteChecks, siteDays, sites } from '../src/platform/db/schema.ts';
import { createOutboundClient, type OutboundClient } from '../src/platform/outbound/outbound-client.ts';
import { OutboundError } from '../src/platform/outbound/outbound-error.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

const resolveTxt: ResolveTxt = async () => ({ code: 'no_record' });

function notExpected(): never {
  throw new Error('no mail and no error is expected');
}

type Site = Schemas['Site'];

let test: TestApp;
let users: TestUsers;
let page: LoopbackSite;

beforeAll(async () => {
  page = await LoopbackSite.start('evening.example', 'Evening &amp; morning news');
  test = await startTestApp({ OUTBOUND_TEST_HOSTS: page.testHost }, { resolveTxt });
  users = await createTestUsers(test);
});
afterAll(async () => {
  await test.close();
  await page.stop();
});

const check = ({ id }: Site, method: Schemas['VerificationMethod'] = 'meta') =>
  users.webmaster.call<Site>('POST', `sites/${id}/verification`, { method });

const read = async ({ id }: Site) => (await users.webmaster.call<Site>('GET', `sites/${id}`)).body;

const tagOf = (site: Site) => `<meta name="preroll-verification" content="${site.verification.token}">`;

let site: Site;

it('suggests the title as the name', async () => {
  const { body } = await users.webmaster.call('POST', 'sites/suggestion', { domain: 'https://Evening.example/x' });
  expect(body).toMatchObject({
    domain: 'evening.example',
    name: 'Evening & morning news',
    is_reachable: true,
    added: null,
  });
});

it('verifies a domain once it has the right token', async () => {
  const body = { domain: page.domain, name: 'Evening news', categories: ['IAB12'] };
  site = (await users.webmaster.call<Site>('POST', 'sites', body)).body;
  page.show('News', tagOf(site).replace(site.verification.token, 'old'));
  const wrong = await check(site);
  expect(wrong.body.verification).toMatchObject({
    verified_at: null,
    misses: 0,
    last_answer: { code: 'wrong_token', outcome: 'missing', expected: tagOf(site) },
  });
  page.show('News', tagOf(site));
  page.pages.set('/ads.txt', { body: `${site.ads_txt.line}\n`, type: 'text/plain' });
  const right = await check(site);
  expect(right.body.verification).toMatchObject({ method: 'meta', verified_at: expect.any(String) });
  expect(right.body.ads_txt.found).toBe(true);
  expect(right.body.version).toBe(site.version);
  const checks = await users.manager.call<Schemas['SiteCheckList']>('GET', `sites/${site.id}/checks`);
  expect(checks.body.items.map(({ answer }) => answer.code)).toEqual(['found', 'wrong_token']);
  expect((await users.otherManager.call('GET', `sites/${site.id}/checks`)).status).toBe(404);
});

it('keeps the verification if a requested check finds nothing', async () => {
  const { body } = await check(site, 'dns');
  expect(body.verification).toMatchObject({ method: 'meta', misses: 0, last_answer: { code: 'no_record' } });
  expect(body.verification.verified_at).not.toBeNull();
});

describe('daily checks', () => {
  const HOUR = 3600 * 1000;
  let start: number;

  const deps = () => ({
    db: test.db,
    config: test.config,
    proofTools: { outbound: createOutboundClient(test.config), resolveTxt },
    notices: test.notices,
    log: { error: notExpected },
  });
  const runDue = (now: Date) => runDailyChecks(deps(), now);

  async function runAt(hours: number): Promise<Schemas['SiteVerification']> {
    await runDue(new Date(start + hours * HOUR));
    return (await read(site)).verification;
  }

  it('begin a day after the proof', async () => {
    start = Date.now();
    expect(await runDue(new Date(start + 23 * HOUR))).toBe(0);
    expect(await runDue(new Date(start + 25 * HOUR))).toBe(1);
    expect((await read(site)).verification).toMatchObject({ misses: 0, last_answer: { code: 'found' } });
  });

  it('do not count errors of the site', async () => {
    page.pages.set('/', { body: '', status: 503 });
    expect(await runAt(50)).toMatchObject({ misses: 0, grace_ends_at: null, last_answer: { outcome: 'unknown' } });
  });

  it('do not count too many requests', async () => {
    page.pages.set('/', { body: '', status: 429 });
    expect(await runAt(60)).toMatchObject({ misses: 0, last_answer: { code: 'too_many_requests' } });
  });

  it.each(['timeout', 'tls', 'unreachable'] as const)('do not count %s', async (code) => {
    const fetch = () => Promise.reject(new OutboundError(code));
    const proofTools = { outbound: { fetch }, resolveTxt };
    expect(
      await runDailyChecks({ ...deps(), proofTools, notices: { send: notExpected } }, new Date(start + 70 * HOUR)),
    ).toBe(1);
    expect((await read(site)).verification).toMatchObject({ misses: 0, last_answer: { code, outcome: 'unknown' } });
  });

  it('withdraw the verification after three misses in 72 hours, with mails before', async () => {
    page.show('News');
    const first = await runAt(100);
    expect(first).toMatchObject({ misses: 1, grace_ends_at: new Date(start + 172 * HOUR).toISOString() });
    expect(await runAt(110)).toMatchObject({ misses: 1 });
    expect(await runAt(124)).toMatchObject({ misses: 2, verified_at: expect.any(String) });
    expect(await runAt(148)).toMatchObject({ misses: 3, verified_at: expect.any(String) });
    expect(await runAt(172)).toMatchObject({ misses: 4, verified_at: null, grace_ends_at: null });
    const subjects = (await test.mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("can't find"))).toHaveLength(3);
    expect(subjects.filter((subject) => subject.includes('no longer shows'))).toHaveLength(1);
    const { body: told } = await users.webmaster.call<Schemas['NotificationList']>('GET', 'notifications');
    expect(told.items[0]).toMatchObject({
      kind: 'verification_lost',
      object: { type: 'site', id: site.id },
      data: { name: page.domain, reason: expect.stringMatching(/./), grace_ends_at: null },
    });
    expect(told.items.map(({ data }) => data.grace_ends_at)).toEqual([null, ...Array(3).fill(first.grace_ends_at)]);
    expect(await runDue(new Date(start + 500 * HOUR))).toBe(0);
    const { body: history } = await users.webmaster.call<Schemas['ChangeList']>('GET', `sites/${site.id}/changes`);
    expect(history.items[0]).toMatchObject({
      user_id: null,
      user_name: null,
      fields: [{ field: 'verified', old: true, new: false }],
    });
  });

  it('start over with the next proof', async () => {
    page.show('News', tagOf(site));
    const { body } = await check(site);
    expect(body.verification).toMatchObject({ misses: 0, verified_at: expect.any(String) });
  });

  it('do not stop a site before the third miss, however long it could not be checked', async () => {
    const losses = async () => (await test.mails()).filter(({ subject }) => subject.includes('no longer shows')).length;
    const before = await losses();
    const inHours = (hours: number) => new Date(start + hours * HOUR).toISOString();
    start = Date.now();
    page.show('News');
    expect(await runAt(25)).toMatchObject({ misses: 1, grace_ends_at: inHours(97) });
    page.pages.set('/', { body: '', status: 503 });
    expect(await runAt(60)).toMatchObject({ misses: 1, last_answer: { outcome: 'unknown' } });
    page.show('News');
    // the third miss may come a day later
    expect(await runAt(120)).toMatchObject({ misses: 2, verified_at: expect.any(String), grace_ends_at: inHours(144) });
    expect(await losses()).toBe(before);
    const [warning] = (await test.mails()).slice(-1);
    expect(warning?.text).toContain(inHours(144).slice(0, 16).replace('T', ' '));
    expect(await runAt(144)).toMatchObject({ misses: 3, verified_at: null, grace_ends_at: null });
    expect(await losses()).toBe(before + 1);
    page.show('News', tagOf(site));
    await check(site);
  });
});

describe('the line in ads.txt', () => {
  const row = async () => {
    const [read] = await selectSites(test.db).where(eq(sites.id, site.id));
    if (read === undefined) throw new Error('the site is gone');
    return read.site;
  };

  it('is read from the same response as a proof in that file', async () => {
    const asked: string[] = [];
    const outbound: OutboundClient = {
      async fetch(url) {
        asked.push(url);
        return {
          url,
          chain: [{ url, status: 200 }],
          status: 200,
          headers: {},
          body: Buffer.from('a.example, 1, DIRECT'),
        };
      },
    };
    const { config, db } = test;
    const { answer, adsTxt } = await runSiteCheck(
      { db, config, proofTools: { outbound, resolveTxt } },
      await row(),
      'ads_txt',
    );
    expect([answer.code, adsTxt.code]).toEqual(['no_line', 'no_line']);
    expect(asked).toEqual(['https://evening.example/ads.txt', 'https://www.evening.example/ads.txt']);
  });

  it.each(['unresolved', 'private_address', 'too_large'] as const)(
    'is not missed when the answer is %s',
    async (code) => {
      const before = await read(site);
      const outbound: OutboundClient = { fetch: () => Promise.reject(new OutboundError(code)) };
      const { config, db } = test;
      const checked = await row();
      const result = await runSiteCheck({ db, config, proofTools: { outbound, resolveTxt } }, checked, 'meta');
      expect(result.answer.outcome).toBe('missing');
      await db.transaction((tx) => writeCheck(tx, checked, result, { isDaily: false, countsAsMiss: false }));
      expect((await read(site)).ads_txt).toEqual(before.ads_txt);
    },
  );
});

it('keeps the latest fifty checks', async () => {
  const [kept] = await test.db.select().from(siteChecks).where(eq(siteChecks.siteId, site.id)).limit(1);
  if (kept === undefined) throw new Error('there is no check');
  const { id: _, ...row } = kept;
  await test.db.insert(siteChecks).values(Array.from({ length: 60 }, () => row));
  await check(site);
  expect(await test.db.$count(siteChecks, eq(siteChecks.siteId, site.id))).toBe(50);
});

it('serves only while the domain is verified', async () => {
  const { version } = await read(site);
  const approve = { action: 'approve', version };
  expect((await users.manager.call<Site>('POST', `sites/${site.id}/status`, approve)).body.state).toBe('no_placement');
  await test.db.insert(placements).values({ siteId: site.id, name: 'Here', formatId: 1, lastRequestAt: new Date() });
  expect((await read(site)).state).toBe('ready');
  await test.db.insert(siteDays).values({ siteId: site.id, day: '2026-11-20', impressions: 1 });
  expect(await read(site)).toMatchObject({ state: 'serving', state_reason: '' });
  await test.db.update(sites).set({ misses: 1, firstMissAt: new Date() }).where(eq(sites.id, site.id));
  expect(await read(site)).toMatchObject({ state: 'serving', state_reason: 'The proof of its domain is gone' });
  await test.db.update(sites).set({ verifiedAt: null }).where(eq(sites.id, site.id));
  expect((await read(site)).state).toBe('not_verified');
});
