import { randomUUID } from 'node:crypto';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adverts, campaignDays, campaigns, feeds, groups, users } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';
import { createServing } from './delivery-scene.ts';
import { explainEach, isOfRequest } from './explain-scene.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Values = Parameters<typeof createServing>[2];

const now = new Date();
const { hour } = zonedTime('UTC', now);
const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);

const create = async (values: Values = {}, user: Parameters<TestApp['createUser']>[0] = { timezone: 'UTC' }) => {
  const owner = await test.createUser(user);
  return { ownerId: owner.id, ...(await createServing(test, owner.id, { timezone: 'UTC', ...values })) };
};

const inGroup = async (group: Partial<typeof groups.$inferInsert>, zones = { owner: 'UTC', campaign: 'UTC' }) => {
  const { campaign, ownerId } = await create({ timezone: zones.campaign }, { timezone: zones.owner });
  const values = { ownerId, updatedBy: ownerId, name: 'Group', status: 'working' as const, ...group };
  const { id } = expectRow(await test.db.insert(groups).values(values).returning());
  await test.db.update(campaigns).set({ groupId: id }).where(eq(campaigns.id, campaign.id));
  return campaign.id;
};

const withAdvert = async (values: Partial<typeof adverts.$inferInsert>) => {
  const { campaign, advert } = await create();
  await test.db.update(adverts).set(values).where(eq(adverts.id, advert.id));
  return campaign.id;
};

const spent = async (campaignId: number, shows: number, zone = 'UTC') => {
  const { day } = zonedTime(zone, now);
  await test.db.insert(campaignDays).values({ campaignId, day, shows, impressions: shows, spend: shows });
  return campaignId;
};

/** Zones that never have the same date. */
const far = { owner: 'Pacific/Kiritimati', campaign: 'Pacific/Honolulu' };

/** A zone whose date currently differs from UTC. */
const otherZone = Object.values(far).find((zone) => zonedTime(zone, now).day !== zonedTime('UTC', now).day) ?? '';

const otherHour = { active_hours: [(hour + 12) % 24] };

/** A campaign that targets these new feeds. */
const byFeeds = async (...values: Partial<typeof feeds.$inferInsert>[]) => {
  const rows = values.map((value) => ({ name: 'Feed', code: randomUUID(), kind: 'site' as const, ...value }));
  const made = await test.db.insert(feeds).values(rows).returning({ id: feeds.id });
  return (await create({ targeting: { feeds: made.map(({ id }) => id) } })).campaign.id;
};

/** A campaign for each state, with delivery's refusal. */
const scenes: Record<string, [string, () => Promise<number>]> = {
  serving: ['serving', async () => (await create()).campaign.id],
  'serving in a group': ['serving', () => inGroup({})],
  'below its limit': [
    'serving',
    async () => spent((await create({ targeting: { shows_limit_day: 10 } })).campaign.id, 9),
  ],
  paused: ['paused_self', async () => (await create({ status: 'stopped' })).campaign.id],
  locked: ['locked', async () => (await create({ status: 'lock' })).campaign.id],
  'group paused': ['paused_parent', () => inGroup({ status: 'stopped' })],
  'group finished': ['finished', () => inGroup({ endDate: yesterday })],
  'group not started': ['not_started', () => inGroup({ startDate: tomorrow })],
  finished: ['finished', async () => (await create({ endDate: yesterday })).campaign.id],
  'not started': ['not_started', async () => (await create({ startDate: tomorrow })).campaign.id],
  'no started advert': ['no_approved_advert', () => withAdvert({ status: 'approved' })],
  'no video that is ready': ['no_approved_advert', () => withAdvert({ loadingStatus: 'processing' })],
  'the feed by which sites ask': ['serving', () => byFeeds({ status: 'stopped' }, {})],
  'a feed that is stopped': ['no_feed', () => byFeeds({ status: 'stopped' })],
  'a second feed of sites': ['no_feed', () => byFeeds({})],
  'only another kind of feed': ['no_feed', () => byFeeds({ kind: 'rtb', endpoint: 'https://feed.example/' })],
  'no ERID': ['no_erid', async () => (await create({ erid: null })).campaign.id],
  'no balance': ['no_balance', async () => (await create({}, { balance: '0' })).campaign.id],
  'limit of the flight': [
    'limit_reached',
    async () => spent((await create({ targeting: { shows_limit: 10 } })).campaign.id, 10),
  ],
  'limit of the day': [
    'limit_reached',
    async () => spent((await create({ targeting: { cash_limit_day: 10 } })).campaign.id, 10),
  ],
  'limit of the group': ['limit_reached', async () => spent(await inGroup({ cashLimit: 10 }), 10)],
  "limit of the group on the campaign's own date": [
    'limit_reached',
    async () => spent(await inGroup({ cashLimitDay: 10 }, far), 10, far.campaign),
  ],
  "limit of the group on its owner's date": [
    'limit_reached',
    async () => spent(await inGroup({ cashLimitDay: 10 }, far), 10, far.owner),
  ],
  'limit of the group on another date': [
    'serving',
    async () => spent(await inGroup({ cashLimitDay: 10 }, { owner: 'UTC', campaign: 'UTC' }), 10, otherZone),
  ],
  'schedule closed': ['schedule_closed', async () => (await create({ targeting: otherHour })).campaign.id],
  'owner locked': [
    'owner_locked',
    async () => {
      const { campaign, ownerId } = await create();
      await test.db.update(users).set({ status: 'lock' }).where(eq(users.id, ownerId));
      return campaign.id;
    },
  ],
};

it('agrees with the state of every campaign: it serves if and only if nothing of its own refuses it', async () => {
  const made: [string, number, string][] = [];
  for (const [name, [state, make]] of Object.entries(scenes)) made.push([name, await make(), state]);
  const refusalOf = await explainEach(test, now);
  const admin = await test.as(await test.createUser({ supportPanels: ['admin'] }), 'admin');
  for (const [name, id, state] of made) {
    const { body } = await admin.call<Schemas['Campaign']>('GET', `campaigns/${id}`);
    const refusal = refusalOf.get(id) ?? null;
    expect([name, body.serving_state, isOfRequest(refusal)], `${refusal}`).toEqual([name, state, state === 'serving']);
  }
  // all others lose the auction
  expect([...refusalOf.values()].filter((refusal) => refusal === null)).toHaveLength(1);
});
