import type { AddressInfo } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { campaigns, sites, uploads, users } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createUpload } from './people.ts';
import { createCampaign, createGroup, createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
let url = '';
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());
afterEach(() => {
  for (const socket of sockets) socket.disconnect();
});

type Refused = Schemas['ValidationErrorBody'];
type Change = Omit<Schemas['UserUpdate'], 'version'>;
type Heir = Pick<Partial<typeof users.$inferInsert>, 'status' | 'supportPanels' | 'currency'>;

async function update(caller: Caller, id: number, change: Change) {
  const [row] = await test.db.select({ version: users.version }).from(users).where(eq(users.id, id));
  return caller.call<Schemas['UserDetail'] & Refused>('PATCH', `users/${id}`, {
    ...change,
    version: row?.version ?? 1,
  });
}

const bulk = async (body: Schemas['UserBulk']) =>
  (await people.admin.call<Schemas['BulkResults'] & Refused>('POST', 'users/bulk', body)).body;

const next = (socket: Socket, event: string) => new Promise<unknown>((resolve) => socket.once(event, resolve));

async function connect(token: string) {
  const socket = io(url, { path: '/backend/io/', auth: { token }, forceNew: true, reconnection: false });
  sockets.push(socket);
  await next(socket, 'connect');
  return socket;
}

