import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdvertScene, startAdvertScene } from './advert-scene.ts';
import { createServing } from './delivery-scene.ts';
import { fund } from './fund.ts';
import type { Caller, Schemas } from './harness.ts';
import { createAdvert } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

const advertIn = async (status: Schemas['AdvertStatus']) => {
  const { id } = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
  await scene.write(id, { status });
  return id;
};

const bulk = (caller: Caller, ids: number[], status: string) =>
  caller.call<Schemas['BulkResults']>('POST', 'adverts/bulk', { ids, status });

it('starts all adverts that may be started, and gives a reason for each refusal, in the order of the ids', async () => {
  const [waiting, stopped, banned, running] = [
    await advertIn('moderate'),
    await advertIn('stopped'),
    await advertIn('ban'),
    await advertIn('working'),
  ];
  const { status, body } = await bulk(
    scene.testUsers.advertiser,
    [banned, stopped, 99_999, waiting, running],
    'working',
  );
  expect(status).toBe(200);
  expect(body.results).toEqual([
    { id: banned, ok: false, status: 400, error: 'cannot start, advert status ban' },
    { id: stopped, ok: true, status: 200, version: 2, serving: false },
    { id: 99_999, ok: false, status: 404, error: 'Not found' },
    { id: waiting, ok: false, status: 400, error: 'cannot start, advert status moderate' },
    { id: running, ok: false, status: 400, error: 'advert already working', unchanged: true },
  ]);
  expect((await scene.read(stopped)).advert).toMatchObject({ status: 'working', version: 2 });
  expect((await scene.read(waiting)).advert).toMatchObject({ status: 'moderate', version: 1 });
});

it('leaves an advert unchanged that has changed since the version named by an undo', async () => {
  const { advertiser, manager } = scene.testUsers;
  const [same, changed] = [await advertIn('stopped'), await advertIn('stopped')];
  const started = await bulk(advertiser, [same, changed], 'working');
  const versions = Object.fromEntries(started.body.results.map(({ id, version }) => [id, version]));
  await bulk(manager, [changed], 'stopped');
  await bulk(manager, [changed], 'working');
  const { body } = await advertiser.call<Schemas['BulkResults']>('POST', 'adverts/bulk', {
    ids: [same, changed],
    status: 'stopped',
    versions,
  });
  expect(body.results).toMatchObject([
    { ok: true },
    { ok: false, status: 400, error: expect.stringMatching(/changed/) },
  ]);
  expect((await scene.read(changed)).advert.status).toBe('working');
});

it('lets users with the admin panel start adverts in moderation', async () => {
  const id = await advertIn('moderate');
  const { body } = await bulk(scene.testUsers.admin, [id], 'working');
  expect(body.results).toEqual([{ id, ok: true, status: 200, version: 2, serving: false }]);
});

it('reports for each started advert whether it is served now', async () => {
  const owner = await scene.test.createUser();
  await fund(scene.test.db, owner.id, '100');
  const { advert } = await createServing(scene.test, owner.id);
  await scene.write(advert.id, { status: 'stopped' });
  const waiting = await advertIn('stopped');
  const { body } = await bulk(scene.testUsers.admin, [advert.id, waiting], 'working');
  expect(body.results).toMatchObject([{ serving: true }, { serving: false }]);
});

it.each(['otherAdvertiser', 'otherManager'] as const)('reveals nothing to %s about adverts of others', async (who) => {
  const id = await advertIn('stopped');
  const { body } = await bulk(scene.testUsers[who], [id], 'working');
  expect(body.results).toEqual([{ id, ok: false, status: 404, error: 'Not found' }]);
  expect((await scene.read(id)).advert.status).toBe('stopped');
});

it.each([
  ['no ids', [], 'working'],
  ['an id twice', [1, 1], 'working'],
  ['another status', [1], 'approved'],
])('refuses %s', async (_, ids, status) => {
  expect((await bulk(scene.testUsers.admin, ids, status)).status).toBe(422);
});
