import { desc, eq } from 'drizzle-orm';
import type { Cabinet } from '../../src/access/viewer.ts';
import { createLoginKey } from '../../src/account/login-change.ts';
import { createRecoveryKey } from '../../src/auth/recovery-keys.ts';
import { currencies, feeds, folders, ordAccesses, ordSources, resolutions, sessions, users } from '../../src/db/schema.ts';
import { sealToken } from '../../src/ord/seal-token.ts';
import { createSecretBox } from '../../src/secrets/secret-box.ts';
import { openSecretKey } from '../../src/secrets/secret-key.ts';
import { captureLog } from '../capture-log.ts';
import { createAdvert, createCampaign, createTestUsers, createGroup } from '../test-users.ts';
import { createDictionaries } from '../dictionaries.ts';
import { type Caller, password, startTestApp } from '../harness.ts';
import { createUpload } from '../people.ts';
import type { KnownValues } from './arbitrary-of-schema.ts';
import type { Endpoint } from './requests-of.ts';

/** `visitor` has no session. */
export type Role = Cabinet | 'visitor';
export const roles: readonly Role[] = ['visitor', 'advertiser', 'webmaster', 'manager', 'admin'];

export type RequestScene = Awaited<ReturnType<typeof startRequestScene>>;

/** A server with records for generated requests to find, and somebody in every role. */
export async function startRequestScene() {
  const log = captureLog();
  const test = await startTestApp({ LOG_LEVEL: 'error' }, { log: log.stream });
  const { db } = test;
  const testUsers = await createTestUsers(test);
  const { advertiser } = testUsers;
  await db.update(users).set({ foldersEnabled: true });
  await createDictionaries(test);
  await db.insert(ordSources).values({ name: 'VK ORD', operator: 'vk', isDefault: true });
  const campaign = await createCampaign(advertiser);
  const group = await createGroup(advertiser);
  const advert = await createAdvert(advertiser, { ads_id: campaign.id });
  const upload = 'f'.repeat(32);
  const [owner] = await db.select().from(users).where(eq(users.id, advertiser.userId));

  // nobody outside of this machine is asked
  const baseUrl = 'https://127.0.0.1';
  const token = sealToken(createSecretBox(openSecretKey(test.config)), 'an-example-token', baseUrl);

  let count = 0;
  /** A number that nobody had before. */
  const next = () => ++count;
  const folderOf = async (ownerId: number) => {
    const folder = { ownerId, kind: 'campaign' as const, name: `Folder ${next()}` };
    return idOf(await db.insert(folders).values(folder).returning());
  };

  /** A code of three letters that no currency has. */
  const newCode = () => [676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(next() / place) % 26))).join('');
  const newCurrency = async () =>
    idOf(await db.insert(currencies).values({ code: newCode(), rate: 2 }).returning());
  const newFeed = async () => {
    const feed = { name: 'Exchange', code: `exchange-${next()}`, kind: 'site' as const };
    return idOf(await db.insert(feeds).values(feed).returning());
  };
  const newSource = async () =>
    idOf(await db.insert(ordSources).values({ name: `Source ${next()}`, operator: 'vk' }).returning());
  const newAccess = async () => {
    const values = { name: `Access ${next()}`, operator: 'vk', environment: 'sandbox', baseUrl, ...token } as const;
    return idOf(await db.insert(ordAccesses).values(values).returning());
  };
  const newSession = async (userId: number) => {
    await test.as({ id: userId });
    return idOf(await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.id)).limit(1));
  };

  const keyOfSomebody = async () => {
    const { login } = await test.createUser();
    return (await createRecoveryKey(db, login))?.key;
  };

  const known: KnownValues = {
    owner_id: [advertiser.userId],
    campaignId: [campaign.id],
    advertId: [advert.id],
    groupId: [group.id],
    ads_id: [campaign.id],
    campaign_id: [campaign.id],
    group_id: [group.id, null],
    folder_id: [null],
    parent_id: [null],
    format_id: [1],
    version: [1],
    uploadId: [upload],
    creative: [await createUpload(db, advertiser.userId, upload)],
    login: [owner?.login],
    password: [password],
    current_password: [password],
    timezone: ['Europe/Moscow', 'Asia/Kolkata'],
    currency: ['RUB'],
    endpoint: ['https://exchange.example/bid'],
    base_url: [baseUrl],
    token: ['an-example-token'],
    api_access_id: [null],
    mode: ['manual'],
    legal_form: [null],
    legal_name: [''],
    contract: [null],
    is_default: [false],
    manager_id: [testUsers.manager.userId],
    is_admin: [false],
    inn: [''],
    kpp: [''],
    phone: [''],
  };

  /** The targets of operations that use them up: each call gets one that is as new; an object names several parameters. */
  const fresh: Record<string, (caller: Caller) => Promise<unknown>> = {
    updateCampaign: async () => (await createCampaign(advertiser)).id,
    updateGroup: async () => (await createGroup(advertiser, { name: `Group ${next()}` })).id,
    updateAdvert: async () => (await createAdvert(advertiser, { ads_id: campaign.id })).id,
    copyAdvert: async () => (await createAdvert(advertiser, { ads_id: campaign.id })).id,
    removeAdvert: async () => (await createAdvert(advertiser, { ads_id: campaign.id })).id,
    updateFolder: ({ userId }) => folderOf(userId),
    removeFolder: ({ userId }) => folderOf(userId),
    updateResolution: async () => idOf(await db.insert(resolutions).values({ width: 7000, height: next() }).returning()),
    removeResolution: async () => idOf(await db.insert(resolutions).values({ width: 7001, height: next() }).returning()),
    updateCurrency: newCurrency,
    removeCurrency: newCurrency,
    updateFeed: newFeed,
    getOrdSource: newSource,
    updateOrdSource: newSource,
    removeOrdSource: newSource,
    getOrdAccess: newAccess,
    updateOrdAccess: newAccess,
    removeOrdAccess: newAccess,
    checkOrdAccess: newAccess,
    updateUser: async () => (await test.createUser()).id,
    inviteUser: async () => (await test.createUser({ invitedAt: new Date() })).id,
    endSession: ({ userId }) => newSession(userId),
    endUserSession: async () => {
      const { id } = await test.createUser();
      return { userId: id, sessionId: await newSession(id) };
    },
    confirmLoginChange: async () => createLoginKey(db, (await test.createUser()).id, `new${next()}@preroll.test`),
    getRecovery: keyOfSomebody,
    recoverPassword: keyOfSomebody,
  };

  /** Operations that end the session, or change who is behind it, get a session of their own. */
  const callerOf = async (role: Cabinet, { id }: Endpoint): Promise<Caller> => {
    if (id === 'signOut') return test.as({ id: testUsers[role].userId }, role);
    if (id === 'changePassword') return test.as(await test.createUser({ supportPanels: [role] }), role);
    return testUsers[role];
  };

  return { test, log, testUsers, known, fresh, callerOf, next };
}

function idOf([row]: { id: number }[]): number {
  if (row === undefined) throw new Error('the row was not written');
  return row.id;
}
