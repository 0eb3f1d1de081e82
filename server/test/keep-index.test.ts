import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createDeliveryIndex } from '../src/delivery/decision/delivery-index.ts';
import { keepIndex } from '../src/delivery/decision/keep-index.ts';
import { campaigns } from '../src/platform/db/schema.ts';
import { createServing } from './delivery-scene.ts';
import { startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** An index that is kept in accord with the database, and the limits that it has learn campaigns. */
async function startIndex(learn: Parameters<typeof keepIndex>[0]['limits']['learn'] = async () => {}) {
  const index = createDeliveryIndex();
  const { database } = test;
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
