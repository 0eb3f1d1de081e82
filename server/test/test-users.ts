import { afterAll } from 'vitest';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';

/** Callers in every role. */
export type TestUsers = Awaited<ReturnType<typeof createTestUsers>>;

/**
 * Creates one user for every relation to a record: its owner, the owner's manager, an admin, and unrelated users in the
 * same roles.
 */
export async function createTestUsers(test: TestApp) {
  const admin = await test.createUser({ supportPanels: ['admin'], isAdmin: true });
  const panelOnly = await test.createUser({ supportPanels: ['admin'] });
  const manager = await test.createUser({ supportPanels: ['manager'] });
  const otherManager = await test.createUser({ supportPanels: ['manager'] });
  const advertiser = await test.createUser({ managerId: manager.id });
  const otherAdvertiser = await test.createUser({ managerId: otherManager.id });
  const webmaster = await test.createUser({ supportPanels: ['webmaster'], managerId: manager.id });
  return {
    admin: await test.as(admin, 'admin'),
    panelOnly: await test.as(panelOnly, 'admin'),
    manager: await test.as(manager, 'manager'),
    otherManager: await test.as(otherManager, 'manager'),
    advertiser: await test.as(advertiser, 'advertiser'),
    otherAdvertiser: await test.as(otherAdvertiser, 'advertiser'),
    webmaster: await test.as(webmaster, 'webmaster'),
  };
}

/** Starts an app and creates its users for the tests of a file, and closes it after them. */
export async function startAppWithUsers() {
  const test = await startTestApp();
  afterAll(() => test.close());
  return { test, testUsers: await createTestUsers(test) };
}

/** @throws unless the response has this status */
async function expectStatus<T>(status: number, reply: Promise<{ status: number; body: T }>): Promise<T> {
  const answer = await reply;
  if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The first of the default formats, with its minimum bid. */
export const preroll = { format_id: 1, pay_model: 'cpm', bid: 60 } as const;

export const createCampaign = (caller: Caller, body: Partial<Schemas['CampaignCreate']> = {}) =>
  expectStatus(
    201,
    caller.call<Schemas['Campaign']>('POST', 'campaigns', {
      name: 'Spring sale',
      advert_link: 'https://shop.example/spring',
      ...preroll,
      ...body,
    }),
  );

export const createGroup = (caller: Caller, body: Partial<Schemas['GroupCreate']> = {}) =>
  expectStatus(201, caller.call<Schemas['Group']>('POST', 'groups', { name: 'Spring 2026', ...body }));

/** Builds an update without changes. Omitted fields keep their values. */
export function toCampaignUpdate(campaign: Schemas['Campaign']): Schemas['CampaignUpdate'] {
  const { name, advert_link, format_id, pay_model, bid, status, version } = campaign;
  return { name, advert_link, format_id, pay_model, bid, status, version };
}

/** Creates an advert with a script, unless `body` overrides it. */
export const createAdvert = (caller: Caller, body: Partial<Schemas['AdvertCreate']> & { ads_id: number }) =>
  expectStatus(
    201,
    caller.call<Schemas['Advert']>('POST', 'adverts', {
      name: 'Spring quiz',
      advert_link: 'https://shop.example/spring',
      use_vpaid: true,
      vpaid: 'https://cdn.shop.example/vpaid.js',
      ...body,
    }),
  );
