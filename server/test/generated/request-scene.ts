import { eq } from 'drizzle-orm';
import type { Cabinet } from '../../src/access/viewer.ts';
import { createRecoveryKey } from '../../src/auth/recovery-keys.ts';
import { folders, ordSources, resolutions, users } from '../../src/db/schema.ts';
import { captureLog } from '../capture-log.ts';
import { createAdvert, createCampaign, createCast, createGroup } from '../cast.ts';
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
  const cast = await createCast(test);
  const { advertiser } = cast;
  await db.update(users).set({ foldersEnabled: true });
  await createDictionaries(test);
  await db.insert(ordSources).values({ name: 'VK ORD', operator: 'vk', isDefault: true });
  const campaign = await createCampaign(advertiser);
  const group = await createGroup(advertiser);
  await createAdvert(advertiser, { ads_id: campaign.id });
  const upload = 'f'.repeat(32);
  const [owner] = await db.select().from(users).where(eq(users.id, advertiser.userId));

  let count = 0;
  /** A number that nobody had before. */
  const next = () => ++count;
  const folderOf = async (ownerId: number) => {
    const folder = { ownerId, kind: 'campaign' as const, name: `Folder ${next()}` };
    return idOf(await db.insert(folders).values(folder).returning());
  };

  const keyOfSomebody = async () => {
    const { login } = await test.createUser();
    return (await createRecoveryKey(db, login))?.key;
  };

  const known: KnownValues = {
    owner_id: [advertiser.userId],
    campaignId: [campaign.id],
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
  };

  /** The targets of operations that use them up: each call gets one that is as new. */
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
    getRecovery: keyOfSomebody,
    recoverPassword: keyOfSomebody,
  };

  /** Operations that end the session, or change who is behind it, get a session of their own. */
  const callerOf = async (role: Cabinet, { id }: Endpoint): Promise<Caller> => {
    if (id === 'signOut') return test.as({ id: cast[role].userId }, role);
    if (id === 'changePassword') return test.as(await test.createUser({ supportPanels: [role] }), role);
    return cast[role];
  };

  return { test, log, cast, known, fresh, callerOf, next };
}

function idOf([row]: { id: number }[]): number {
  if (row === undefined) throw new Error('the row was not written');
  return row.id;
}
