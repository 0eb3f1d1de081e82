import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Operation } from '../src/platform/contract/contract.ts';
import type { OperationId } from '../src/platform/contract/handlers.ts';
import { placements, sessions, sites } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createSite } from './placement-scene.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

/**
 * Tests every operation on a record named in its path, in every role that may call it, with an own, a foreign and a
 * nonexistent record. `authorization.test.ts` covers the roles that may not call it.
 */
const covered = /^\/(users|sites|placements|settings|currencies|resolution|finances\/invoices|finances\/\{\w+\})\//;

const limits = { min_duration: 5, max_duration: 60, max_file_mb: 500, vpaid_allowed: true, mime_types: [] };
const access = { operator: 'vk', environment: 'sandbox', base_url: 'https://own.example' } as const;

/**
 * The bodies of calls that need one. All versions are 1: an outdated one returns 400, which also shows that the record was
 * found.
 */
const bodies: Partial<Record<OperationId, object>> = {
  updateUser: { version: 1, name: 'Renamed' },
  updateSite: { version: 1, name: 'Renamed' },
  changeSiteStatus: { version: 1, action: 'stop' },
  checkSite: { method: 'meta' },
  createPlacement: { name: 'New', format_id: 1 },
  updatePlacement: { version: 1, name: 'Renamed', format_id: 1 },
  explainPlacement: { ip: '203.0.113.7', user_agent: 'Mozilla/5.0' },
  updateFormat: { version: 1, name: 'Renamed', kind: 'preroll', ...limits },
  listRefusedAdverts: limits,
  updateFeed: { version: 1, name: 'Renamed', kind: 'site', currency: 'RUB' },
  updateScript: { version: 1, name: 'Renamed' },
  restoreScriptVersion: { version: 1 },
  updateOrdSource: { version: 1, name: 'Renamed', operator: 'vk' },
  updateOrdAccess: { version: 1, name: 'Renamed', ...access },
  updateCurrency: { version: 1, rate: 91 },
  updateResolution: { version: 1, width: 641, height: 480 },
  changeTransactionStatus: { version: 1, status: 'cancelled' },
  revertTransaction: { comment: 'For the test' },
  updateInvoice: { version: 1, subject: '', lines: [{ title: 'Advertising', total: '1.00' }] },
  changeInvoiceStatus: { version: 1, status: 'void', reason: 'For the test' },
};

/** Lists and bulk calls that are tested below, each with its filters. */
const walked: OperationId[] = [
  'listUsers',
  'changeUsers',
  'listSettingsChanges',
  'listSites',
  'listSiteFigures',
  'listSitesInReview',
  'changeSites',
  'changePlacements',
  'listTransactions',
  'listInvoices',
  'listBalances',
];

/** Operations tested elsewhere, by the file that has the own, foreign and nonexistent records. */
const elsewhere: Record<string, OperationId[]> = {
  'scope.test.ts': [
    'listCampaigns',
    'getCampaign',
    'updateCampaign',
    'listCampaignChanges',
    'getCampaignTargeting',
    'listAdverts',
    'listAdvertsByCampaign',
    'createAdvert',
    'getAdvert',
    'updateAdvert',
    'removeAdvert',
    'copyAdvert',
    'reviewAdvert',
    'listAdvertChanges',
  ],
  'campaigns.test.ts': ['createCampaign'],
  'campaign-references.test.ts': ['changeCampaigns'],
  'advert-bulk.test.ts': ['changeAdverts'],
  'groups.test.ts': ['listGroups', 'createGroup', 'getGroup', 'updateGroup', 'listGroupChanges'],
  'group-changes.test.ts': ['changeGroups'],
  'figures.test.ts': ['listCampaignFigures', 'listGroupFigures', 'listAdvertFigures'],
  'reach.test.ts': ['estimateReach'],
  'campaign-requests.test.ts': ['getCampaignRequests'],
  'drafts.test.ts': ['listDrafts', 'getDraft', 'saveDraft', 'removeDraft'],
  'folders.test.ts': ['listFolders', 'createFolder', 'updateFolder', 'removeFolder', 'moveToFolder'],
  'sites.test.ts': ['createSite'],
  'finances.test.ts': ['createTransaction', 'getMonthStatement', 'listRequisites'],
  'analytics.test.ts': ['getAnalytics', 'exportAnalytics'],
  'invalid-traffic.test.ts': ['getInvalidTraffic'],
  'report-mails.test.ts': [
    'listReportMails',
    'createReportMail',
    'updateReportMail',
    'removeReportMail',
    'sendReportMail',
    'getUnsubscription',
    'unsubscribe',
  ],
  'account.test.ts': ['listSessions', 'endOtherSessions', 'endSession'],
  'notifications.test.ts': ['listNotifications', 'markNotificationsRead', 'markAllNotificationsRead'],
  '../src/platform/files/upload-access.test.ts': ['getMedia'],
};

