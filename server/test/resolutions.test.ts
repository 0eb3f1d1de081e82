import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { campaigns } from '../src/platform/db/schema.ts';
import type { Schemas } from './harness.ts';
import { createCampaign, startAppWithUsers } from './test-users.ts';

const { test, testUsers } = await startAppWithUsers();

type Resolution = Schemas['Resolution'];
const create = (width: number, height: number) =>
  testUsers.admin.call<Resolution>('POST', 'resolution', { width, height, name: ' Some ' });
const update = ({ id, version }: Resolution, width: number, height: number) =>
  testUsers.admin.call<Schemas['ApiErrorBody']>('PATCH', `resolution/${id}`, { width, height, version });
const remove = (id: number) => testUsers.admin.call('DELETE', `resolution/${id}`);
const duplicate = { status: 422, body: { errors: { width: ['This resolution exists already'] } } };

it('are listed by width, largest first', async () => {
  for (const height of [1080, 1200]) expect(await create(1920, height)).toMatchObject({ status: 201 });
  expect(await create(7680, 1)).toMatchObject({ body: { width: 7680, height: 1, name: 'Some', version: 1 } });
  const { body } = await testUsers.webmaster.call<Resolution[]>('GET', 'resolution');
  expect(body.map(({ height }) => height)).toEqual([1, 1200, 1080]);
});

it('are unique, and only accept edits of their newest version', async () => {
  const { body } = await create(1280, 720);
  expect(await create(1280, 720)).toMatchObject(duplicate);
  const { body: other } = await create(1281, 720);
  expect(await update(other, 1280, 720)).toMatchObject(duplicate);
  expect(await update(body, 1280, 720)).toMatchObject({ status: 200, body: { version: 2, name: 'Some' } });
  const stale = await update(body, 1280, 721);
  expect(stale.status).toBe(400);
  expect(stale.body.error).toMatch(/^User \d+ changed this .+, after you had opened it\.$/);
  expect((await update({ ...body, id: 999_999 }, 1, 1)).status).toBe(404);
});

it('cannot be deleted while a campaign targets them', async () => {
  const { body: used } = await create(800, 600);
  for (const list of ['white', 'black']) {
    const { id } = await createCampaign(testUsers.advertiser);
    const targeting = { resolution: { white: [], black: [], [list]: [String(used.id)] } };
    await test.db.update(campaigns).set({ targeting }).where(eq(campaigns.id, id));
  }
  const error = "2 campaigns use this resolution: it can't be removed";
  expect(await remove(used.id)).toMatchObject({ status: 400, body: { error } });
  const { body: unused } = await create(801, 600);
  const listed = async (as: typeof testUsers.admin, of = used) =>
    (await as.call<Schemas['Resolution'][]>('GET', 'resolution')).body.find(({ id }) => id === of.id);
  expect(await listed(testUsers.admin)).toMatchObject({ removal_blocked_by: error, campaigns_count: 2 });
  expect(await listed(testUsers.admin, unused)).toMatchObject({ campaigns_count: 0 });
  expect(await listed(testUsers.advertiser)).toEqual(used);
  expect((await remove(unused.id)).status).toBe(204);
  await test.db.update(campaigns).set({ status: 'deleted' });
  expect((await remove(used.id)).status).toBe(204);
  expect((await remove(used.id)).status).toBe(404);
});