describe('a lock', () => {
  it.each(['lock', 'ban'] as const)(
    '(%s) applies to the next call, the socket and the next handshake',
    async (status) => {
      const user = await test.createUser();
      const caller = await test.as(user, 'advertiser');
      const socket = await connect(caller.token);
      const [told, ended] = [next(socket, 'account-locked'), next(socket, 'disconnect')];

      expect((await update(people.admin, user.id, { status, status_reason: 'Unpaid invoice' })).status).toBe(200);

      expect(await told).toEqual({ error: 'Unpaid invoice', status });
      expect(await ended).toBe('io server disconnect');
      expect(await caller.call('GET', 'campaigns')).toMatchObject({ status: 423, body: { error: 'Unpaid invoice' } });
      const late = io(url, {
        path: '/backend/io/',
        auth: { token: caller.token },
        forceNew: true,
        reconnection: false,
      });
      sockets.push(late);
      expect(await next(late, 'connect_error')).toMatchObject({
        message: 'Unpaid invoice',
        data: { status: 423, body: { error: 'Unpaid invoice', status } },
      });

      expect((await update(people.admin, user.id, { status: 'working' })).body.status_reason).toBe('');
      expect((await caller.call('GET', 'campaigns')).status).toBe(200);
    },
  );

  it.each(['working', 'stopped', 'moderate', 'archive'] as const)(
    '(and a ban after it) ends in %s, as before, after the lock that a ban of a locked user returns to',
    async (status) => {
      const user = await test.createUser({ status });
      const read = async () => (await people.admin.call<Schemas['UserDetail']>('GET', `users/${user.id}`)).body;
      expect((await read()).status_before).toBe(null);
      for (const end of ['bulk', 'update'] as const) {
        await update(people.admin, user.id, { status: 'lock', status_reason: 'Unpaid' });
        await update(people.admin, user.id, { status: 'ban', status_reason: 'Fraud' });
        const lift = async () => {
          const { status_before } = await read();
          if (end === 'bulk') await bulk({ ids: [user.id], action: 'unlock' });
          else if (status_before) await update(people.admin, user.id, { status: status_before });
          return read();
        };
        expect(await read()).toMatchObject({ status_before: 'lock' });
        expect(await lift()).toMatchObject({ status: 'lock', status_reason: 'Unpaid', status_before: status });
        expect(await lift()).toMatchObject({ status, status_reason: '', status_before: null });
      }
    },
  );

  it('does not replace a ban', async () => {
    const user = await test.createUser();
    await update(people.admin, user.id, { status: 'ban', status_reason: 'Fraud' });
    const error = 'This user is banned';
    const { results } = await bulk({ ids: [user.id], action: 'lock', reason: 'Unpaid' });
    expect(results).toEqual([{ id: user.id, ok: false, status: 400, error }]);
    for (const reason of [undefined, 'Unpaid']) {
      const change = { status: 'lock', ...(reason && { status_reason: reason }) } as const;
      expect(await update(people.admin, user.id, change)).toMatchObject({ status: 400, body: { error } });
    }
    const { body } = await people.admin.call<Schemas['UserDetail']>('GET', `users/${user.id}`);
    expect([body.status, body.status_reason]).toEqual(['ban', 'Fraud']);
  });

  it('from before a ban keeps its reason, also through a new reason of the ban and an undo', async () => {
    const user = await test.createUser();
    await bulk({ ids: [user.id], action: 'lock', reason: 'Unpaid' });
    for (const status_reason of ['Fraud', 'Fraud again'])
      await update(people.admin, user.id, { status: 'ban', status_reason });
    const other = await update(people.admin, user.id, { status: 'lock', status_reason: 'Not signed' });
    expect([other.status, other.body.error]).toEqual([400, 'This user is banned']);

    const lift = () => bulk({ ids: [user.id], action: 'unlock' });
    const { results } = await lift();
    const versions = { [user.id]: results[0]?.version ?? 0 };
    await bulk({ ids: [user.id], action: 'ban', reason: 'Fraud again', versions });
    await lift();
    const { body } = await people.admin.call<Schemas['UserDetail']>('GET', `users/${user.id}`);
    expect(body).toMatchObject({ status: 'lock', status_reason: 'Unpaid', status_before: 'working' });
  });

  it('requires a reason', async () => {
    const user = await test.createUser();
    const reply = await update(people.admin, user.id, { status: 'lock' });
    expect([reply.status, reply.body.errors]).toEqual([422, { status_reason: ['Required'] }]);
    expect(
      (await people.admin.call<Refused>('POST', 'users/bulk', { ids: [user.id], action: 'lock' })).body.errors,
    ).toEqual({ reason: ['Required'] });
  });

  it('is undone only for users who have not been changed since', async () => {
    const [one, other] = [await test.createUser(), await test.createUser()];
    const ids = [one.id, other.id];
    const { results } = await bulk({ ids, action: 'lock', reason: 'Unpaid' });
    await update(people.admin, other.id, { status: 'ban', status_reason: 'Fraud' });
    const versions = Object.fromEntries(results.map(({ id, version }) => [id, version ?? 0]));
    expect((await bulk({ ids, action: 'unlock', versions })).results).toMatchObject([
      { id: one.id, ok: true },
      { id: other.id, ok: false, status: 400, error: expect.stringContaining('changed this') },
    ]);
    const { body } = await people.admin.call<Schemas['UserDetail']>('GET', `users/${other.id}`);
    expect([body.status, body.status_reason]).toEqual(['ban', 'Fraud']);
  });

  it('is restored, as is a ban, with the reason it had', async () => {
    const [one, other] = [await test.createUser({ status: 'stopped' }), await test.createUser({ status: 'archive' })];
    const bars = [
      { id: one.id, action: 'lock', reason: 'Unpaid' },
      { id: other.id, action: 'ban', reason: 'Fraud' },
    ] as const;
    const bar = async (versions = {}) => {
      for (const { id, ...asked } of bars) await bulk({ ids: [id], ...asked, versions });
    };
    await bar();
    expect((await bulk({ ids: [other.id], action: 'ban', reason: 'Again' })).results[0]?.error).toBe(
      'This user is already banned',
    );
    const { results } = await bulk({ ids: [one.id, other.id], action: 'unlock' });
    await bar(Object.fromEntries(results.map(({ id, version }) => [id, version ?? 0])));
    const [first, second] = await Promise.all(
      [one, other].map(async ({ id }) => (await people.admin.call('GET', `users/${id}`)).body),
    );
    expect(first).toMatchObject({ status: 'lock', status_reason: 'Unpaid', status_before: 'stopped' });
    expect(second).toMatchObject({ status: 'ban', status_reason: 'Fraud', status_before: 'archive' });
    expect((await bulk({ ids: [one.id], action: 'ban' })).errors).toEqual({ reason: ['Required'] });
  });

  it('of several has a result for each', async () => {
    const [one, other] = [await test.createUser(), await test.createUser({ status: 'lock', statusReason: 'Before' })];
    const ids = [one.id, other.id, people.admin.userId, 999_999];
    expect((await bulk({ ids, action: 'lock', reason: 'Unpaid' })).results).toEqual([
      { id: one.id, ok: true, status: 200, version: one.version + 1 },
      { id: other.id, ok: false, status: 400, error: 'This user is already locked', unchanged: true },
      { id: people.admin.userId, ok: false, status: 400, error: expect.any(String) },
      { id: 999_999, ok: false, status: 404, error: 'Not found' },
    ]);
    expect((await bulk({ ids: [one.id, other.id], action: 'unlock' })).results.map(({ ok }) => ok)).toEqual([
      true,
      true,
    ]);
    expect((await bulk({ ids: [one.id], action: 'unlock' })).results[0]?.error).toBe(
      'This user is neither locked nor banned',
    );
    const { body } = await people.admin.call<Schemas['ChangeList']>('GET', `users/${one.id}/changes`);
    expect(body.items.map(({ fields }) => fields)).toEqual([
      [
        { field: 'status', old: 'lock', new: 'working' },
        { field: 'status_reason', old: 'Unpaid', new: '' },
      ],
      [
        { field: 'status', old: 'working', new: 'lock' },
        { field: 'status_reason', old: '', new: 'Unpaid' },
      ],
    ]);
  });
});

