import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cabinet } from '../src/platform/access/viewer.ts';
import { contract, needsSession, type Operation } from '../src/platform/contract/contract.ts';
import type { OperationId as Typed } from '../src/platform/contract/handlers.ts';
import { users } from '../src/platform/db/schema.ts';
import { type Caller, startTestApp, type TestApp } from './harness.ts';

const cabinets: Cabinet[] = ['advertiser', 'webmaster', 'manager', 'admin'];

/** Written by hand, to detect mistakes in the contract as well. */
const open: Record<Typed, Cabinet[] | 'everybody' | 'signed in'> = {
  signIn: 'everybody',
  signOut: 'signed in',
  getMe: 'signed in',
  changePassword: 'signed in',
  requestRecovery: 'everybody',
  getRecovery: 'everybody',
  recoverPassword: 'everybody',
  sendContactMessage: 'everybody',
  getMedia: ['advertiser', 'manager', 'admin'],
  listCampaigns: ['advertiser', 'manager', 'admin'],
  createCampaign: ['advertiser', 'manager', 'admin'],
  getCampaign: ['advertiser', 'manager', 'admin'],
  updateCampaign: ['advertiser', 'manager', 'admin'],
  listGroups: ['advertiser', 'manager', 'admin'],
  createGroup: ['advertiser', 'manager', 'admin'],
  getGroup: ['advertiser', 'manager', 'admin'],
  updateGroup: ['advertiser', 'manager', 'admin'],
  changeAdverts: ['advertiser', 'manager', 'admin'],
  changeCampaigns: ['advertiser', 'manager', 'admin'],
  listCampaignChanges: ['advertiser', 'manager', 'admin'],
  listDeliveryProcesses: ['admin'],
  listForeignPages: ['webmaster', 'manager', 'admin'],
  getCampaignRequests: ['advertiser', 'manager', 'admin'],
  changeGroups: ['advertiser', 'manager', 'admin'],
  listGroupChanges: ['advertiser', 'manager', 'admin'],
  getStartSteps: ['advertiser'],
  listCampaignFigures: ['advertiser', 'manager', 'admin'],
  listGroupFigures: ['advertiser', 'manager', 'admin'],
  listAdvertFigures: ['advertiser', 'manager', 'admin'],
  listDrafts: ['advertiser', 'manager', 'admin'],
  getDraft: ['advertiser', 'manager', 'admin'],
  saveDraft: ['advertiser', 'manager', 'admin'],
  removeDraft: ['advertiser', 'manager', 'admin'],
  getCampaignTargeting: ['advertiser', 'manager', 'admin'],
  listFormats: ['advertiser', 'webmaster', 'manager', 'admin'],
  listFeeds: ['advertiser', 'webmaster', 'manager', 'admin'],
  listAdverts: ['advertiser', 'manager', 'admin'],
  createAdvert: ['advertiser', 'manager', 'admin'],
  listAdvertsByCampaign: ['advertiser', 'manager', 'admin'],
  getAdvert: ['advertiser', 'manager', 'admin'],
  updateAdvert: ['advertiser', 'manager', 'admin'],
  removeAdvert: ['advertiser', 'manager', 'admin'],
  copyAdvert: ['advertiser', 'manager', 'admin'],
  reviewAdvert: ['advertiser', 'manager', 'admin'],
  listAdvertChanges: ['advertiser', 'manager', 'admin'],
  listOrdSources: ['advertiser', 'manager', 'admin'],
  listUsers: ['manager', 'admin'],
  createUser: ['admin'],
  changeUsers: ['admin'],
  getUser: ['admin'],
  updateUser: ['admin'],
  removeUser: ['admin'],
  inviteUser: ['admin'],
  listUserSessions: ['admin'],
  endUserSessions: ['admin'],
  endUserSession: ['admin'],
  listUserActivity: ['admin'],
  listUserChanges: ['admin'],
  getAccount: 'signed in',
  updateAccount: 'signed in',
  updatePreferences: 'signed in',
  requestLoginChange: 'signed in',
  confirmLoginChange: 'everybody',
  listSessions: 'signed in',
  endOtherSessions: 'signed in',
  endSession: 'signed in',
  listNotifications: 'signed in',
  markNotificationsRead: 'signed in',
  markAllNotificationsRead: 'signed in',
  listBalances: ['advertiser', 'webmaster', 'manager', 'admin'],
  listTransactions: ['advertiser', 'webmaster', 'manager', 'admin'],
  listRequisites: ['webmaster', 'manager', 'admin'],
  createTransaction: ['advertiser', 'webmaster', 'manager', 'admin'],
  getTransaction: ['advertiser', 'webmaster', 'manager', 'admin'],
  changeTransactionStatus: ['advertiser', 'webmaster', 'manager', 'admin'],
  createAdjustment: ['admin'],
  revertTransaction: ['admin'],
  updateCreditLimit: ['admin'],
  listInvoices: ['advertiser', 'webmaster', 'manager', 'admin'],
  getInvoice: ['advertiser', 'webmaster', 'manager', 'admin'],
  getInvoiceFile: ['advertiser', 'webmaster', 'manager', 'admin'],
  createInvoice: ['admin'],
  updateInvoice: ['admin'],
  removeInvoice: ['admin'],
  changeInvoiceStatus: ['admin'],
  previewStatement: ['admin'],
  importStatement: ['admin'],
  listUnassignedPayments: ['admin'],
  assignPayment: ['admin'],
  dismissPayment: ['admin'],
  restorePayment: ['admin'],
  listMonths: ['admin'],
  closeMonth: ['admin'],
  listOpenItems: ['admin'],
  getMonthStatement: ['advertiser', 'webmaster', 'manager', 'admin'],
  getInvalidTraffic: ['webmaster', 'manager', 'admin'],
  listSites: ['webmaster', 'manager', 'admin'],
  listPlacements: ['webmaster', 'manager', 'admin'],
  createPlacement: ['webmaster', 'manager', 'admin'],
  getPlacement: ['webmaster', 'manager', 'admin'],
  updatePlacement: ['webmaster', 'manager', 'admin'],
  removePlacement: ['webmaster', 'manager', 'admin'],
  listPlacementChanges: ['webmaster', 'manager', 'admin'],
  explainPlacement: ['webmaster', 'manager', 'admin'],
  createTestTag: ['webmaster', 'manager', 'admin'],
  inspectTag: ['webmaster', 'manager', 'admin'],
  changePlacements: ['webmaster', 'manager', 'admin'],
  createSite: ['webmaster', 'manager', 'admin'],
  getSite: ['webmaster', 'manager', 'admin'],
  updateSite: ['webmaster', 'manager', 'admin'],
  removeSite: ['webmaster', 'manager', 'admin'],
  changeSiteStatus: ['webmaster', 'manager', 'admin'],
  changeSites: ['webmaster', 'manager', 'admin'],
  checkSite: ['webmaster', 'manager', 'admin'],
  suggestSite: ['webmaster', 'manager', 'admin'],
  listSitesInReview: ['manager', 'admin'],
  listSiteChecks: ['webmaster', 'manager', 'admin'],
  listSiteChanges: ['webmaster', 'manager', 'admin'],
  listSiteFigures: ['webmaster', 'manager', 'admin'],
  listCountries: ['advertiser', 'manager', 'admin'],
  listRegions: ['advertiser', 'manager', 'admin'],
  listLanguages: ['advertiser', 'manager', 'admin'],
  listCategories: ['advertiser', 'webmaster', 'manager', 'admin'],
  getSystems: ['advertiser', 'webmaster', 'manager', 'admin'],
  listCities: ['advertiser', 'manager', 'admin'],
  listPlaces: ['advertiser', 'manager', 'admin'],
  estimateReach: ['advertiser', 'manager', 'admin'],
  getAnalytics: ['advertiser', 'webmaster', 'manager', 'admin'],
  listAnalyticsFields: ['advertiser', 'webmaster', 'manager', 'admin'],
  exportAnalytics: ['advertiser', 'webmaster', 'manager', 'admin'],
  listReportMails: ['advertiser', 'webmaster', 'manager', 'admin'],
  createReportMail: ['advertiser', 'webmaster', 'manager', 'admin'],
  updateReportMail: ['advertiser', 'webmaster', 'manager', 'admin'],
  removeReportMail: ['advertiser', 'webmaster', 'manager', 'admin'],
  sendReportMail: ['advertiser', 'webmaster', 'manager', 'admin'],
  getUnsubscription: 'everybody',
  unsubscribe: 'everybody',
  listFolders: ['advertiser', 'webmaster'],
  createFolder: ['advertiser', 'webmaster'],
  updateFolder: ['advertiser', 'webmaster'],
  removeFolder: ['advertiser', 'webmaster'],
  moveToFolder: ['advertiser', 'webmaster'],
  listResolutions: ['advertiser', 'webmaster', 'manager', 'admin'],
  createResolution: ['admin'],
  updateResolution: ['admin'],
  removeResolution: ['admin'],
  listCurrencies: ['manager', 'admin'],
  createCurrency: ['admin'],
  updateCurrency: ['admin'],
  removeCurrency: ['admin'],
  listCurrencyRates: ['admin'],
  listFeedSettings: ['admin'],
  createFeed: ['admin'],
  updateFeed: ['admin'],
  removeFeed: ['admin'],
  createFeedSecret: ['admin'],
  listFeedDependents: ['admin'],
  listFormatSettings: ['admin'],
  getFormatSettings: ['admin'],
  createFormat: ['admin'],
  updateFormat: ['admin'],
  removeFormat: ['admin'],
  listRefusedAdverts: ['admin'],
  listScripts: ['webmaster', 'manager', 'admin'],
  listScriptSettings: ['admin'],
  getScriptSettings: ['admin'],
  createScript: ['admin'],
  updateScript: ['admin'],
  removeScript: ['admin'],
  listScriptVersions: ['admin'],
  getScriptCode: ['admin'],
  restoreScriptVersion: ['admin'],
  listOrdSourceSettings: ['admin'],
  getOrdSource: ['admin'],
  createOrdSource: ['admin'],
  updateOrdSource: ['admin'],
  removeOrdSource: ['admin'],
  listOrdAccesses: ['admin'],
  getOrdAccess: ['admin'],
  createOrdAccess: ['admin'],
  updateOrdAccess: ['admin'],
  removeOrdAccess: ['admin'],
  checkOrdAccess: ['admin'],
  listSettingsChanges: ['admin'],
};

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({
      operation: operation as Operation,
      id: (operation as Operation).operationId,
      method: method.toUpperCase(),
      path: path
        .slice(1)
        .replace('{uploadId}', 'f'.repeat(32))
        .replace(/\{\w+\}/g, '999'),
    })),
);
const routed = operations.filter(({ operation }) => operation['x-protocol'] === undefined);
const guarded = operations.filter(({ operation }) => needsSession(operation));