/** Operations on the caller's own data or on data visible to all, and operations of admins, who see all. */
const unowned: OperationId[] = [
  'signIn',
  'signOut',
  'getMe',
  'changePassword',
  'getAccount',
  'getStartSteps',
  'updateAccount',
  'requestRecovery',
  'getRecovery',
  'recoverPassword',
  'sendContactMessage',
  'updatePreferences',
  'requestLoginChange',
  'confirmLoginChange',
  'listFormats',
  'listFeeds',
  'listScripts',
  'listOrdSources',
  'listResolutions',
  'listCurrencies',
  'listCountries',
  'listRegions',
  'listLanguages',
  'listCategories',
  'getSystems',
  'listCities',
  'listPlaces',
  'suggestSite',
  'inspectTag',
  'listAnalyticsFields',
  'createUser',
  'createResolution',
  'createCurrency',
  'listDeliveryProcesses',
  'listFeedSettings',
  'createFeed',
  'listFormatSettings',
  'createFormat',
  'listScriptSettings',
  'createScript',
  'listOrdSourceSettings',
  'createOrdSource',
  'listOrdAccesses',
  'createOrdAccess',
  'createAdjustment',
  'createInvoice',
  'updateCreditLimit',
  'importStatement',
  'previewStatement',
  'listUnassignedPayments',
  'assignPayment',
  'dismissPayment',
  'restorePayment',
  'listMonths',
  'closeMonth',
  'listOpenItems',
];

const UNKNOWN_ID = 999_999;

/** All operations of the API, except for uploads, which have another protocol, and those of players. */
const all = Object.entries(contract.paths)
  .flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation: operation as Operation })),
  )
  .filter(({ operation }) => operation['x-protocol'] === undefined)
  .map(({ path, method, operation }) => ({ id: operation.operationId as OperationId, method, path: path.slice(1) }));
/** Removals come last, those of parts before those of the whole, because the records are shared. */
const operations = all
  .filter(({ path }) => path.includes('{') && covered.test(`/${path}/`))
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE') || b.path.length - a.path.length);
const forAdmins: OperationId[] = ['revertTransaction', 'updateInvoice', 'changeInvoiceStatus', 'removeInvoice'];
const isOwned = ({ id, path }: { id: OperationId; path: string }) =>
  !forAdmins.includes(id) && /\{(site|placement|transaction|invoice)Id\}/.test(path);

let test: TestApp;
let people: TestUsers;
let stranger: Caller;
/** A site of the webmaster, and one of another manager's webmaster. */
const site = { own: 0, foreign: 0 };
/** The ids of settings and the user, by parameter name. */
const ids: Record<string, number> = { formatId: 0, number: 1 };

