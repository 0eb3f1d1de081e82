import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placements, siteDays, type sites } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createSite } from './placement-scene.ts';

type State = Schemas['SiteState'];
type Placement = Partial<typeof placements.$inferInsert>;

let test: TestApp;
let admin: Caller;
let ownerId: number;
let lockedId: number;
let deletedId: number;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await test.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
  ownerId = (await test.createUser({ supportPanels: ['webmaster'] })).id;
  lockedId = (await test.createUser({ supportPanels: ['webmaster'], status: 'lock' })).id;
  deletedId = (await test.createUser({ supportPanels: ['webmaster'], status: 'deleted' })).id;
});
afterAll(() => test.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const asked: Placement = { lastRequestAt: hoursAgo(1) };
const rejectReason = { code: 'no_content', text: '', page: null } as const;

/** A state with its site, placements, and the owner's account status or whether adverts were shown. */
const table: [
  State,
  Partial<typeof sites.$inferInsert>,
  Placement[],
  account?: 'locked' | 'deleted' | 'impressions',
][] = [
  ['archived', { status: 'archive' }, [asked], 'locked'],
  ['banned', { status: 'ban', rejectReason }, [asked], 'locked'],
  ['locked', { status: 'lock' }, [asked], 'locked'],
  ['returned', { status: 'moderate', rejectReason }, [asked], 'locked'],
  ['in_review', { status: 'moderate' }, [asked], 'locked'],
  ['stopped', { status: 'stopped', verifiedAt: null }, [asked], 'locked'],
  ['owner_locked', { status: 'approved', verifiedAt: null }, [], 'locked'],
  ['owner_locked', { status: 'working' }, [asked], 'locked'],
  ['archived', { status: 'archive' }, [asked], 'deleted'],
  ['stopped', { status: 'stopped' }, [asked], 'deleted'],
  ['owner_deleted', { status: 'approved', verifiedAt: null }, [], 'deleted'],
  ['owner_deleted', { status: 'working' }, [asked], 'deleted'],
  ['not_verified', { status: 'approved', verifiedAt: null }, [asked]],
  ['not_verified', { status: 'working', verifiedAt: null }, []],
  ['no_placement', { status: 'approved' }, []],
  ['no_placement', { status: 'working' }, [{ ...asked, status: 'stopped' }]],
  ['no_requests', { status: 'approved' }, [{}]],
  ['no_requests', { status: 'working' }, [{ lastRequestAt: hoursAgo(25) }, { ...asked, status: 'archive' }]],
  ['ready', { status: 'approved' }, [asked]],
  ['ready', { status: 'working', misses: 1, firstMissAt: hoursAgo(1) }, [{}, asked]],
  ['serving', { status: 'approved' }, [asked], 'impressions'],
  ['serving', { status: 'working', misses: 1, firstMissAt: hoursAgo(1) }, [{}, asked], 'impressions'],
];

const states = [...new Set(table.map(([state]) => state))];

describe.each(table)('%s: %j with placements %j', (state, values, placed, account) => {
  it('is the displayed state, and the only one that finds the site', async () => {
    const { id } = await createSite(
      test,
      { locked: lockedId, deleted: deletedId, impressions: ownerId, none: ownerId }[account ?? 'none'],
      values,
    );
    for (const placement of placed)
      await test.db.insert(placements).values({ siteId: id, name: 'Here', formatId: 1, ...placement });
    if (account === 'impressions')
      await test.db.insert(siteDays).values({ siteId: id, day: '2026-11-20', impressions: 1 });
    const read = await admin.call<Schemas['Site']>('GET', `sites/${id}`);
    expect(read.body.state).toBe(state);
    const finds = async (wanted: State) => {
      const { body } = await admin.call<Schemas['SiteList']>('GET', `sites?limit=1000&state=${wanted}`);
      return body.items.some((site) => site.id === id && site.state === state);
    };
    const found = await Promise.all(states.map(async (wanted) => ((await finds(wanted)) ? [wanted] : [])));
    expect(found.flat()).toEqual([state]);
  });
});

it('every site is found by exactly one of all states', async () => {
  const query = states.map((state) => `state=${state}`).join('&');
  const { body: all } = await admin.call<Schemas['SiteList']>('GET', 'sites');
  const { body: found } = await admin.call<Schemas['SiteList']>('GET', `sites?${query}`);
  expect(states).toHaveLength(13);
  expect(all.total).toBe(table.length);
  expect(found.total).toBe(all.total);
});
