import { createHash, randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { sealToken } from '../../src/advertising/ord/seal-token.ts';
import { createLoginKey } from '../../src/identity/account/login-change.ts';
import { createRecoveryKey } from '../../src/identity/auth/recovery-keys.ts';
import { recordClosing } from '../../src/money/months/record-closing.ts';
import { createToken } from '../../src/platform/access/tokens.ts';
import type { Cabinet } from '../../src/platform/access/viewer.ts';
import {
  adverts,
  currencies,
  feeds,
  folders,
  ordAccesses,
  ordSources,
  reportMails,
  resolutions,
  scripts,
  scriptVersions,
  sessions,
  transactions,
  users,
} from '../../src/platform/db/schema.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { openSecretKey } from '../../src/platform/secrets/secret-key.ts';
import { captureLog } from '../capture-log.ts';
import { createDictionaries } from '../dictionaries.ts';
import { fund } from '../fund.ts';
import { type Caller, password, type Schemas, startTestApp } from '../harness.ts';
import { createUpload } from '../people.ts';
import { createPlacement, createSite } from '../placement-scene.ts';
import { createAdvert, createCampaign, createGroup, createTestUsers } from '../test-users.ts';
import type { KnownValues } from './arbitrary-of-schema.ts';
import type { Endpoint } from './requests-of.ts';

/** `visitor` has no session. */
export type Role = Cabinet | 'visitor';
export const roles: readonly Role[] = ['visitor', 'advertiser', 'webmaster', 'manager', 'admin'];

export type RequestScene = Awaited<ReturnType<typeof startRequestScene>>;

/** A server with records for generated requests to find, and somebody in every role. */
export async function startRequestScene() {
  const log = captureLog();
  // nobody outside of this machine is asked
  const outbound = { OUTBOUND_TEST_HOSTS: 'site.example=127.0.0.1:1' };
  const resolveTxt = async () => ({ code: 'no_record' }) as const;
  const test = await startTestApp({ LOG_LEVEL: 'error', ...outbound }, { log: log.stream, resolveTxt });
  const { db } = test;
  // generated ids are small: these users may be locked, the callers may not
  for (let index = 0; index < 12; index += 1) await test.createUser();
  const testUsers = await createTestUsers(test);
  const { advertiser, webmaster } = testUsers;
  await db.update(users).set({ foldersEnabled: true });
  await createDictionaries(test);
  await db.insert(ordSources).values({ name: 'VK ORD', operator: 'vk', isDefault: true });
  const campaign = await createCampaign(advertiser);
  const group = await createGroup(advertiser);
  const advert = await createAdvert(advertiser, { ads_id: campaign.id });
  const site = await createSite(test, webmaster.userId, { domain: 'site.example' });
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
  const newCode = () =>
    [676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(next() / place) % 26))).join('');
  const newCurrency = async () => idOf(await db.insert(currencies).values({ code: newCode(), rate: 2 }).returning());
  const newFeed = async () => {
    const feed = { name: 'Exchange', code: `exchange-${next()}`, kind: 'site' as const };
    return idOf(await db.insert(feeds).values(feed).returning());
  };
  const newSource = async () =>
    idOf(
      await db
        .insert(ordSources)
        .values({ name: `Source ${next()}`, operator: 'vk' })
        .returning(),
    );
  const newAccess = async () => {
    const values = { name: `Access ${next()}`, operator: 'vk', environment: 'sandbox', baseUrl, ...token } as const;
    return idOf(await db.insert(ordAccesses).values(values).returning());
  };
  const newSession = async (userId: number) => {
    await test.as({ id: userId });
    return idOf(
      await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.id)).limit(1),
    );
  };

  const newReturnedAdvert = async () => {
    const { id } = await createAdvert(advertiser, { ads_id: campaign.id });
    await db.update(adverts).set({ returnReason: 'Too short', returnedAt: new Date() }).where(eq(adverts.id, id));
    return id;
  };
  const newSite = async (status: 'approved' | 'moderate' | 'archive' = 'approved') =>
    (await createSite(test, webmaster.userId, { domain: `${next()}.site.example`, status })).id;
  const newPlacement = async () => (await createPlacement(webmaster, site.id)).id;
  /** A stopped script with two versions. */
  const newScript = async () => {
    const [code, earlier] = ['var a = 2;', 'var a = 1;'].map((text) => ({
      code: text,
      sha256: createHash('sha256').update(text).digest('hex'),
      size: text.length,
      userId: testUsers.admin.userId,
    })) as [Code, Code];
    const script = {
      kind: 'vpaid',
      name: `Script ${next()}`,
      status: 'stopped',
      number: 2,
      sha256: code.sha256,
    } as const;
    const id = idOf(await db.insert(scripts).values(script).returning());
    await db.insert(scriptVersions).values([
      { ...earlier, scriptId: id, number: 1 },
      { ...code, scriptId: id, number: 2 },
    ]);
    return id;
  };
  const deposit = { userId: advertiser.userId, type: 'deposit', amount: '5', currency: 'RUB', method: 'bank' } as const;
  const newDeposit = async () =>
    idOf(
      await db
        .insert(transactions)
        .values({ ...deposit, status: 'waiting' })
        .returning(),
    );

  await db.transaction((tx) => recordClosing(tx, '2020-02', { closedBy: testUsers.admin.userId }));
  const { currency, type, amount, method } = deposit;
  const { body: invoiced } = await advertiser.call<Schemas['TransactionDetail']>('POST', 'finances', {
    ...{ currency, type, amount, method },
    idempotency_key: randomUUID(),
  });

  const keyOfSomebody = async () => {
    const { login } = await test.createUser();
    return (await createRecoveryKey(db, login))?.key;
  };

  const keyOfMail = async () => {
    const at = new Date(Date.now() + 3_600_000);
    const owner = { userId: advertiser.userId, cabinet: 'advertiser' as const, timezone: 'UTC' };
    const due = { frequency: 'daily' as const, hour: 9, nextAt: at };
    const unsubscribeKey = createToken();
    await db.insert(reportMails).values({ name: 'Spring', view: {}, unsubscribeKey, ...owner, ...due });
    return unsubscribeKey;
  };

  const script = await newScript();
  const known: KnownValues = {
    owner_id: [advertiser.userId, webmaster.userId],
    user_id: [advertiser.userId],
    amount: ['310.00', '-310.00'],
    campaignId: [campaign.id],
    advertId: [advert.id],
    siteId: [site.id],
    placementId: [await newPlacement()],
    scriptId: [script],
    number: [1],
    transactionId: [await newDeposit()],
    invoiceId: [invoiced.invoice_id],
    month: ['2020-02'],
    content: ['Date,Credit,Purpose\n2026-11-20,5,Advertising'],
    domain: ['https://evening.example', 'https://morning.example', 'https://night.example'],
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
    reviewAdvert: newReturnedAdvert,
    removeAdvert: async () => (await createAdvert(advertiser, { ads_id: campaign.id })).id,
    updateFolder: ({ userId }) => folderOf(userId),
    removeFolder: ({ userId }) => folderOf(userId),
    updateResolution: async () =>
      idOf(await db.insert(resolutions).values({ width: 7000, height: next() }).returning()),
    removeResolution: async () =>
      idOf(await db.insert(resolutions).values({ width: 7001, height: next() }).returning()),
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
    updateSite: () => newSite(),
    removeSite: () => newSite('archive'),
    changeSiteStatus: () => newSite('moderate'),
    checkSite: () => newSite(),
    updatePlacement: newPlacement,
    removePlacement: newPlacement,
    updateScript: newScript,
    removeScript: newScript,
    restoreScriptVersion: async () => ({ scriptId: await newScript(), number: 1 }),
    changeTransactionStatus: newDeposit,
    revertTransaction: () => fund(db, advertiser.userId, '5'),
    confirmLoginChange: async () => createLoginKey(db, (await test.createUser()).id, `new${next()}@preroll.test`),
    getRecovery: keyOfSomebody,
    recoverPassword: keyOfSomebody,
    getUnsubscription: keyOfMail,
    unsubscribe: keyOfMail,
  };

  /** Operations that end the session, or change who is behind it, get a session of their own. */
  const callerOf = async (role: Cabinet, { id }: Endpoint): Promise<Caller> => {
    if (id === 'signOut') return test.as({ id: testUsers[role].userId }, role);
    if (id === 'changePassword') return test.as(await test.createUser({ supportPanels: [role] }), role);
    return testUsers[role];
  };

  return { test, log, testUsers, known, fresh, callerOf, next };
}

type Code = Pick<typeof scriptVersions.$inferInsert, 'code' | 'sha256' | 'size' | 'userId'>;

function idOf([row]: { id: number }[]): number {
  if (row === undefined) throw new Error('the row was not written');
  return row.id;
}