it('a change of roles reconnects the user with the new rights', async () => {
  const user = await test.createUser();
  const socket = await connect((await test.as(user)).token);
  const ended = next(socket, 'disconnect');
  await update(people.admin, user.id, { support_panels: ['webmaster'] });
  expect(await ended).toBe('io server disconnect');
});

it('users can not be their own managers', async () => {
  const user = await test.createUser({ supportPanels: ['manager', 'advertiser'] });
  const manager = await test.createUser({ supportPanels: ['manager'] });
  const own = await update(people.admin, user.id, { manager_id: user.id });
  expect([own.status, own.body.errors]).toEqual([422, { manager_id: ['Nobody is their own manager'] }]);
  expect((await update(people.admin, user.id, { manager_id: manager.id })).body.manager_id).toBe(manager.id);
  // from before this rule
  await test.db.update(users).set({ managerId: user.id }).where(eq(users.id, user.id));
  expect((await update(people.admin, user.id, { phone: '+74951234567' })).status).toBe(200);
});

it('the last role can not be removed', async () => {
  const user = await test.createUser({ supportPanels: ['advertiser', 'webmaster'] });
  const reply = await update(people.admin, user.id, { support_panels: [] });
  expect([reply.status, reply.body.errors]).toEqual([422, { support_panels: ['Choose at least one cabinet'] }]);
  expect((await update(people.admin, user.id, { support_panels: ['webmaster'] })).status).toBe(200);
});

