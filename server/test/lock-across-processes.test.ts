import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../src/platform/db/read-rows.ts';
import { type Caller, startTestApp, type TestApp } from './harness.ts';

const next = (socket: Socket, event: string) => new Promise<unknown>((resolve) => socket.once(event, resolve));

// the embedded database is limited to one process
describe.runIf(process.env.TEST_DATABASE_URL)('a user of one process who is locked in another', () => {
  let one: TestApp;
  let other: TestApp;
  let admin: Caller;
  let url: string;

  beforeAll(async () => {
    one = await startTestApp();
    other = await startTestApp({}, { beside: one });
    await other.app.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`;
    admin = await one.as(await one.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  async function countListeners() {
    const listening = sql`datname = current_database() and state = 'idle' and query like 'LISTEN%'`;
    const counted = sql`select count(*)::integer as count from pg_stat_activity where ${listening}`;
    const rows = await readRows<{ count: number }>(one.db, counted);
    return rows[0]?.count;
  }

  it.each<[string, (id: number) => ReturnType<Caller['call']>]>([
    [
      'alone',
      (id) => admin.call('PATCH', `users/${id}`, { status: 'lock', status_reason: 'Unpaid invoice', version: 1 }),
    ],
    ['in bulk', (id) => admin.call('POST', 'users/bulk', { ids: [id], action: 'lock', reason: 'Unpaid invoice' })],
  ])('(%s) is told the reason by the next call and the socket', async (_name, lock) => {
    await expect.poll(countListeners).toBe(2);
    const user = await one.createUser();
    const caller = await other.as(user, 'advertiser');
    const auth = { token: caller.token };
    const socket = io(url, { path: '/backend/io/', auth, forceNew: true, reconnection: false });
    await next(socket, 'connect');
    expect((await caller.call('GET', 'campaigns')).status).toBe(200);
    const [received, ended] = [next(socket, 'account-locked'), next(socket, 'disconnect')];

    expect((await lock(user.id)).status).toBe(200);

    const body = { error: 'Unpaid invoice', status: 'lock' };
    expect(await caller.call('GET', 'campaigns')).toMatchObject({ status: 423, body });
    expect(await received).toEqual(body);
    expect(await ended).toBe('io server disconnect');
  });
});
