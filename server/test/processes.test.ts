import { hostname } from 'node:os';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createWorkingPlacement, userAgent } from './delivery-scene.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;

beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const anyTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

const processOf = async () => {
  const { body } = await people.admin.call<Schemas['DeliveryProcess'][]>('GET', 'delivery/processes');
  return body[0];
};

const healthOf = async ({ app }: TestApp) => {
  const answer = await app.inject({ url: '/healthz', remoteAddress: '198.51.100.7' });
  return { status: answer.statusCode, ...answer.json() };
};

it('shows an admin the outcomes of requests, and the state of the process', async () => {
  await vi.waitFor(async () => expect(await processOf()).toMatchObject({ state: 'serving' }), { timeout: 60_000 });
  const { placement } = await createWorkingPlacement(test, people.webmaster.userId);
  const ask = (placementId: number) =>
    test.app.inject({ url: `/vast?placement=${placementId}`, headers: { 'user-agent': userAgent } });
  const isKnown = async () => expect((await ask(placement.id)).body).toContain('reason=no_advert');
  await vi.waitFor(isKnown, { timeout: 60_000 });
  const { outcomes: before = [] } = (await processOf()) ?? {};
  for (let time = 0; time < 2; time += 1) await ask(placement.id);
  const standing = await processOf();
  expect(standing).toMatchObject({ host: hostname(), pid: process.pid, reservations: 0, index_behind: 0 });
  // the embedded event store was not queried yet
  expect(standing).toMatchObject({ since: anyTime, event_store: 'not_started', event_store_error: null });
  const countIn = (counted: typeof before) => counted.find(({ outcome }) => outcome === 'no_advert')?.requests ?? 0;
  expect(countIn(standing?.outcomes ?? [])).toBe(countIn(before) + 2);
  await expect.poll(async () => (await processOf())?.events_waiting).toBeGreaterThan(0);
});

it('shows a load balancer whether it serves', async () => {
  const behind = { index_seconds: 0, events_seconds: expect.any(Number) };
  expect(await healthOf(test)).toEqual({ status: 200, state: 'serving', since: anyTime, behind });
});

it.skipIf(!process.env.TEST_DATABASE_URL)('does not serve while another process delivers', async () => {
  const second = await startTestApp({}, { beside: test });
  await expect.poll(() => healthOf(second), { timeout: 30_000 }).toMatchObject({ status: 503, state: 'elsewhere' });
  await second.close();
});
