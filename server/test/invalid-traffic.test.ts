import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@preroll/rules/time/days';
import { todayIn } from '@preroll/rules/time/periods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBaseAmounts } from '../src/events/counters/base-amounts.ts';
import { createDayCounters } from '../src/events/counters/count-batch.ts';
import { createEventWriter } from '../src/events/spool/event-writer.ts';
import type { RecordedEvent } from '../src/events/spool/recorded-event.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createSite } from './placement-scene.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

const month = addDays(`${new Date().toISOString().slice(0, 7)}-01`, -1).slice(0, 7);
/** The first hour of the month in Tokyo, and the hour before. */
const [first, before] = ['16', '14'].map((hour) => `${addDays(`${month}-01`, -1)}T${hour}:30:00Z`);

let test: TestApp;
let people: TestUsers;
let owner: Caller;
let sites: { busy: number; quiet: number; moved: number; foreign: number };

beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
  const user = await test.createUser({
    ...{ name: 'Oleg', supportPanels: ['webmaster'], timezone: 'Asia/Tokyo', managerId: people.manager.userId },
  });
  owner = await test.as(user, 'webmaster');
  const [busy, quiet, moved, foreign] = [
    await createSite(test, user.id, { name: 'Busy' }),
    await createSite(test, user.id),
    await createSite(test, user.id),
    await createSite(test, people.webmaster.userId),
  ];
  sites = { busy: busy.id, quiet: quiet.id, moved: moved.id, foreign: foreign.id };
  const writer = createEventWriter({
    directory: await mkdtemp(join(tmpdir(), 'preroll-spool-')),
    store: test.events,
    counters: createDayCounters(test.db),
    inBase: (batch) => addBaseAmounts(test.db, batch),
    log: test.app.log,
  });
  const at = (ts = '', site: number, rest: Omit<RecordedEvent, 'ts' | 'site'>) => ({
    ...{ ts, site, webmaster: [moved.id, foreign.id].includes(site) ? people.webmaster.userId : user.id },
    ...rest,
  });
  const noon = `${month}-15T12:00:00Z`;
  const taken = writer.recordEvents([
    at(noon, busy.id, { kind: 'impression', count: 97, revenue: 97_000 }),
    at(noon, busy.id, { kind: 'impression', count: 3, invalid: 'datacentre' }),
    at(noon, busy.id, { kind: 'click', invalid: 'datacentre' }),
    at(first, quiet.id, { kind: 'request', count: 5, invalid: 'robot' }),
    at(noon, quiet.id, { kind: 'quartile100', count: 2, invalid: 'over_limit' }),
    at(before, quiet.id, { kind: 'impression', count: 40, invalid: 'robot' }),
    at(noon, foreign.id, { kind: 'impression', count: 70, invalid: 'robot' }),
    at(noon, moved.id, { kind: 'impression', count: 60, revenue: 60_000 }),
    at(noon, moved.id, { kind: 'impression', count: 50, invalid: 'robot' }),
  ]);
  await writer.deliver();
  await taken;
  await writer.close();
});
afterAll(() => test.close());

const read = (caller: Caller, query = '', of = month) =>
  caller.call<Schemas['InvalidTraffic']>('GET', `finances/months/${of}/invalid-traffic${query}`);

const counts = (impressions: number, clicks: number, complete_views: number, events: number) => ({
  ...{ impressions, clicks, complete_views, events },
});

describe('the invalid traffic of a month', () => {
  it("is counted by reason, in the webmaster's days", async () => {
    const { body } = await read(owner);
    expect(body).toEqual({
      ...{ month, timezone: 'Asia/Tokyo', user_name: 'Oleg', site_name: null, impressions: 97, invalid_rate: 0.03 },
      preliminary: expect.any(Boolean),
      complete_to: expect.any(String),
      items: [
        { reason: 'robot', name: 'Robot', meaning: expect.any(String), ...counts(0, 0, 0, 5) },
        { reason: 'datacentre', name: 'Data centre', meaning: expect.any(String), ...counts(3, 1, 0, 4) },
        { reason: 'over_limit', name: 'Over a limit', meaning: expect.any(String), ...counts(0, 0, 2, 2) },
      ],
      total: counts(3, 1, 2, 11),
    });
  });

  it('covers one site, or a month without any', async () => {
    const ofSite = (await read(owner, `?site_id=${sites.quiet}`)).body;
    expect([ofSite.items.map(({ reason }) => reason), ofSite.total]).toEqual([
      ['robot', 'over_limit'],
      counts(0, 0, 2, 7),
    ]);
    expect((await read(owner, `?site_id=${sites.busy}`)).body.site_name).toBe('Busy');
    const empty = (await read(owner, '', new Date().toISOString().slice(0, 7))).body;
    expect([empty.items, empty.invalid_rate, empty.preliminary]).toEqual([[], null, true]);
  });

  it("uses the webmaster's days for the current month, whoever reads it", async () => {
    const present = () => todayIn('Asia/Tokyo', new Date()).slice(0, 7);
    const before = present();
    const asked = [await read(owner, '', 'current'), await read(people.admin, `?user_id=${owner.userId}`, 'current')];
    for (const { body } of asked) expect([before, present()]).toContain(body.month);
  });

  it('can be read by users who may see the account, and nobody else', async () => {
    const query = `?user_id=${owner.userId}`;
    const { total } = (await read(owner)).body;
    for (const caller of [people.manager, people.admin]) expect((await read(caller, query)).body.total).toEqual(total);
    expect((await read(people.otherManager, query)).status).toBe(404);
    expect((await read(people.webmaster, query)).status).toBe(404);
    for (const site of [sites.foreign, 999_999]) expect((await read(owner, `?site_id=${site}`)).status).toBe(404);
    expect((await read(people.manager, `${query}&site_id=${sites.foreign}`)).status).toBe(404);
  });

  it('of a site excludes what it had under another webmaster', async () => {
    const asked: [Caller, string][] = [
      [owner, ''],
      [people.manager, `&user_id=${owner.userId}`],
      [people.admin, `&user_id=${owner.userId}`],
    ];
    for (const [caller, user] of asked) {
      const { body } = await read(caller, `?site_id=${sites.moved}${user}`);
      expect(body).toMatchObject({ impressions: 0, items: [], total: counts(0, 0, 0, 0) });
    }
  });

  it.each([
    ['2099-01', 'This month has not begun yet'],
    ['2020-01', 'Its events are no longer kept'],
  ])('of %s is refused', async (of, why) => {
    const { status, body } = await read(owner, '', of);
    expect([status, body]).toMatchObject([422, { errors: { month: [why] } }]);
  });

  it.each([
    ['nobody', () => '', 'Required'],
    ['an advertiser', () => `?user_id=${people.advertiser.userId}`, 'Not a webmaster'],
  ])('of %s is refused', async (_whose, query, why) => {
    const answer = await read(people.admin, query());
    expect(answer).toMatchObject({ status: 422, body: { errors: { user_id: [why] } } });
  });
});