let test: TestApp;
const callers = {} as Record<Cabinet, Caller>;
/** In the admin role, without the admin flag. */
let panelOnly: Caller;

beforeAll(async () => {
  test = await startTestApp();
  const everything = await test.createUser({ supportPanels: cabinets, isAdmin: true, foldersEnabled: true });
  for (const cabinet of cabinets) callers[cabinet] = await test.as(everything, cabinet);
  panelOnly = await test.as(await test.createUser({ supportPanels: ['admin'] }), 'admin');
});
afterAll(() => test.close());

it('the table has a row for every operation', () => {
  expect(new Set(routed.map(({ id }) => id))).toEqual(new Set<string>(Object.keys(open)));
});

/** Checks the response to each kind of caller against the table. */
it.each(guarded)('$id is open exactly to the roles of the table', async ({ id, method, path, operation }) => {
  const url = `/backend/api/${path}`;
  const anonymous = await test.app.inject({ method: method as 'GET', url });
  expect.soft(anonymous.statusCode, 'without a token').toBe(401);
  if (method !== 'HEAD') expect.soft(anonymous.json()).toEqual({ error: 'You are not authorized' });
  const headers = { authorization: `Bearer ${'a'.repeat(43)}`, cabinet: 'admin' };
  expect.soft((await test.app.inject({ method: method as 'GET', url, headers })).statusCode, 'made-up token').toBe(401);
  if (operation.requestBody && operation['x-protocol'] === undefined) {
    const rubbish = { payload: '{', headers: { 'content-type': 'text/plain' } };
    expect.soft((await test.call(method, path, rubbish)).status, 'anonymous, with an invalid body').toBe(401);
  }

  const allowed = open[id as Typed] ?? ['advertiser', 'manager', 'admin'];
  // calling sign-out would end the session of the following tests
  if (!Array.isArray(allowed)) return expect(allowed).toBe('signed in');
  for (const cabinet of cabinets) {
    const { status } = await callers[cabinet].call(method, path);
    expect.soft(status !== 403, cabinet).toBe(allowed.includes(cabinet));
  }
  const { status } = await panelOnly.call(method, path);
  expect.soft(status !== 403, 'the admin panel without the flag').toBe(allowed.includes('admin'));
});

