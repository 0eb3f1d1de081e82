import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Operation } from '../src/contract/contract.ts';
import type { OperationId } from '../src/contract/handlers.ts';
import { placements, sessions, sites } from '../src/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createSite } from './placement-scene.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

/**
 * Every operation on a record that its address names, by every role that may call it, on the user's own record, a foreign
 * one and one that does not exist. `authorization.test.ts` has the roles that may not.
 */
const covered = /^\/(users|sites|placements|settings|currencies|resolution)\//;

const limits = { min_duration: 5, max_duration: 60, max_file_mb: 500, vpaid_allowed: true, mime_types: [] };
const access = { operator: 'vk', environment: 'sandbox', base_url: 'https://own.example' } as const;

/** What the calls send that need a body. All versions are 1: an outdated one is 400, which tells the record apart too. */
const bodies: Partial<Record<OperationId, object>> = {
  updateUser: { version: 1, name: 'Renamed' },
  updateSite: { version: 1, name: 'Renamed' },
  changeSiteStatus: { version: 1, action: 'stop' },
  checkSite: { method: 'meta' },
  createPlacement: { name: 'New', format_id: 1 },
  updatePlacement: { version: 1, name: 'Renamed', format_id: 1 },
  updateFormat: { version: 1, name: 'Renamed', kind: 'preroll', ...limits },
  listRefusedAdverts: limits,
  updateFeed: { version: 1, name: 'Renamed', kind: 'site', currency: 'RUB' },
  updateScript: { version: 1, name: 'Renamed' },
  restoreScriptVersion: { version: 1 },
  updateOrdSource: { version: 1, name: 'Renamed', operator: 'vk' },
  updateOrdAccess: { version: 1, name: 'Renamed', ...access },
  updateCurrency: { version: 1, rate: 91 },
  updateResolution: { version: 1, width: 641, height: 480 },
};

/** An id that no record has. */
const NOTHING = 999_999;

/** Removals come last, those of parts before those of the whole: the records are shared. */
const operations = Object.entries(contract.paths)
  .flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation: operation as Operation })),
  )
  .filter(({ path }) => path.includes('{') && covered.test(path))
  .map(({ path, method, operation }) => ({ id: operation.operationId as OperationId, method, path: path.slice(1) }))
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE') || b.path.length - a.path.length);
const isOwned = ({ path }: { path: string }) => /\{(site|placement)Id\}/.test(path);

let test: TestApp;
let people: TestUsers;
let stranger: Caller;
/** The webmaster's, and the one of a webmaster with another manager. */
const site = { own: 0, foreign: 0 };
/** The records of the settings and the user, by the name of the parameter. */
const ids: Record<string, number> = { formatId: 0, number: 1 };

beforeAll(async () => {
  // nothing listens there, so a check ends at once
  test = await startTestApp(
    { OUTBOUND_TEST_HOSTS: 'own.example=127.0.0.1:1' },
    { readTxt: async () => ({ code: 'no_record' }) },
  );
  people = await createTestUsers(test);
  const other = await test.createUser({ supportPanels: ['webmaster'], managerId: people.otherManager.userId });
  stranger = await test.as(other, 'webmaster');
  site.own = (await createSite(test, people.webmaster.userId, { domain: 'own.example' })).id;
  site.foreign = (await createSite(test, other.id)).id;

  const create = async (path: string, body: object) => {
    const reply = await people.admin.call<{ id: number }>('POST', path, body);
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
    return reply.body.id;
  };
  ids.formatId = await create('settings/formats', { name: 'Bumper', code: 'bumper', kind: 'preroll', ...limits });
  ids.feedId = await create('settings/feeds', { name: 'Own', code: 'own-feed', kind: 'site', currency: 'RUB' });
  ids.scriptId = await create('settings/scripts', { kind: 'branding', name: 'Frame', source_code: 'var a;' });
  ids.sourceId = await create('settings/ord/sources', { name: 'VK', operator: 'vk' });
  ids.accessId = await create('settings/ord/access', { name: 'VK', token: 'an-example-token', ...access });
  ids.currencyId = await create('currencies', { code: 'EUR', rate: 90 });
  ids.resolutionId = await create('resolution', { width: 640, height: 480 });
  const user = await test.createUser();
  ids.userId = user.id;
  await test.as(user, 'advertiser');
  const [session] = await test.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, user.id));
  ids.sessionId = session?.id ?? 0;
});
afterAll(() => test.close());

