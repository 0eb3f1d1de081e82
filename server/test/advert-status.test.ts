import { statuses, table, type ViewerName, viewers } from '@preroll/rules/advert/advert-status.cases';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adverts } from '../src/platform/db/schema.ts';
import { firstOfEach } from './first-of-each.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createAdvert, createCampaign, createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let testUsers: TestUsers;
let advert: Schemas['Advert'];
const callers = {} as Record<string, Caller>;

beforeAll(async () => {
  test = await startTestApp();
  testUsers = await createTestUsers(test);
  advert = await createAdvert(testUsers.advertiser, { ads_id: (await createCampaign(testUsers.advertiser)).id });
  const flag = await test.createUser({ supportPanels: ['manager'], isAdmin: true });
  const client = await test.createUser({ managerId: flag.id });
  const { advertiser, manager, panelOnly, admin } = testUsers;
  Object.assign(callers, { advertiser, manager, panelWithoutFlag: panelOnly, admin });
  callers.flagWithoutPanel = await test.as(flag, 'manager');
  const foreign = await test.as(client, 'advertiser');
  own.flagWithoutPanel = await createAdvert(foreign, { ads_id: (await createCampaign(foreign)).id });
});
afterAll(() => test.close());

/** Own adverts for callers who may not see the others' advert. */
const own: Record<string, Schemas['Advert']> = {};

async function ask(viewer: string, status: Schemas['AdvertStatus'], target: string, change = {}) {
  const { id } = own[viewer] ?? advert;
  const [row] = await test.db.update(adverts).set({ status, ban: null }).where(eq(adverts.id, id)).returning();
  const body = { ...(own[viewer] ?? advert), ...change, status: target, version: row?.version };
  const caller = callers[viewer];
  if (caller === undefined) throw new Error(`${viewer} has no caller`);
  return caller.call<Schemas['Advert'] & Schemas['ApiErrorBody']>('PUT', `adverts/${id}`, body);
}

const askers: ViewerName[] = ['advertiser', 'manager', 'flagWithoutPanel', 'panelWithoutFlag', 'admin'];
const cells = askers.flatMap((viewer) =>
  Object.entries(table[viewer]).flatMap(([target, row]) =>
    statuses
      // a deleted advert is always 404, and setting the current status is not a change
      .filter((status) => status !== 'deleted' && status !== target)
      .map((status) => ({ viewer, status, target, refusal: row[status] })),
  ),
);
const inContract = cells.filter(({ target }) => (statuses as readonly string[]).includes(target));
const oneOfEach = firstOfEach(inContract, ({ viewer, refusal }) => [viewer, refusal]);

describe('a change of status', () => {
  it.each(oneOfEach)('$viewer: $status -> $target is $refusal.text', async ({ viewer, status, target, refusal }) => {
    expect(viewers[viewer]).toBeDefined();
    // a refusal comes before the check for the ban's reason
    const reason = target === 'ban' && refusal === null ? { ban: 'Misleading prices' } : {};
    const { status: code, body } = await ask(viewer, status, target, reason);
    if (refusal === null) return expect([code, body.status]).toEqual([200, target]);
    expect([code, body.error]).toEqual([refusal.code === 'forbidden' ? 403 : 400, refusal.text]);
  });

  it('to the current status is not a change', async () => {
    for (const status of ['approved', 'working', 'stopped', 'moderate', 'ban'] as const)
      expect((await ask('advertiser', status, status)).body.status).toBe(status);
  });

  it('to an unknown status is 422', async () => {
    expect((await ask('admin', 'working', 'archive')).status).toBe(422);
  });
});

describe('approval', () => {
  const video = { useVpaid: false, creative: '/media/a/source.mp4' };
  const change = { use_vpaid: false, creative: video.creative };

  it.each(['awaiting', 'processing', 'error'] as const)(
    'does not change the status while the video is %s',
    async (loadingStatus) => {
      await test.db
        .update(adverts)
        .set({ ...video, loadingStatus })
        .where(eq(adverts.id, advert.id));
      const { status, body } = await ask('admin', 'moderate', 'approved', change);
      expect([status, body.status]).toEqual([200, 'moderate']);
    },
  );

  it('succeeds when the video is ready', async () => {
    await test.db
      .update(adverts)
      .set({ ...video, loadingStatus: 'ready' })
      .where(eq(adverts.id, advert.id));
    expect((await ask('admin', 'moderate', 'approved', change)).body.status).toBe('approved');
  });
});