beforeAll(async () => {
  // nothing listens there, so that checks end immediately
  test = await startTestApp(
    { OUTBOUND_TEST_HOSTS: 'own.example=127.0.0.1:1' },
    { resolveTxt: async () => ({ code: 'no_record' }) },
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
  Object.assign(ids, await depositOf('own'));
});
afterAll(() => test.close());

const fill = (path: string, values: Record<string, number>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

async function ask(caller: Caller, { id, method, path }: (typeof operations)[number], values: Record<string, number>) {
  const { status } = await caller.call(method, fill(path, values), bodies[id]);
  return status;
}

type Whose = 'own' | 'foreign';

/** Each call gets its own placement, because one of them removes it. */
async function placementOf(whose: Whose) {
  const siteId = site[whose];
  const [placement] = await test.db
    .insert(placements)
    .values({ siteId, name: 'Before the programme', formatId: 1 })
    .returning({ id: placements.id });
  return { siteId, placementId: placement?.id ?? 0 };
}

async function depositOf(whose: Whose) {
  const payer = whose === 'own' ? people.advertiser : people.otherAdvertiser;
  const { body } = await payer.call<Schemas['TransactionDetail']>('POST', 'finances', {
    type: 'deposit',
    amount: '10.00',
    currency: 'RUB',
    method: 'bank',
    idempotency_key: randomUUID(),
  });
  return { transactionId: body.id, invoiceId: body.invoice_id ?? 0 };
}

const nothing = { siteId: UNKNOWN_ID, placementId: UNKNOWN_ID, transactionId: UNKNOWN_ID, invoiceId: UNKNOWN_ID };

const isFound = (status: number) => status !== 403 && status !== 404 && status < 500;

it('tests every operation of the contract, here or in the named file', () => {
  const listed = [...operations.map(({ id }) => id), ...walked, ...Object.values(elsewhere).flat(), ...unowned];
  expect(listed.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  for (const file of Object.keys(elsewhere))
    expect({ file, exists: existsSync(new URL(file, import.meta.url)) }).toEqual({ file, exists: true });
});

describe.each(operations.filter(isOwned))('$id', (operation) => {
  const isOfSite = /\{(site|placement)Id\}/.test(operation.path);
  const owner = () => (isOfSite ? people.webmaster : people.advertiser);
  const other = () => (isOfSite ? stranger : people.otherAdvertiser);
  const recordOf: (whose: Whose) => Promise<Record<string, number>> = isOfSite ? placementOf : depositOf;

  it('finds the record for its owner, the owner’s manager and an admin', async () => {
    for (const [who, caller] of Object.entries({ owner: owner(), manager: people.manager, admin: people.admin })) {
      const status = await ask(caller, operation, await recordOf('own'));
      expect({ who, status, found: isFound(status) }).toMatchObject({ found: true });
    }
  });

  it('treats a foreign record like a nonexistent one', async () => {
    const own = await recordOf('own');
    const foreign = await recordOf('foreign');
    expect(await ask(other(), operation, own)).toBe(404);
    expect(await ask(people.otherManager, operation, own)).toBe(404);
    expect(await ask(owner(), operation, foreign)).toBe(404);
    expect(await ask(people.manager, operation, foreign)).toBe(404);
    for (const caller of [owner(), people.manager, people.admin])
      expect(await ask(caller, operation, nothing)).toBe(404);
  });
});

describe.each(operations.filter((operation) => !isOwned(operation)))('$id', (operation) => {
  it('finds a record, and responds with 404 to a nonexistent one', async () => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
    for (const name of names) expect(await ask(people.admin, operation, { ...ids, [name]: UNKNOWN_ID })).toBe(404);
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

describe.each(everyone)('in lists and bulk calls, the %s', (who, caller, seen) => {
  const expected = (record: Whose) => (seen as readonly string[]).includes(record);

  it('only sees and changes these sites and placements', async () => {
    const records = { own: await placementOf('own'), foreign: await placementOf('foreign') };
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
      const ids = [own, foreign, UNKNOWN_ID];
      const { body } = await caller().call<Schemas['BulkResults']>('POST', path, { ids, action: 'stop' });
      return body.results.map(({ status }) => status !== 404);
    };
    const found = [expected('own'), expected('foreign'), false];
    expect(await bulk('sites/bulk', site.own, site.foreign)).toEqual(found);
    expect(await bulk('placements/bulk', records.own.placementId, records.foreign.placementId)).toEqual(found);
  });
});

describe('among users', () => {
  const listed = async (caller: Caller, query: string) => {
    const { body } = await caller.call<Schemas['UserList']>('GET', `users?${query}`);
    return { ids: body.items.map(({ id }) => id), total: body.total };
  };
  const none = { ids: [], total: 0 };

  it('a manager finds only clients, whatever the filters request', async () => {
    const { manager, otherManager, advertiser, otherAdvertiser } = people;
    const [{ login: own }, { login: foreign }] = [await loginOf(advertiser), await loginOf(otherAdvertiser)];
    expect((await listed(manager, `search=${own}`)).ids).toEqual([advertiser.userId]);
    expect(await listed(manager, `search=${foreign}`)).toEqual(none);
    expect(await listed(manager, `manager_id=${otherManager.userId}`)).toEqual(none);
    expect(await listed(manager, `manager_id=${UNKNOWN_ID}`)).toEqual(none);
    expect(await listed(manager, 'manager_id=0')).toEqual(none);
    for (const query of ['panel=advertiser', 'panel=webmaster', 'status=working', 'sort=-balance', 'limit=1000']) {
      const { ids: found } = await listed(manager, query);
      expect({ query, foreign: found.filter((id) => id === otherAdvertiser.userId || id === stranger.userId) }).toEqual(
        {
          query,
          foreign: [],
        },
      );
    }
    expect(await listed(manager, 'panel=admin')).toEqual(none);
    expect((await listed(people.admin, `manager_id=${otherManager.userId}`)).ids).toContain(otherAdvertiser.userId);
  });

  it('a bulk call is for admins, and has a result for nonexistent and deleted users', async () => {
    const [kept, deleted] = [await test.createUser(), await test.createUser({ status: 'deleted' })];
    const body = { ids: [kept.id, deleted.id, UNKNOWN_ID], action: 'lock', reason: 'Unpaid invoice' };
    for (const caller of [people.manager, people.otherManager, people.advertiser, people.webmaster])
      expect((await caller.call('POST', 'users/bulk', body)).status).toBe(403);
    const { body: answer } = await people.admin.call<Schemas['BulkResults']>('POST', 'users/bulk', body);
    expect(answer.results.map(({ id, status }) => [id, status])).toEqual([
      [kept.id, 200],
      [deleted.id, 404],
      [UNKNOWN_ID, 404],
    ]);
  });

  const loginOf = async ({ userId }: Caller) => {
    const { body } = await people.admin.call<Schemas['UserDetail']>('GET', `users/${userId}`);
    return body;
  };
});

describe('in the history of the settings', () => {
  const read = (caller: Caller, kind: string, id: number | undefined) =>
    caller.call<Schemas['ChangeList']>('GET', `settings/changes?kind=${kind}&record_id=${id}`);

  it('an admin reads the changes of the requested record', async () => {
    const { body } = await people.admin.call<{ id: number }>('POST', 'settings/feeds', {
      name: 'Read',
      code: 'read',
      kind: 'site',
      currency: 'RUB',
    });
    expect((await read(people.admin, 'feed', body.id)).body.total).toBe(1);
    expect((await read(people.admin, 'feed', UNKNOWN_ID)).body).toEqual({
      items: [],
      total: 0,
      next: null,
      previous: null,
    });
  });

  it.each(['user', 'site', 'campaign', 'transaction'])('there are no entries of the kind %s', async (kind) => {
    expect((await read(people.admin, kind, people.advertiser.userId)).status).toBe(422);
  });

  it('nobody else may read it', async () => {
    for (const caller of [people.manager, people.advertiser, people.webmaster])
      expect((await read(caller, 'feed', ids.feedId)).status).toBe(403);
  });
});

describe('in finances', () => {
  it.each(everyone)('the %s lists only these payments, invoices and balances', async (who, caller, seen) => {
    const own = await depositOf('own');
    const foreign = await depositOf('foreign');
    const expected = (record: string) => !who.endsWith('webmaster') && (seen as readonly string[]).includes(record);
    const list = async (path: string) => {
      const { body } = await caller().call<{ items: { id: number }[] }>('GET', path);
      return new Set(body.items.map(({ id }) => id));
    };
    const payments = await list('finances?limit=1000');
    const invoices = await list('finances/invoices?limit=1000');
    for (const [whose, record] of [
      ['own', own],
      ['foreign', foreign],
    ] as const)
      expect({ whose, found: [payments.has(record.transactionId), invoices.has(record.invoiceId)] }).toEqual({
        whose,
        found: [expected(whose), expected(whose)],
      });
    for (const [whose, { userId }] of [
      ['own', people.advertiser],
      ['foreign', people.otherAdvertiser],
    ] as const)
      expect({ whose, status: (await caller().call('GET', `finances/balances?user_id=${userId}`)).status }).toEqual({
        whose,
        status: expected(whose) ? 200 : 404,
      });
  });
});
