import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { adRequests, campaignTotals, placements } from '../src/platform/db/schema.ts';
import { createServing, createWorkingPlacement, userAgent } from './delivery-scene.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
let placementId: number;
let other: number;

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://ads.example' });
  people = await createTestUsers(test);
  placementId = (await createWorkingPlacement(test, people.webmaster.userId)).placement.id;
  other = (await createWorkingPlacement(test, people.webmaster.userId)).placement.id;
  // a limit of one show, which a test must not use up
  await createServing(test, people.advertiser.userId, { targeting: { shows_limit_all_time: 1 } });
});
afterAll(() => test.close());

const tagOf = async (id = placementId) => {
  const { status, body } = await people.webmaster.call<Schemas['TestTag']>('POST', `placements/${id}/test-tag`);
  expect(status).toBe(201);
  return body;
};

const call = (url: string) => {
  const { pathname, search } = new URL(url);
  return test.app.inject({ url: `${pathname}${search}`, headers: { 'user-agent': userAgent } });
};

/** Requests until the advert is available, and returns the URLs of the events. */
const play = async (tag: string) => {
  const answer = async () => {
    const { body } = await call(tag);
    expect(body).toContain('<InLine>');
    return body;
  };
  const document = await vi.waitFor(answer, { timeout: 60_000 });
  return Array.from(document.matchAll(/https:[^\]<]*\/e\/[^/]+\/(\w+)\/[\w-]+/g), ([url]) => url);
};

it('does not count as a request of the placement', async () => {
  await play((await tagOf(other)).vast_url);
  const rows = await test.db.select({ id: placements.id, at: placements.lastRequestAt }).from(placements);
  expect(rows.find(({ id }) => id === other)?.at).toBeNull();
});

it('gets adverts repeatedly, reports the result of each event, and counts none', async () => {
  const { vast_url: tag } = await tagOf();
  for (let time = 0; time < 3; time += 1) {
    const addresses = await play(tag);
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) {
      expect((await call(address)).headers).toMatchObject({ 'x-event-result': 'recorded' });
      expect((await call(address)).headers).toMatchObject({ 'x-event-result': 'repeated' });
    }
  }
  // viewers still get the only show
  const [address] = (await play(`https://ads.example/vast?placement=${placementId}`)).filter((url) =>
    url.includes('/show/'),
  );
  expect((await call(address ?? '')).headers).not.toHaveProperty('x-event-result');
  await vi.waitFor(async () => expect(await test.db.select().from(campaignTotals)).toMatchObject([{ shows: 1 }]), {
    timeout: 60_000,
  });
  expect(await test.db.select().from(adRequests)).toEqual([]);
});

it('is valid for one placement only', async () => {
  const { vast_url: tag } = await tagOf(other);
  const { body } = await call(tag.replace(`placement=${other}`, `placement=${placementId}`));
  expect(body).toContain('reason=test_expired');
});

it('is available to users who may see the placement', async () => {
  const { status } = await people.otherManager.call('POST', `placements/${placementId}/test-tag`);
  expect(status).toBe(404);
});
