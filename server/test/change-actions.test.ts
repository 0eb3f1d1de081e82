import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers } from './test-users.ts';

describe('the history of a record', () => {
  let test: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    test = await startTestApp();
    ({ admin } = await createTestUsers(test));
  });
  afterAll(() => test.close());

  const actionsOf = async (kind: string, id: number) => {
    const { body } = await admin.call<Schemas['ChangeList']>('GET', `settings/changes?kind=${kind}&record_id=${id}`);
    return body.items.map(({ action }) => action).reverse();
  };

  it('says what was created, updated and removed', async () => {
    const size = { width: 640, height: 360 };
    const { body } = await admin.call<Schemas['Resolution']>('POST', 'resolution', size);
    await admin.call('PATCH', `resolution/${body.id}`, { ...size, width: 854, version: body.version });
    await admin.call('DELETE', `resolution/${body.id}`);
    expect(await actionsOf('resolution', body.id)).toEqual(['created', 'updated', 'removed']);
  });

  it('calls it an update when a frame is set for the first time', async () => {
    const limits = { min_duration: 5, max_duration: 60, max_file_mb: 500, vpaid_allowed: true, mime_types: [] };
    const values = { name: 'Bumper', kind: 'preroll', ...limits };
    const { body } = await admin.call<Schemas['FormatSettings']>('POST', 'settings/formats', {
      ...values,
      code: 'bumper',
    });
    await admin.call('PATCH', `settings/formats/${body.id}`, {
      ...values,
      width: 640,
      height: 360,
      version: body.version,
    });
    expect(await actionsOf('format', body.id)).toEqual(['created', 'updated']);
  });

  it('calls it a removal when a record is marked as deleted', async () => {
    const profile = { login: 'gone@preroll.test', name: 'Gone', currency: 'RUB', timezone: 'UTC' };
    const user = { ...profile, support_panels: ['advertiser'] };
    const { body } = await admin.call<Schemas['UserDetail']>('POST', 'users', user);
    await admin.call('DELETE', `users/${body.id}`);
    const { body: done } = await admin.call<Schemas['ActivityList']>('GET', `users/${admin.userId}/activity`);
    const ofUser = done.items.filter(({ kind, record_id }) => kind === 'user' && record_id === body.id);
    expect(ofUser.map(({ action }) => action)).toEqual(['removed', 'created']);
  });
});
