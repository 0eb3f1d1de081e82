import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutcomeSums, removeOldOutcomes } from '../src/delivery/outcomes/outcome-sums.ts';
import { campaignOutcomes } from '../src/platform/db/schema.ts';
import { createServing } from './delivery-scene.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
let campaignId: number;

beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
  campaignId = (await createServing(test, people.advertiser.userId)).campaign.id;
});
afterAll(() => test.close());

const ask = (caller: Caller, id = campaignId) =>
  caller.call<Schemas['CampaignRequests']>('GET', `campaigns/${id}/requests`);

const HOUR = 3_600_000;
const sumsOf = () => createOutcomeSums({ db: test.db, log: test.app.log });

it('adds up the outcomes of the last 24 hours, and deletes them after 48', async () => {
  expect((await ask(people.advertiser)).body).toEqual({ total: 0, won: 0, is_estimate: false, refusals: [] });
  const now = Date.now();
  const ago = (hours: number) => new Date(now - hours * HOUR);
  const sums = sumsOf();
  const add = (hours: number, outcome: 'won' | 'geo' | 'frequency', weight = 1) =>
    sums.add({ campaignId, outcome, at: ago(hours), weight });
  add(0, 'geo', 500);
  add(0, 'geo', 200);
  add(22, 'frequency');
  add(1, 'won', 120);
  add(30, 'geo', 7000);
  add(50, 'geo', 9000);
  await sums.flush();
  // the next batch adds to the same hours
  add(0, 'geo', 34);
  await sums.flush();
  expect((await ask(people.advertiser)).body).toEqual({
    total: 855,
    won: 120,
    is_estimate: true,
    refusals: [
      { refusal: 'geo', requests: 734 },
      { refusal: 'frequency', requests: 1 },
    ],
  });
  await removeOldOutcomes(test.db);
  const kept = await test.db
    .select({ requests: campaignOutcomes.requests })
    .from(campaignOutcomes)
    .where(eq(campaignOutcomes.campaignId, campaignId));
  expect(kept.map(({ requests }) => requests).toSorted((a, b) => a - b)).toEqual([1, 120, 734, 7000]);
});

it('reports the judged requests themselves, without an estimate', async () => {
  const { campaign } = await createServing(test, people.advertiser.userId);
  const sums = sumsOf();
  sums.add({ campaignId: campaign.id, outcome: 'pacing', at: new Date(), weight: 1 });
  await sums.flush();
  expect((await ask(people.advertiser, campaign.id)).body).toMatchObject({ total: 1, is_estimate: false });
});

it('leaves out deleted campaigns', async () => {
  const sums = sumsOf();
  sums.add({ campaignId: 999_999, outcome: 'geo', at: new Date(), weight: 1 });
  await sums.flush();
  expect((await ask(people.admin, 999_999)).status).toBe(404);
});

it('is visible to users who may see the campaign', async () => {
  const statuses = await Promise.all(
    [people.manager, people.admin, people.otherAdvertiser, people.webmaster].map(
      async (caller) => (await ask(caller)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 404, 403]);
});
