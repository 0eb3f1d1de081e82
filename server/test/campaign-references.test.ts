import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaigns, folders, formats, groups } from '../src/platform/db/schema.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import {
  createCampaign,
  createGroup,
  createTestUsers,
  preroll,
  type TestUsers,
  toCampaignUpdate,
} from './test-users.ts';

let test: TestApp;
let testUsers: TestUsers;
let campaign: Schemas['Campaign'];
let foreign: Schemas['Campaign'];
/** Ids that the advertiser's campaign must not refer to. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  test = await startTestApp();
  testUsers = await createTestUsers(test);
  campaign = await createCampaign(testUsers.advertiser);
  foreign = await createCampaign(testUsers.otherAdvertiser);
  const folder = async (ownerId: number, kind: 'campaign' | 'site') => {
    const [row] = await test.db.insert(folders).values({ ownerId, kind, name: kind }).returning({ id: folders.id });
    return row?.id ?? 0;
  };
  ids["another's group"] = (await createGroup(testUsers.otherAdvertiser)).id;
  const gone = await createGroup(testUsers.advertiser, { name: 'Gone' });
  await test.db.update(groups).set({ status: 'deleted' }).where(eq(groups.id, gone.id));
  ids['a deleted group'] = gone.id;
  ids["another's folder"] = await folder(testUsers.otherAdvertiser.userId, 'campaign');
  ids['a folder for sites'] = await folder(testUsers.advertiser.userId, 'site');
  const deleted = { name: 'Old', code: 'old', kind: 'overlay', status: 'deleted' } as const;
  const [format] = await test.db.insert(formats).values(deleted).returning({ id: formats.id });
  ids['a deleted format'] = format?.id ?? 0;
});
afterAll(() => test.close());

const nothing = 999_999;
const references: [string, keyof Schemas['CampaignCreate'], () => number | undefined][] = [
  ["another's group", 'group_id', () => ids["another's group"]],
  ['a deleted group', 'group_id', () => ids['a deleted group']],
  ['a missing group', 'group_id', () => nothing],
  ["another's folder", 'folder_id', () => ids["another's folder"]],
  ['a folder for sites', 'folder_id', () => ids['a folder for sites']],
  ['a missing folder', 'folder_id', () => nothing],
  ['a deleted format', 'format_id', () => ids['a deleted format']],
  ['a missing format', 'format_id', () => nothing],
];
const refusal = { status: 404, body: { error: 'Not found' } };

// an admin can see both owners' records, but the campaign's owner decides
describe.each(['advertiser', 'manager', 'admin'] as const)('a campaign saved by the %s', (who) => {
  it.each(references)('may not refer to %s when it is new (404)', async (_name, field, id) => {
    const body = { name: 'New', advert_link: 'https://a.example', ...preroll, owner_id: testUsers.advertiser.userId };
    expect(await testUsers[who].call('POST', 'campaigns', { ...body, [field]: id() })).toMatchObject(refusal);
  });

  it.each(references)('may not refer to %s in a change (404)', async (_name, field, id) => {
    const body = { ...toCampaignUpdate(campaign), [field]: id() };
    expect(await testUsers[who].call('PUT', `campaigns/${campaign.id}`, body)).toMatchObject(refusal);
  });

  it.each(references.filter(([, field]) => field !== 'format_id'))(
    'may not refer to %s in a bulk call (404)',
    async (_n, field, id) => {
      const action = field === 'group_id' ? 'move_to_group' : 'move_to_folder';
      const body = { ids: [campaign.id], action, [field]: id() };
      const reply = await testUsers[who].call<Schemas['CampaignBulkResults']>('POST', 'campaigns/bulk', body);
      expect(reply.status).toBe(200);
      expect(reply.body.results).toEqual([
        { id: campaign.id, ok: false, status: 404, error: 'Not found', changes: [] },
      ]);
    },
  );
});

const actions = [
  ['start', {}],
  ['stop', {}],
  ['lock', {}],
  ['archive', {}],
  ['move_to_group', { group_id: null }],
  ['move_to_folder', { folder_id: null }],
  ['set_limits', { limits: { cash_limit: 1 } }],
  ['set_dates', { end_date: null }],
] as const;
const callers = ['advertiser', 'manager'] as const;
const attempts = actions.flatMap(([action, values]) =>
  callers.flatMap((who) => [false, true].map((dry_run) => [who, action, { ...values, dry_run }] as const)),
);

it.each(attempts)(
  "by the %s, another's campaign in a bulk %s is 404 in its result, like one that is not there: %o",
  async (who, action, values) => {
    const body = { ids: [foreign.id, nothing], action, ...values };
    const reply = await testUsers[who].call<Schemas['CampaignBulkResults']>('POST', 'campaigns/bulk', body);
    expect(reply.body.results).toMatchObject([foreign.id, nothing].map((id) => ({ id, ok: false, status: 404 })));
    const [row] = await test.db.select().from(campaigns).where(eq(campaigns.id, foreign.id));
    expect(row).toMatchObject({ status: 'stopped', version: 1 });
  },
);
