import { addDays } from '@preroll/rules/time/days';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteDays } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createSite, createSiteFolder } from './placement-scene.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const period = 'date_from=2026-09-01&date_to=2026-09-07&compare=previous_period';
const read = async (caller: Caller, query: string) => {
  const { status, body } = await caller.call<Schemas['SiteListFigures']>('GET', `sites/figures?${period}&${query}`);
  expect(status).toBe(200);
  return body;
};
const ask = async (caller: Caller, query = '') => (await read(caller, query)).totals;
const states: readonly Schemas['SiteState'][] = [
  ...(['in_review', 'returned', 'banned', 'locked', 'archived', 'stopped', 'owner_locked', 'owner_deleted'] as const),
  ...(['not_verified', 'no_placement', 'no_requests', 'ready', 'serving'] as const),
];

it('has totals of the sites that a filter matches, in all roles', async () => {
  const abroad = await test.createUser({ supportPanels: ['webmaster'], currency: 'EUR', timezone: 'Pacific/Niue' });
  const locked = await test.createUser({ supportPanels: ['webmaster'], status: 'lock' });
  const gone = await test.createUser({ supportPanels: ['webmaster'], status: 'deleted' });
  const ownerId = people.webmaster.userId;
  const folderId = await createSiteFolder(test, ownerId, 'Sport');
  const made = [
    await createSite(test, ownerId),
    await createSite(test, ownerId, { folderId, misses: 1 }),
    await createSite(test, ownerId, { folderId, verifiedAt: null, status: 'working' }),
    await createSite(test, ownerId, { folderId, status: 'deleted' }),
    await createSite(test, ownerId, { status: 'moderate' }),
    await createSite(test, ownerId, { status: 'moderate', rejectReason: { code: 'no_content', text: '' } }),
    await createSite(test, ownerId, { status: 'stopped' }),
    await createSite(test, ownerId, { status: 'archive' }),
    await createSite(test, abroad.id, { status: 'ban' }),
    await createSite(test, locked.id),
    await createSite(test, gone.id),
  ];
  const rows = made.flatMap(({ id: siteId }) =>
    ['2026-08-26', '2026-09-02', '2026-09-07'].map((day) => ({
      siteId,
      day,
      requests: siteId,
      responses: 2,
      spend: 1.5,
    })),
  );
  await test.db.insert(siteDays).values(rows);

  const queries = [
    ...['', `owner_id=${ownerId}`, `folder_id=${folderId}`, 'folder_id=0', `owner_id=${abroad.id}&folder_id=0`],
    ...['status=working&status=moderate', 'verification=verified', 'verification=at_risk', 'verification=not_verified'],
    ...states.map((state) => `state=${state}`),
    ...['state=returned&state=banned&folder_id=0', 'state=serving&state=stopped', 'status=stopped&state=in_review'],
    'state=no_requests&state=no_placement&state=stopped',
  ];
  for (const query of queries) {
    const { totals, items } = await read(people.webmaster, query);
    const sumOf = (list: { figures: { requests: number } }[]) =>
      list.reduce((sum, { figures }) => sum + figures.requests, 0);
    expect([query, sumOf(totals)]).toEqual([query, sumOf(items)]);
  }
  expect(await ask(people.webmaster, `folder_id=${folderId}`)).toMatchObject([
    { currency: 'RUB', figures: { responses: 8, revenue: 4.2 }, before: { responses: 4 } },
  ]);
  expect(await ask(await test.as(abroad, 'webmaster'), '')).toMatchObject([{ currency: 'EUR' }]);
});

it("changes with a site's transfer or removal", async () => {
  const [from, to] = [
    await test.createUser({ supportPanels: ['webmaster'] }),
    await test.createUser({ supportPanels: ['webmaster'] }),
  ];
  const site = await createSite(test, from.id, { status: 'archive' });
  await test.db.insert(siteDays).values({ siteId: site.id, day: '2026-09-02', requests: 5 });
  const totalsOf = async (owner: { id: number }) => ask(await test.as(owner, 'webmaster'), '');
  expect(await totalsOf(from)).toMatchObject([{ figures: { requests: 5 } }]);
  await people.admin.call('DELETE', `users/${from.id}?owned=transfer&transfer_to=${to.id}`);
  expect(await totalsOf(to)).toMatchObject([{ figures: { requests: 5 } }]);
  await people.admin.call('DELETE', `sites/${site.id}`);
  expect(await totalsOf(to)).toEqual([]);
});

// the two zones never have the same date
it.each(['Pacific/Kiritimati', 'Pacific/Niue'])("uses the days of the owner's time zone: %s", async (timezone) => {
  const owner = await test.createUser({ supportPanels: ['webmaster'], timezone });
  const own = await test.as(owner, 'webmaster');
  const { id: siteId } = await createSite(test, owner.id);
  const { day: today } = zonedTime(timezone, new Date());
  const rows = [-1, 0, 1, 2, 3].map((ago) => ({ siteId, day: addDays(today, -ago), requests: 10 ** (ago + 1) }));
  await test.db.insert(siteDays).values(rows);
  const changesOf = async (from: number, to: number) => {
    const days = `date_from=${addDays(today, -from)}&date_to=${addDays(today, -to)}&compare=previous_period`;
    const { totals, items } = (await own.call<Schemas['SiteListFigures']>('GET', `sites/figures?${days}`)).body;
    expect(items[0]?.figures).toEqual(totals[0]?.figures);
    expect(items[0]?.before).toEqual(totals[0]?.before);
    return [totals[0]?.figures.requests, totals[0]?.before?.requests];
  };
  expect(await changesOf(1, 1)).toEqual([100, 1000]);
  // the event store would count a part of the day that today is compared with
  expect(await changesOf(1, 0)).toEqual([110, 10_000]);
  expect(await changesOf(0, 0)).toEqual([10, 0]);
});
