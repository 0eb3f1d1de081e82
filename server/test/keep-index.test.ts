import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createDeliveryIndex } from '../src/delivery/decision/delivery-index.ts';
import { keepIndex } from '../src/delivery/decision/keep-index.ts';
import { listenTo } from '../src/platform/db/listen.ts';
import { campaigns, users } from '../src/platform/db/schema.ts';
import { createServing } from './delivery-scene.ts';
import { startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** An index that is kept in accord with the database, and the limits that it has learn campaigns. */
async function startIndex(
  learn: Parameters<typeof keepIndex>[0]['limits']['learn'] = async () => {},
  database = test.database,
) {
  const index = createDeliveryIndex();
  const kept = keepIndex({ database, index, limits: { learn }, publicUrl: '', log: test.app.log });
  onTestFinished(() => kept.close());
  await kept.ready;
  return { index, kept };
}

it('offers requests to a started campaign once its limits know it, also after a change of its dates', async () => {
  const owner = await test.createUser();
  const learnt: unknown[] = [];
  const { index } = await startIndex(async ({ id, endDate }) => {
    learnt.push([id, endDate, index.campaign(id)?.limited.endDate]);
  });
  const { campaign } = await createServing(test, owner.id);
  await expect.poll(() => index.campaign(campaign.id)?.adverts.length).toBe(1);
  await test.db.update(campaigns).set({ endDate: '2099-01-01' }).where(eq(campaigns.id, campaign.id));
  await expect.poll(() => index.campaign(campaign.id)?.limited.endDate).toBe('2099-01-01');
  expect(learnt).toContainEqual([campaign.id, null, undefined]);
  expect(learnt).toContainEqual([campaign.id, '2099-01-01', null]);
});

it('reads a stop when its message is a tenth of a second old, however long the reading takes', async () => {
  const owner = await test.createUser();
  const { campaign } = await createServing(test, owner.id);
  let tell: (message: string) => void = () => {};
  // a channel of which the test says when its messages come
  const listen = async (_: string, onMessage: typeof tell) => {
    tell = onMessage;
    return async () => {};
  };
  const { index } = await startIndex(undefined, { ...test.database, kind: 'embedded', lite: { listen } } as never);
  const isStarted = () => index.campaign(campaign.id)?.isStarted;
  await test.db.update(campaigns).set({ status: 'stopped' }).where(eq(campaigns.id, campaign.id));
  expect(isStarted()).toBe(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tell(`campaign:${campaign.id}`);
  vi.advanceTimersByTime(100);
  // what has not begun by now never does
  vi.useRealTimers();
  await expect.poll(isStarted).toBe(false);
});

it('lets a stop have its turn while all campaigns of a user are read', async () => {
  const owner = await test.createUser();
  const serving = [];
  for (let n = 0; n < 12; n += 1) serving.push((await createServing(test, owner.id)).campaign.id);
  const last = serving.at(-1) ?? 0;
  const isStarted = () => index.campaign(last)?.isStarted;
  let isRenamed = false;
  const seen: unknown[] = [];
  const { index } = await startIndex(async ({ ownerId }) => {
    if (!isRenamed || ownerId !== owner.id) return;
    if (seen.length === 0) await stop(last);
    // the message may come to the other listener a moment later
    else await test.db.$count(campaigns);
    seen.push(isStarted());
  });
  expect(isStarted()).toBe(true);
  isRenamed = true;
  await test.db.update(users).set({ name: 'Another' }).where(eq(users.id, owner.id));
  await expect.poll(() => seen.length).toBeGreaterThanOrEqual(11);
  // it was read as started before it was stopped, and isn't put back
  expect([seen[0], seen.at(-1), isStarted()]).toEqual([true, false, false]);
});

/** Stops a campaign, and waits until those who listen have heard of it. */
async function stop(id: number) {
  const heard = Promise.withResolvers<void>();
  const listening = Promise.withResolvers<void>();
  const stopListening = listenTo(test.database, 'delivery', {
    onMessage: (message) => message === `campaign:${id}` && heard.resolve(),
    onListening: listening.resolve,
  });
  await listening.promise;
  await test.db.update(campaigns).set({ status: 'stopped' }).where(eq(campaigns.id, id));
  await heard.promise;
  await stopListening();
}
