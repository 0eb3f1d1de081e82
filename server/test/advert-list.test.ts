import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folders } from '../src/platform/db/schema.ts';
import { type Advert, type AdvertScene, type Refused, startAdvertScene } from './advert-scene.ts';
import type { Caller } from './harness.ts';
import { startTestApp } from './harness.ts';
import { createAdvert, createCampaign } from './test-users.ts';

let scene: AdvertScene;
let folderId: number;

beforeAll(async () => {
  scene = await startAdvertScene();
  const { advertiser, otherAdvertiser } = scene.testUsers;
  const autumn = await createCampaign(advertiser, { name: 'Autumn' });
  const names = ['delta', 'Alpha', 'Charlie 100%', 'bravo', 'Echo_1'];
  const ids: number[] = [];
  for (const [index, name] of names.entries()) {
    const { id } = await createAdvert(advertiser, { ads_id: index === 3 ? autumn.id : scene.campaign.id, name });
    ids.push(id);
  }
  const [delta = 0, alpha = 0, charlie = 0, bravo = 0, echo = 0] = ids;
  const [folder] = await scene.test.db
    .insert(folders)
    .values({ ownerId: advertiser.userId, kind: 'advert', name: 'Spring' })
    .returning();
  folderId = folder?.id ?? 0;
  await scene.write(alpha, { status: 'working', duration: 15, loadingStatus: 'ready', folderId });
  await scene.write(charlie, { status: 'ban', ban: 'No proof', duration: 6, updatedAt: new Date('2026-01-01') });
  const submittedAt = new Date('2026-01-01');
  await scene.write(bravo, { status: 'stopped', duration: 30, loadingStatus: 'error', folderId, submittedAt });
  await scene.write(echo, { status: 'deleted' });
  await scene.write(delta, { duration: 20 });
  const foreign = await createCampaign(otherAdvertiser);
  await createAdvert(otherAdvertiser, { ads_id: foreign.id, name: 'Foreign alpha' });
});
afterAll(() => scene.test.close());

async function list(caller: Caller, query = '') {
  const { status, body, headers } = await caller.call<Advert[]>('GET', `adverts${query}`);
  expect(status).toBe(200);
  return { names: body.map(({ name }) => name), total: headers['x-total-count'] };
}

describe('the list of adverts', () => {
  it('without parameters is an array of all adverts by name, with their number', async () => {
    const names = ['Alpha', 'bravo', 'Charlie 100%', 'delta'];
    expect(await list(scene.testUsers.advertiser)).toEqual({ names, total: '4' });
  });

  it('has no maximum', async () => {
    const { id } = await createCampaign(scene.testUsers.otherAdvertiser, { name: 'Big' });
    for (let index = 0; index < 60; index += 1)
      await createAdvert(scene.testUsers.otherAdvertiser, { ads_id: id, name: `Many ${index}` });
    const { names, total } = await list(scene.testUsers.otherAdvertiser, '?search=many');
    expect([names.length, total]).toEqual([60, '60']);
  });

  it.each([
    ['?limit=2', ['Alpha', 'bravo'], 4],
    ['?limit=2&offset=2', ['Charlie 100%', 'delta'], 4],
    ['?offset=3', ['delta'], 4],
    ['?limit=2&offset=9', [], 4],
    ['?search=A', ['Alpha', 'bravo', 'Charlie 100%', 'delta'], 4],
    ['?search=%25', ['Charlie 100%'], 1],
    ['?search=nothing', [], 0],
    ['?status=ban', ['Charlie 100%'], 1],
    ['?status=ban&status=working', ['Alpha', 'Charlie 100%'], 2],
    ['?status=deleted', [], 0],
    ['?status=working&search=bra', [], 0],
    ['?state=moderate', ['delta'], 1],
    ['?state=moderate&state=ban', ['Charlie 100%', 'delta'], 2],
    ['?state=returned', [], 0],
    ['?state=working&status=ban', [], 0],
    ['?sort=submitted_at&limit=1', ['bravo'], 4],
    ['?sort=-name', ['delta', 'Charlie 100%', 'bravo', 'Alpha'], 4],
    ['?sort=duration', ['Charlie 100%', 'Alpha', 'delta', 'bravo'], 4],
    ['?sort=-duration&limit=1', ['bravo'], 4],
    ['?sort=ads_name&limit=1', ['bravo'], 4],
    ['?sort=updated_at&limit=1', ['Charlie 100%'], 4],
    ['?sort=loading_status&offset=2', ['Alpha', 'bravo'], 4],
    ['?sort=-status&limit=1', ['Charlie 100%'], 4],
  ])('%s', async (query, names, total) => {
    expect(await list(scene.testUsers.advertiser, query)).toEqual({ names, total: String(total) });
  });

  it('of a folder contains its adverts, and 0 those in no folder', async () => {
    expect(await list(scene.testUsers.advertiser, `?folder_id=${folderId}`)).toMatchObject({
      names: ['Alpha', 'bravo'],
    });
    expect(await list(scene.testUsers.advertiser, '?folder_id=0')).toMatchObject({ names: ['Charlie 100%', 'delta'] });
  });

  it('is limited to the scope of its reader, whatever is requested', async () => {
    const { advertiser, otherAdvertiser, manager, otherManager, admin } = scene.testUsers;
    const mine = `?search=alpha&owner_id=${advertiser.userId}`;
    const theirs = `?search=alpha&owner_id=${otherAdvertiser.userId}`;
    const seen = (caller: Caller, query: string) => list(caller, query).then(({ names }) => names);
    expect(await seen(admin, '?search=alpha')).toEqual(['Alpha', 'Foreign alpha']);
    expect(await seen(admin, mine)).toEqual(['Alpha']);
    expect(await seen(admin, theirs)).toEqual(['Foreign alpha']);
    expect(await seen(manager, '?search=alpha')).toEqual(['Alpha']);
    expect(await list(manager, theirs)).toEqual({ names: [], total: '0' });
    expect(await seen(otherManager, '?search=alpha')).toEqual(['Foreign alpha']);
    expect(await list(advertiser, theirs)).toEqual({ names: [], total: '0' });
  });

  it.each(['?limit=0', '?limit=1001', '?offset=-1', '?sort=title', '?status=gone', '?state=deleted', '?owner_id=x'])(
    'refuses %s',
    async (query) => {
      expect((await scene.testUsers.advertiser.call<Refused>('GET', `adverts${query}`)).status).toBe(422);
    },
  );
});

it('exposes the total number to pages of an allowed origin', async () => {
  const test = await startTestApp({ ALLOWED_ORIGINS: 'https://ads.example' });
  const user = await test.createUser({});
  const { token } = await test.as(user, 'advertiser');
  const { headers } = await test.call('GET', 'adverts', {
    headers: { authorization: `Bearer ${token}`, cabinet: 'advertiser', origin: 'https://ads.example' },
  });
  expect(headers['x-total-count']).toBe('0');
  expect(String(headers['access-control-expose-headers']).toLowerCase()).toContain('x-total-count');
  await test.close();
});