describe('the rights of admins', () => {
  it.each<[string, Change | 'remove']>([
    ['a lock', { status: 'lock', status_reason: 'Unpaid' }],
    ['a ban', { status: 'ban', status_reason: 'Fraud' }],
    ['stopping', { status: 'stopped' }],
    ['losing the panel', { support_panels: ['manager'], is_admin: false }],
    ['losing the flag', { is_admin: false }],
    ['another panel', { support_panels: ['admin', 'manager'] }],
    ['deletion', 'remove'],
  ])('%s is refused to oneself', async (_name, change) => {
    const other = await test.createUser({ supportPanels: ['admin'], isAdmin: true });
    const caller = await test.as(other, 'admin');
    const reply =
      change === 'remove' ? await caller.call('DELETE', `users/${other.id}`) : await update(caller, other.id, change);
    expect([reply.status, reply.body.error]).toEqual([
      400,
      "You can't change your own status or rights: ask another admin",
    ]);
    await test.db.update(users).set({ isAdmin: false }).where(eq(users.id, other.id));
  });

  it.each<[string, Change | 'remove']>([
    ['a lock', { status: 'lock', status_reason: 'Unpaid' }],
    ['losing the panel', { support_panels: ['manager'], is_admin: false }],
    ['losing the flag', { is_admin: false }],
    ['deletion', 'remove'],
  ])('%s of the last admin is refused', async (_name, change) => {
    const { userId } = people.admin;
    const reply =
      change === 'remove'
        ? await people.admin.call('DELETE', `users/${userId}`)
        : await update(people.admin, userId, change);
    expect([reply.status, reply.body.error]).toEqual([400, 'The platform needs an admin, and this is the last one']);
  });

  it('the role alone changes users, but neither grants the flag nor changes users who have it', async () => {
    const user = await test.createUser();
    const flagged = await test.createUser({ supportPanels: ['admin'], isAdmin: true });
    const panel = people.panelOnly;
    expect((await update(panel, user.id, { name: 'Renamed', support_panels: ['admin'] })).status).toBe(200);
    const flag = { is_admin: true };
    const refusals = await Promise.all([
      update(panel, user.id, flag),
      update(panel, panel.userId, flag),
      update(panel, flagged.id, { login: 'mine@preroll.example' }),
      panel.call('DELETE', `users/${flagged.id}`),
      panel.call('POST', 'users', {
        ...{ login: 'new@preroll.example', name: 'New', support_panels: ['admin'], currency: 'RUB' },
        ...{ timezone: 'Europe/Moscow', ...flag },
      }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const body = { ids: [user.id, flagged.id], action: 'lock', reason: 'Mine' };
    const { results } = (await panel.call<Schemas['BulkResults']>('POST', 'users/bulk', body)).body;
    expect(results.map(({ ok }) => ok)).toEqual([true, false]);
    expect((await update(people.admin, flagged.id, { is_admin: false })).status).toBe(200);
  });

  it('the flag requires the role', async () => {
    const user = await test.createUser({ supportPanels: ['admin', 'manager'], isAdmin: true });
    const reply = await update(people.admin, user.id, { support_panels: ['manager'] });
    expect([reply.status, reply.body.errors]).toEqual([422, { is_admin: ['Only together with the Admin cabinet'] }]);
    await test.db.update(users).set({ isAdmin: false }).where(eq(users.id, user.id));
  });

  it.each<[string, Change | 'remove']>([
    ['take the flag', { is_admin: false }],
    ['lock', { status: 'lock', status_reason: 'A quarrel' }],
    ['delete', 'remove'],
  ])('of two admins who %s each other at once, one stays', async (_name, change) => {
    const rows = [0, 1].map(() => test.createUser({ supportPanels: ['admin'], isAdmin: true }));
    const pair = await Promise.all(rows);
    await test.db.update(users).set({ isAdmin: false }).where(eq(users.id, people.admin.userId));
    try {
      const callers = await Promise.all(pair.map((user) => test.as(user, 'admin')));
      const replies = await Promise.all(
        callers.map((caller, index) => {
          const { id } = pair[1 - index] ?? { id: 0 };
          return change === 'remove'
            ? caller.call('DELETE', `users/${id}`)
            : caller.call('PATCH', `users/${id}`, { ...change, version: 1 });
        }),
      );
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses[0]).toBeLessThan(300);
      expect(statuses[1]).toBeGreaterThanOrEqual(400);
      const now = await test.db
        .select()
        .from(users)
        .where(
          inArray(
            users.id,
            pair.map(({ id }) => id),
          ),
        );
      expect(now.filter(({ isAdmin, status }) => isAdmin && status === 'working')).toHaveLength(1);
    } finally {
      await test.db
        .update(users)
        .set({ isAdmin: false })
        .where(
          inArray(
            users.id,
            pair.map(({ id }) => id),
          ),
        );
      await test.db.update(users).set({ isAdmin: true }).where(eq(users.id, people.admin.userId));
    }
  });
});

describe('deleting a user', () => {
  async function owner() {
    const user = await test.createUser({ supportPanels: ['advertiser', 'webmaster'] });
    const caller = await test.as(user, 'advertiser');
    const campaign = await createCampaign(caller, { name: 'Owned' });
    const group = await createGroup(caller, { name: `Owned ${user.id}` });
    const domain = `site-${user.id}.example`;
    await test.db
      .insert(sites)
      .values({ ownerId: user.id, name: 'Owned', domain, domainUnicode: domain, status: 'working' });
    const upload = await createUpload(test.db, user.id, user.id.toString(16).padStart(32, '0'));
    const client = await test.createUser({ managerId: user.id });
    return { user, caller, campaign, group, domain, upload, client };
  }
  const siteOf = async (domain: string) => (await test.db.select().from(sites).where(eq(sites.domain, domain)))[0];

  it('archives their records, ends their sessions and releases their clients', async () => {
    const { user, caller, campaign, group, domain, client } = await owner();
    const detail = await people.admin.call<Schemas['UserDetail']>('GET', `users/${user.id}`);
    const inProgress = { payouts: 0, deposits: 0, unpaid_invoices: 0 };
    expect(detail.body.owned).toEqual({ campaigns: 1, groups: 1, sites: 1, clients: 1, money: [], ...inProgress });
    expect((await people.admin.call('DELETE', `users/${user.id}`)).status).toBe(204);
    expect((await caller.call('GET', 'campaigns')).status).toBe(401);
    expect((await people.admin.call('GET', `campaigns/${campaign.id}`)).body).toMatchObject({ status: 'archive' });
    expect((await people.admin.call('GET', `groups/${group.id}`)).body).toMatchObject({ status: 'archive' });
    expect((await siteOf(domain))?.status).toBe('archive');
    expect((await people.admin.call('GET', `users/${client.id}`)).body).toMatchObject({ manager_id: null, version: 2 });
    const { body } = await people.admin.call<Schemas['ChangeList']>('GET', `campaigns/${campaign.id}/changes`);
    expect(body.items[0]?.fields).toEqual([{ field: 'status', old: 'stopped', new: 'archive' }]);
  });

  it('transfers their records to another user', async () => {
    const { user, campaign, group, domain, upload } = await owner();
    const heir = await test.createUser({ supportPanels: ['advertiser', 'webmaster'] });
    const reply = await people.admin.call('DELETE', `users/${user.id}?owned=transfer&transfer_to=${heir.id}`);
    expect(reply.status).toBe(204);
    const caller = await test.as(heir, 'advertiser');
    expect((await caller.call('GET', `campaigns/${campaign.id}`)).body).toMatchObject({
      status: 'stopped',
      version: 2,
    });
    expect((await caller.call('GET', `groups/${group.id}`)).status).toBe(200);
    expect((await siteOf(domain))?.ownerId).toBe(heir.id);
    const [moved] = await test.db.select().from(uploads).where(eq(uploads.url, upload));
    expect(moved?.ownerId).toBe(heir.id);
    const { body } = await caller.call<Schemas['ChangeList']>('GET', `campaigns/${campaign.id}/changes`);
    expect(body.items[0]?.fields).toEqual([
      { field: 'owner_id', old: user.id, new: heir.id, old_name: user.name, new_name: heir.name },
    ]);
  });

  it('transfers their clients to another manager, who loses a manager who was among the clients', async () => {
    const { user, client } = await owner();
    const heir = await test.createUser({ supportPanels: ['manager', 'advertiser'], managerId: user.id });
    const { status } = await people.admin.call('DELETE', `users/${user.id}?clients_to=${heir.id}`);
    expect(status).toBe(204);
    expect((await people.admin.call('GET', `users/${client.id}`)).body).toMatchObject({
      manager_id: heir.id,
      version: 2,
    });
    expect((await people.admin.call('GET', `users/${heir.id}`)).body).toMatchObject({ manager_id: null });
    const { body } = await people.admin.call<Schemas['ChangeList']>('GET', `users/${client.id}/changes`);
    expect(body.items[0]?.fields).toEqual([
      { field: 'manager_id', old: user.id, new: heir.id, old_name: user.name, new_name: heir.name },
    ]);
  });

  it.each<[string, Parameters<typeof test.createUser>[0] | number | 'themselves', string]>([
    ['an advertiser', { supportPanels: ['advertiser'] }, 'Not a manager'],
    ['a deleted manager', { supportPanels: ['manager'], status: 'deleted' }, 'Not a manager'],
    ['somebody who does not exist', 999_999, 'Not a manager'],
    ['themselves', 'themselves', 'Choose another user'],
  ])('refuses to give the clients to %s, and changes nothing', async (_name, target, message) => {
    const { user, client } = await owner();
    const heir =
      target === 'themselves' ? user.id : typeof target === 'object' ? (await test.createUser(target)).id : target;
    const reply = await people.admin.call<Refused>('DELETE', `users/${user.id}?clients_to=${heir}`);
    expect([reply.status, reply.body.errors]).toEqual([422, { clients_to: [message] }]);
    expect((await people.admin.call('GET', `users/${client.id}`)).body).toMatchObject({ manager_id: user.id });
  });

  it('keeps the manager role until the clients are transferred or released', async () => {
    for (const hasHeir of [true, false]) {
      const user = await test.createUser({ supportPanels: ['manager', 'advertiser'] });
      const client = await test.createUser({ managerId: user.id });
      const heir = await test.createUser({ supportPanels: ['manager'] });
      const change = { support_panels: ['advertiser'], version: user.version };
      const patch = (body: object) => people.admin.call<Refused>('PATCH', `users/${user.id}`, body);
      const refused = await patch(change);
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { clients_to: ['Choose who takes the clients over, or leave them without a manager'] },
      ]);
      expect((await people.admin.call('GET', `users/${client.id}`)).body).toMatchObject({ manager_id: user.id });
      const to = hasHeir ? heir.id : null;
      expect((await patch({ ...change, clients_to: to })).status).toBe(200);
      expect((await people.admin.call('GET', `users/${client.id}`)).body).toMatchObject({ manager_id: to });
    }
  });

  it('refuses to transfer clients if the user keeps the manager role, or does not have it', async () => {
    const { user, client } = await owner();
    const heir = await test.createUser({ supportPanels: ['manager'] });
    for (const [of, change] of [
      [user, {}],
      [user, { support_panels: ['manager'] }],
      [client, { support_panels: ['webmaster'] }],
    ] as const) {
      const body = { ...change, clients_to: heir.id, version: of.version };
      const reply = await people.admin.call<Refused>('PATCH', `users/${of.id}`, body);
      const clients_to = ['Only with a change that takes the manager cabinet away'];
      expect([reply.status, reply.body.errors]).toEqual([422, { clients_to }]);
    }
    expect((await people.admin.call('GET', `users/${client.id}`)).body).toMatchObject({ manager_id: user.id });
  });

  const both: Heir = { supportPanels: ['advertiser', 'webmaster'] };

  it.each<[string, Heir | number | undefined, string]>([
    ['nobody', undefined, 'Required'],
    ['somebody who does not exist', 999_999, 'Choose another user'],
    ['a deleted user', { ...both, status: 'deleted' }, 'Choose another user'],
    ['a locked user', { ...both, status: 'lock' }, "This user can't sign in: the status is lock"],
    ['a banned user', { ...both, status: 'ban' }, "This user can't sign in: the status is ban"],
    ['an archived user', { ...both, status: 'archive' }, "This user can't sign in: the status is archive"],
    ['a webmaster', { supportPanels: ['webmaster'] }, 'Not an advertiser'],
    ['an advertiser', { supportPanels: ['advertiser'] }, 'Not a webmaster'],
    ['a user with another currency', { ...both, currency: 'EUR' }, 'Their currency is EUR, not RUB'],
  ])('refuses to give it to %s, and changes nothing', async (_name, target, message) => {
    const { user, campaign } = await owner();
    const heir = typeof target === 'object' ? (await test.createUser(target)).id : target;
    const query = heir === undefined ? '' : `&transfer_to=${heir}`;
    const reply = await people.admin.call<Refused>('DELETE', `users/${user.id}?owned=transfer${query}`);
    expect([reply.status, reply.body.errors]).toEqual([422, { transfer_to: [message] }]);
    const [row] = await test.db.select().from(campaigns).where(eq(campaigns.id, campaign.id));
    expect([row?.ownerId, row?.status]).toEqual([user.id, 'stopped']);
    expect((await people.admin.call('GET', `users/${user.id}`)).status).toBe(200);
  });

  it('offers exactly the users to whom the records can be transferred', async () => {
    const { user, group } = await owner();
    const heir = await test.createUser({ ...both, name: 'Heir' });
    const namesake = await test.createUser(both);
    await createGroup(await test.as(namesake, 'advertiser'), { name: group.name });
    const offered = async (caller: Caller, more = '') => {
      const reply = await caller.call<Schemas['UserList']>('GET', `users?transfer_from=${user.id}&limit=1000${more}`);
      return reply.status === 200 ? reply.body.items.map(({ id }) => id) : reply.status;
    };
    const others = [
      user,
      namesake,
      await test.createUser({ supportPanels: ['advertiser'] }),
      await test.createUser({ ...both, currency: 'EUR' }),
      ...(await Promise.all(
        (['lock', 'ban', 'archive'] as const).map((status) => test.createUser({ ...both, status })),
      )),
    ];
    const ids = await offered(people.admin);
    expect(ids).toContain(heir.id);
    for (const { id } of others) expect(ids).not.toContain(id);
    expect(await offered(people.admin, '&search=Heir')).toEqual([heir.id]);
    expect(await offered(people.manager)).toBe(404);

    const refused = await people.admin.call<Refused>(
      'DELETE',
      `users/${user.id}?owned=transfer&transfer_to=${namesake.id}`,
    );
    expect(refused.body.errors).toEqual({ transfer_to: ['Has a group of the same name'] });
  });
});