describe('the Cabinet header', () => {
  it.each([undefined, 'block', 'nonsense', 'manager', 'toString'])('%j is 403 for an advertiser', async (cabinet) => {
    const user = await test.createUser({ supportPanels: ['advertiser', 'block'] });
    const { status, body } = await (await test.as(user, cabinet as Cabinet)).call('GET', 'campaigns');
    expect(status).toBe(403);
    expect(body).toEqual({ error: 'Forbidden' });
  });
});

describe('a user who may not work', () => {
  it.each([
    ['lock', 'The invoice of October is unpaid', 423, 'The invoice of October is unpaid'],
    ['ban', 'Fraud', 423, 'Fraud'],
    ['lock', '', 423, 'Your account is locked'],
    ['stopped', '', 401, 'You are not authorized'],
    ['deleted', '', 401, 'You are not authorized'],
  ] as const)('%s (%j) is %i on every call', async (status, statusReason, code, error) => {
    const caller = await test.as(await test.createUser({ status, statusReason }), 'advertiser');
    const body = code === 423 ? { error, status } : { error };
    for (const { id, method, path } of guarded.filter(({ id }) => !['getUploadOffset', 'signOut'].includes(id)))
      expect({ id, ...(await caller.call(method, path)) }).toMatchObject({ id, status: code, body });
  });

  it.each(['lock', 'ban', 'stopped', 'deleted'] as const)('%s can end the session', async (status) => {
    const user = await test.createUser({ status });
    const caller = await test.as(user);
    expect((await caller.call('POST', 'auth/logout')).status).toBe(204);
    await test.db.update(users).set({ status: 'working' }).where(eq(users.id, user.id));
    expect((await caller.call('GET', 'auth/me')).status).toBe(401);
  });
});
