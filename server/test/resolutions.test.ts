import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaigns } from '../src/db/schema.ts';
import { type Cast, createCampaign, createCast } from './cast.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await startTestApp();
  cast = await createCast(test);
});
afterAll(() => test.close());

const create = (width: number, height: number) =>
  cast.admin.call<Schemas['Resolution']>('POST', 'resolution', { width, height, name: ' Some ' });
const double = { status: 422, body: { errors: { width: ['This resolution exists already'] } } };

it('are listed with the widest first', async () => {
  for (const [width, height] of [
    [640, 360],
    [1920, 1080],
    [1920, 1200],
  ] as const)
    expect(await create(width, height)).toMatchObject({ status: 201, body: { width, height, name: 'Some' } });
  const { body } = await cast.webmaster.call<Schemas['Resolution'][]>('GET', 'resolution');
  expect(body.map(({ width, height }) => [width, height])).toEqual([
    [1920, 1200],
    [1920, 1080],
    [640, 360],
  ]);
});

it('exist once', async () => {
  const { body } = await create(1280, 720);
  expect(await create(1280, 720)).toMatchObject(double);
  const other = await create(1281, 720);
  const path = `resolution/${other.body.id}`;
  expect(await cast.admin.call('PATCH', path, { width: 1280, height: 720 })).toMatchObject(double);
  const same = await cast.admin.call('PATCH', `resolution/${body.id}`, { width: 1280, height: 720, name: 'HD' });
  expect(same).toMatchObject({ status: 200, body: { name: 'HD' } });
});

it.each([
  [0, 10],
  [7681, 10],
  [1.5, 10],
])('have sides of 1 to 7680 whole pixels: not %f', async (width, height) => {
  expect((await create(width, height)).status).toBe(422);
});

it('stay while a campaign targets them', async () => {
  const { body: resolution } = await create(800, 600);
  const { body: similar } = await create(801, 600);
  const targeting = (list: 'white' | 'black') => ({
    resolution: { white: [], black: [], [list]: [String(resolution.id)] },
  });
  const target = async (list: 'white' | 'black') => {
    const { id } = await createCampaign(cast.advertiser);
    await test.db
      .update(campaigns)
      .set({ targeting: targeting(list) })
      .where(eq(campaigns.id, id));
    return id;
  };
  const ids = [await target('white'), await target('black')];
  const remove = (id: number) => cast.admin.call('DELETE', `resolution/${id}`);
  expect(await remove(resolution.id)).toMatchObject({
    status: 400,
    body: { error: "2 campaigns use this resolution: it can't be removed" },
  });
  expect((await remove(similar.id)).status).toBe(204);
  for (const id of ids) await test.db.update(campaigns).set({ status: 'deleted' }).where(eq(campaigns.id, id));
  expect((await remove(resolution.id)).status).toBe(204);
  expect((await remove(resolution.id)).status).toBe(404);
});
