import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaigns } from '../src/platform/db/schema.ts';
import { type GroupScene, startGroupScene } from './group-scene.ts';
import type { Caller, Schemas } from './harness.ts';
import { createCampaign, createGroup } from './test-users.ts';

let scene: GroupScene;
beforeAll(async () => {
  scene = await startGroupScene();
});
afterAll(() => scene.test.close());

describe('an edit', () => {
  it('of an outdated version is refused', async () => {
    const group = await createGroup(scene.testUsers.advertiser, { name: 'Stale' });
    expect((await scene.update(scene.testUsers.manager, group, { name: 'By the manager' })).body.version).toBe(2);
    const { status, body } = await scene.update(scene.testUsers.advertiser, group, { name: 'By the advertiser' });
    expect(status).toBe(400);
    expect(body.error).toMatch(/^User \d+ changed this/);
  });

  it('is written to the history with the old values', async () => {
    const group = await createGroup(scene.testUsers.advertiser, { name: 'Told', cash_limit: 100 });
    const changed = await scene.update(scene.testUsers.manager, group, { name: 'Told again', cash_limit: null });
    await scene.update(scene.testUsers.advertiser, changed.body, {});
    const { body } = await scene.testUsers.advertiser.call<Schemas['ChangeList']>('GET', `groups/${group.id}/changes`);
    expect(body).toMatchObject({
      items: [
        {
          user_id: scene.testUsers.manager.userId,
          fields: [
            { field: 'name', old: 'Told', new: 'Told again' },
            { field: 'cash_limit', old: 100, new: null },
          ],
        },
      ],
      total: 1,
    });
  });

  it('that deletes is refused while the group has campaigns', async () => {
    const group = await createGroup(scene.testUsers.advertiser, { name: 'In use' });
    const campaign = await createCampaign(scene.testUsers.advertiser);
    await scene.join(group.id, campaign.id);
    expect(await scene.update(scene.testUsers.advertiser, group, { status: 'deleted' })).toMatchObject({
      status: 400,
      body: { error: "1 campaign is in this group: it can't be deleted" },
    });
    await scene.test.db.update(campaigns).set({ groupId: null }).where(eq(campaigns.id, campaign.id));
    expect((await scene.update(scene.testUsers.advertiser, group, { status: 'deleted' })).body.status).toBe('deleted');
    expect((await scene.testUsers.admin.call('GET', `groups/${group.id}`)).status).toBe(404);
  });
});

describe('a bulk change', () => {
  const bulk = async (caller: Caller, body: Schemas['GroupBulk'] | object) =>
    (await caller.call<Schemas['BulkResults']>('POST', 'groups/bulk', body)).body.results;

  it.each([
    ['stop', 'stopped'],
    ['archive', 'archive'],
  ] as const)('%s, each by its own right, and say what became of each', async (action, status) => {
    const mine = await createGroup(scene.testUsers.advertiser, { name: `To ${action}` });
    const other = await createGroup(scene.testUsers.otherAdvertiser, { name: `Not to ${action}` });
    expect(await bulk(scene.testUsers.manager, { ids: [other.id, mine.id, 999_999], action })).toEqual([
      { id: other.id, ok: false, status: 404, error: 'Not found' },
      { id: mine.id, ok: true, status: 200 },
      { id: 999_999, ok: false, status: 404, error: 'Not found' },
    ]);
    expect((await scene.testUsers.admin.call('GET', `groups/${mine.id}`)).body).toMatchObject({ status, version: 2 });
    expect((await scene.testUsers.admin.call('GET', `groups/${other.id}`)).body).toMatchObject({
      status: 'working',
      version: 1,
    });
    expect(await bulk(scene.testUsers.advertiser, { ids: [mine.id], action: 'start' })).toMatchObject([{ ok: true }]);
    const { body } = await scene.testUsers.advertiser.call<Schemas['ChangeList']>('GET', `groups/${mine.id}/changes`);
    expect(body.items.map(({ fields }) => fields)).toEqual([
      [{ field: 'status', old: status, new: 'working' }],
      [{ field: 'status', old: 'working', new: status }],
    ]);
  });

  it.each([
    ['start', 'This group is already working'],
    ['stop', 'This group is already stopped'],
  ] as const)('to %s refuse those that are so already, and do the others', async (action, error) => {
    const working = await createGroup(scene.testUsers.advertiser, { name: `Working, to ${action}` });
    const stopped = await createGroup(scene.testUsers.advertiser, { name: `Stopped, to ${action}` });
    await scene.update(scene.testUsers.advertiser, stopped, { status: 'stopped' });
    const [already, other] = action === 'start' ? [working, stopped] : [stopped, working];
    expect(await bulk(scene.testUsers.advertiser, { ids: [already.id, other.id], action })).toEqual([
      { id: already.id, ok: false, status: 400, error, unchanged: true },
      { id: other.id, ok: true, status: 200 },
    ]);
  });

  it.each([
    [{ ids: [], action: 'stop' }, 'ids'],
    [{ ids: [1], action: 'delete' }, 'action'],
  ])('%# with missing parameters is 422', async (body, field) => {
    const reply = await scene.testUsers.advertiser.call<Schemas['ValidationErrorBody']>('POST', 'groups/bulk', body);
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]]);
  });
});

it('a move into a folder by the form is not an edit', async () => {
  const group = await createGroup(scene.testUsers.advertiser, { name: 'Kept' });
  const folder_id = await scene.createFolder(scene.testUsers.advertiser.userId);
  const { updated_at } = group;
  expect((await scene.update(scene.testUsers.advertiser, group, { folder_id })).body).toMatchObject({
    folder_id,
    version: 1,
    updated_at,
  });
  const { body } = await scene.testUsers.advertiser.call<Schemas['ChangeList']>('GET', `groups/${group.id}/changes`);
  expect(body.total).toBe(0);
});