const fill = (path: string, values: Record<string, number>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

async function ask(caller: Caller, { id, method, path }: (typeof operations)[number], values: Record<string, number>) {
  const { status } = await caller.call(method, fill(path, values), bodies[id]);
  return status;
}

/** Each call gets its own placement, because one of them removes it. */
async function recordsOf(siteId: number) {
  const [placement] = await test.db
    .insert(placements)
    .values({ siteId, name: 'Before the programme', formatId: 1 })
    .returning({ id: placements.id });
  return { siteId, placementId: placement?.id ?? 0 };
}

const isFound = (status: number) => status !== 403 && status !== 404 && status < 500;

describe.each(operations.filter(isOwned))('$id', (operation) => {
  it('reaches the record of the owner, the owner’s manager and an admin', async () => {
    for (const who of ['webmaster', 'manager', 'admin'] as const) {
      const status = await ask(people[who], operation, await recordsOf(site.own));
      expect({ who, status, found: isFound(status) }).toMatchObject({ found: true });
    }
  });

  it('takes a foreign record for a missing one', async () => {
    const own = await recordsOf(site.own);
    const foreign = await recordsOf(site.foreign);
    expect(await ask(stranger, operation, own)).toBe(404);
    expect(await ask(people.otherManager, operation, own)).toBe(404);
    expect(await ask(people.webmaster, operation, foreign)).toBe(404);
    expect(await ask(people.manager, operation, foreign)).toBe(404);
    for (const who of ['webmaster', 'manager', 'admin'] as const)
      expect(await ask(people[who], operation, { siteId: NOTHING, placementId: NOTHING })).toBe(404);
  });
});

describe.each(operations.filter((operation) => !isOwned(operation)))('$id', (operation) => {
  it('reaches a record, and answers 404 for a missing one', async () => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
    for (const name of names) expect(await ask(people.admin, operation, { ...ids, [name]: NOTHING })).toBe(404);
    const status = await ask(people.admin, operation, ids);
    expect({ status, found: isFound(status) }).toMatchObject({ found: true });
  });
});

const everyone = [
  ['webmaster', () => people.webmaster, ['own']],
  ['manager', () => people.manager, ['own']],
  ['admin', () => people.admin, ['own', 'foreign']],
  ['other webmaster', () => stranger, ['foreign']],
  ['other manager', () => people.otherManager, ['foreign']],
] as const;

describe.each(everyone)('of the lists and the bulk calls, the %s', (who, caller, seen) => {
  const expected = (record: 'own' | 'foreign') => (seen as readonly string[]).includes(record);

  it('sees and changes these sites and placements only', async () => {
    const records = { own: await recordsOf(site.own), foreign: await recordsOf(site.foreign) };
    await test.db.update(sites).set({ status: 'moderate' });
    const week = 'date_from=2026-03-02&date_to=2026-03-08';
    const paths = ['sites', `sites/figures?${week}`, ...(who.endsWith('webmaster') ? [] : ['sites/review'])];
    for (const path of paths) {
      const { body } = await caller().call<{ items: { id: number }[] }>('GET', path);
      const listed = new Set(body.items.map(({ id }) => id));
      expect({ path, own: listed.has(site.own), foreign: listed.has(site.foreign) }).toEqual({
        path,
        own: expected('own'),
        foreign: expected('foreign'),
      });
    }
    const bulk = async (path: string, own: number, foreign: number) => {
      const ids = [own, foreign, NOTHING];
      const { body } = await caller().call<Schemas['BulkResults']>('POST', path, { ids, action: 'stop' });
      return body.results.map(({ status }) => status !== 404);
    };
    const found = [expected('own'), expected('foreign'), false];
    expect(await bulk('sites/bulk', site.own, site.foreign)).toEqual(found);
    expect(await bulk('placements/bulk', records.own.placementId, records.foreign.placementId)).toEqual(found);
  });
});
