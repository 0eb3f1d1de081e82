import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changes } from '../src/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { openTestDatabase } from './test-database.ts';
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

it('reads the actions of what was written before there were any', async () => {
  const { database } = await openTestDatabase();
  const { db } = database;
  await db.execute(sql`alter table ${changes} drop column action`);
  const write = (kind: string, field: string, old: unknown, next: unknown) =>
    db.execute(
      sql`insert into changes (kind, record_id, fields) values (${kind}, 1, ${JSON.stringify([
        { field: 'title', old: 'Old', new: 'New' },
        { field, old, new: next },
      ])}::jsonb)`,
    );
  await write('format', 'name', null, 'Preroll');
  await write('resolution', 'width', null, 640);
  await write('format', 'width', null, 640);
  await write('invoice', 'status', null, 'draft');
  await write('campaign', 'status', 'stopped', 'working');
  await write('campaign', 'status', 'archive', 'deleted');
  await write('currency', 'code', 'USD', null);
  await write('resolution', 'width', 640, null);
  await write('format', 'width', 640, null);

  const file = fileURLToPath(new URL('../migrations/0035_action_of_changes.sql', import.meta.url));
  for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
    await db.execute(sql.raw(statement));
  const rows = await db.select({ action: changes.action }).from(changes).orderBy(changes.id);
  expect(rows.map(({ action }) => action)).toEqual([
    'created',
    'created',
    'updated',
    'created',
    'updated',
    'removed',
    'removed',
    'removed',
    'updated',
  ]);
  await database.close();
});
