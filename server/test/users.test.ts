import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { incomeDays, recoveryKeys, sites, spendDays, transactions, users } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://ads.example/' });
  people = await createTestUsers(test);
});
afterAll(() => test.close());

type Refused = Schemas['ValidationErrorBody'];

const find = async (query: string, caller: Caller = people.admin) =>
  (await caller.call<Schemas['UserList']>('GET', `users?${query}`)).body;
const loginsOf = async (query: string) => (await find(query)).items.map(({ login }) => login.split('@')[0]);

const fresh = (login: string): Schemas['UserCreate'] => ({
  login,
  name: 'Boris Orlov',
  support_panels: ['advertiser'],
  currency: 'RUB',
  timezone: 'Europe/Moscow',
});
const create = (body: Partial<Schemas['UserCreate']> & { login: string }, caller: Caller = people.admin) =>
  caller.call<Schemas['UserDetail'] & Refused>('POST', 'users', { ...fresh(body.login), ...body });
const update = (id: number, body: Schemas['UserUpdate']) =>
  people.admin.call<Schemas['UserDetail'] & Refused>('PATCH', `users/${id}`, body);

describe('the list', () => {
  beforeAll(async () => {
    const manager = people.manager.userId;
    await test.createUser({ login: 'list-a@x.test', name: 'Żaneta List', balance: '10.50', managerId: manager });
    await test.createUser({
      login: 'list-b@x.test',
      name: 'Пётр List',
      balance: '-3',
      status: 'lock',
      statusReason: 'Unpaid',
    });
    await test.createUser({ login: 'list-c@x.test', name: '100% List', balance: '7', lastSeenAt: new Date() });
    await test.createUser({ login: 'list-d@x.test', name: 'Gone List', status: 'deleted' });
  });

  it.each([
    ['search=list-', ['list-c', 'list-a', 'list-b']],
    ['search=LIST-B', ['list-b']],
    ['search=%D0%9F%D1%91%D1%82%D1%80', ['list-b']],
    ['search=100%25', ['list-c']],
    ['search=nobody-at-all', []],
    ['search=list-&status=lock', ['list-b']],
    ['search=list-&status=lock&status=working', ['list-c', 'list-a', 'list-b']],
    ['search=list-&sort=-balance', ['list-a', 'list-c', 'list-b']],
    ['search=list-&sort=-login', ['list-c', 'list-b', 'list-a']],
    ['search=list-&sort=-last_seen_at&limit=1', ['list-c']],
    ['search=list-&manager_id=0', ['list-c', 'list-b']],
    ['search=list-&panel=webmaster', []],
  ])('%s', async (query, logins) => {
    expect(await loginsOf(query)).toEqual(logins);
  });

  it('filters by manager, and shows managers only their clients', async () => {
    const own = await find(`manager_id=${people.manager.userId}`);
    expect(own.items.map(({ manager_id }) => manager_id)).toEqual(own.items.map(() => people.manager.userId));
    expect((await find('', people.manager)).total).toBe(own.total);
    expect((await find(`manager_id=${people.manager.userId}`, people.otherManager)).total).toBe(0);
  });

  it('has the data of a row, and no secrets', async () => {
    const { items } = await find('search=list-b');
    expect(items).toEqual([
      expect.objectContaining({
        status: 'lock',
        status_reason: 'Unpaid',
        balance: '-3.00',
        manager_name: null,
        last_seen_at: null,
      }),
    ]);
    expect(JSON.stringify(items)).not.toMatch(/password|argon/);
  });

  it.each([
    ['KRW', 0, '300', '300'],
    ['KWD', 3, '10.125', '10.125'],
  ])('has balances with the decimal places of their currency: %s', async (code, precision, amount, balance) => {
    await people.admin.call('POST', 'currencies', { code, rate: 2, precision });
    const { id } = await test.createUser({ name: `Balance in ${code}`, currency: code, balance: amount });
    const { items } = await find(`search=Balance in ${code}`);
    expect(items).toEqual([expect.objectContaining({ id, currency: code, precision, balance })]);
    const { body } = await people.admin.call<Schemas['UserDetail']>('GET', `users/${id}`);
    expect(body).toMatchObject({
      precision,
      balance,
      owned: { money: [{ currency: code, precision, amount: balance }] },
    });
  });

  it("counts each user's records, and those that need attention", async () => {
    const owner = await test.createUser({ name: 'Counted', supportPanels: ['advertiser', 'webmaster'] });
    const none = { campaigns: 0, campaigns_working: 0, sites: 0 };
    const nothingWaits = { adverts_in_review: 0, sites_in_review: 0, payments_waiting: 0 };
    expect((await find('search=Counted')).items[0]?.work).toEqual({ ...none, ...nothingWaits });
    await test.db.insert(transactions).values([
      { userId: owner.id, type: 'deposit', amount: '10', currency: 'RUB', status: 'waiting', method: 'bank' },
      { userId: owner.id, type: 'deposit', amount: '10', currency: 'RUB', status: 'cancelled', method: 'bank' },
    ]);
    const site = { ownerId: owner.id, name: 'Counted', domainUnicode: 'counted.test', categories: ['IAB1'] };
    await test.db.insert(sites).values([
      { ...site, domain: 'counted-a.test', status: 'moderate' },
      { ...site, domain: 'counted-b.test', status: 'deleted' },
    ]);
    expect((await find('search=Counted')).items[0]?.work).toEqual({
      ...none,
      ...nothingWaits,
      sites: 1,
      sites_in_review: 1,
      payments_waiting: 1,
    });
  });

  it('counts pages', async () => {
    expect(await find('search=list-&limit=2&offset=2')).toMatchObject({
      total: 3,
      items: [{ login: 'list-b@x.test' }],
    });
    expect((await find('search=list-&limit=2&offset=4')).total).toBe(3);
  });
});

it('notes once a minute when a user was seen', async () => {
  const user = await test.createUser();
  const caller = await test.as(user);
  const seenAt = async () =>
    (await people.admin.call<Schemas['UserDetail']>('GET', `users/${user.id}`)).body.last_seen_at;
  expect(await seenAt()).toBeNull();
  await caller.call('GET', 'auth/me');
  const first = await seenAt();
  expect(first).not.toBeNull();
  await caller.call('GET', 'auth/me');
  expect(await seenAt()).toBe(first);
  await test.db.update(users).set({ lastSeenAt: sql`now() - interval '2 minutes'` }).where(eq(users.id, user.id));
  await caller.call('GET', 'auth/me');
  expect(await seenAt()).not.toBe(first);
});

describe('a new user', () => {
  const mailsTo = async (login: string) => (await test.mails()).filter(({ to }) => to === login);
  const keyOf = (link: string | undefined) => link?.split('/').at(-1) ?? '';
  const redeem = (key: string, secret: string) =>
    test.call<Schemas['SignInResponse'] & Refused>('POST', `auth/recovery/${key}`, { payload: { password: secret } });

  it('gets an invitation, sets a password, and signs in', async () => {
    const { status, body } = await create({ login: 'Boris@Shop.example', manager_id: people.manager.userId });
    expect([status, body.login, body.manager_id]).toEqual([201, 'boris@shop.example', people.manager.userId]);
    expect(body.invited_at).not.toBeNull();
    const [mail, ...others] = await mailsTo('boris@shop.example');
    expect([mail?.subject, others]).toEqual(['Your Preroll account', []]);
    expect(mail?.text).toContain('within seven days');
    expect(mail?.link).toMatch(/^https:\/\/ads\.example\/recover\/[\w-]{43}$/);

    const key = keyOf(mail?.link);
    const signedIn = await redeem(key, 'a password of their own');
    expect([signedIn.status, signedIn.body.user?.login]).toEqual([200, 'boris@shop.example']);
    const again = await redeem(key, 'another password, twice');
    expect(again.status).toBe(422);
    expect(again.body.error).toMatch(/^This invitation has already been used/);
    const now = await people.admin.call<Schemas['UserDetail']>('GET', `users/${body.id}`);
    expect(now.body.invited_at).toBeNull();
    expect(await people.admin.call('POST', `users/${body.id}/invitation`)).toMatchObject({
      status: 400,
      body: { error: 'This user has set a password already' },
    });
    const history = await people.admin.call<Schemas['ChangeList']>('GET', `users/${body.id}/changes`);
    expect(history.body.items.map(({ fields }) => fields.map(({ field }) => field))).toEqual([
      ['password'],
      expect.arrayContaining(['login', 'support_panels', 'manager_id']),
    ]);
    expect(JSON.stringify(history.body)).not.toContain('a password of their own');
  });

  it('can be invited again, which invalidates the earlier link', async () => {
    const { body } = await create({ login: 'again@shop.example' });
    await people.admin.call('POST', `users/${body.id}/invitation`);
    const [first, second] = await mailsTo('again@shop.example');
    expect((await redeem(keyOf(first?.link), 'a password of their own')).status).toBe(422);
    expect((await redeem(keyOf(second?.link), 'a password of their own')).status).toBe(200);
    const history = await people.admin.call<Schemas['ChangeList']>('GET', `users/${body.id}/changes`);
    expect(history.body.items.map(({ fields }) => fields)).toContainEqual([
      { field: 'invitation', old: null, new: 'sent again' },
    ]);
  });

  it('can use the link for seven days', async () => {
    const { body } = await create({ login: 'late@shop.example' });
    const [mail] = await mailsTo('late@shop.example');
    const shift = (days: number) =>
      test.db
        .update(recoveryKeys)
        .set({ expiresAt: sql`${recoveryKeys.expiresAt} - ${`${days} days`}::interval` })
        .where(eq(recoveryKeys.userId, body.id));
    await shift(6);
    expect((await test.call('GET', `auth/recovery/${keyOf(mail?.link)}`)).status).toBe(200);
    await shift(1);
    expect((await test.call('GET', `auth/recovery/${keyOf(mail?.link)}`)).status).toBe(422);
  });

  it.each<[string, Partial<Schemas['UserCreate']>]>([
    ['login', { login: 'BORIS@shop.example' }],
    ['login', { login: 'not an address' }],
    ['support_panels', { support_panels: [] }],
    ['is_admin', { is_admin: true }],
    ['manager_id', { manager_id: 999_999 }],
    ['currency', { currency: 'QQQ' }],
    ['currency', { currency: 'JPY' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['phone', { phone: '12' }],
    ['phone', { phone: '8 (495) 123-45-67' }],
    ['inn', { legal_form: 'ul', legal_name: 'Romashka LLC', inn: '7707083894' }],
    ['kpp', { legal_form: 'fl', legal_name: 'Boris Orlov', inn: '500100732259', kpp: '773601001' }],
  ])('is refused at the field %s', async (field, body) => {
    const reply = await create({ login: 'new@shop.example', ...body });
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]]);
    expect((await find('search=new@shop.example')).total).toBe(0);
  });

  it('is not deleted with a balance unless the request confirms it', async () => {
    const user = await test.createUser({ balance: '310' });
    const read = (await people.admin.call<Schemas['UserDetail']>('GET', `users/${user.id}`)).body;
    expect(read.owned.money).toEqual([{ currency: 'RUB', precision: 2, amount: '310.00' }]);
    expect(await people.admin.call('DELETE', `users/${user.id}`)).toMatchObject({
      status: 422,
      body: { errors: { with_balance: ['There is a balance of RUB\u00a0310.00: settle it, or agree to leave it'] } },
    });
    expect((await people.admin.call('DELETE', `users/${user.id}?with_balance=true`)).status).toBe(204);
  });

  it('is not deleted while a payout or deposit is pending', async () => {
    const user = await test.createUser({ supportPanels: ['advertiser', 'webmaster'] });
    const values = { userId: user.id, currency: 'RUB', method: 'bank', createdBy: user.id } as const;
    const [, payout] = await test.db
      .insert(transactions)
      .values([
        { ...values, type: 'deposit', amount: '500', status: 'waiting' },
        { ...values, type: 'withdrawal', amount: '-40', status: 'processing' },
        { ...values, type: 'withdrawal', amount: '-50', status: 'rejected' },
      ])
      .returning();
    const read = await people.admin.call<Schemas['UserDetail']>('GET', `users/${user.id}`);
    expect(read.body.owned).toMatchObject({ payouts: 1, deposits: 1, unpaid_invoices: 0 });
    const remove = () => people.admin.call('DELETE', `users/${user.id}?with_balance=true`);
    expect(await remove()).toMatchObject({
      status: 400,
      body: { error: '1 payout and 1 deposit are under way: pay, reject or cancel them first' },
    });
    await test.db.update(transactions).set({ status: 'cancelled' }).where(eq(transactions.type, 'deposit'));
    expect(await remove()).toMatchObject({
      status: 400,
      body: { error: '1 payout is under way: pay, reject or cancel it first' },
    });
    await test.db
      .update(transactions)
      .set({ status: 'rejected' })
      .where(eq(transactions.id, payout?.id ?? 0));
    expect((await remove()).status).toBe(204);
  });

  it('can get the login of a deleted user', async () => {
    const { body } = await create({ login: 'twice@shop.example' });
    expect((await people.admin.call('DELETE', `users/${body.id}`)).status).toBe(204);
    expect((await create({ login: 'twice@shop.example' })).status).toBe(201);
  });
});

describe('an edit', () => {
  it('keeps omitted fields, and is written to the history', async () => {
    const user = await test.createUser({ name: 'Told', managerId: people.manager.userId });
    const legal = { legal_form: 'ul', legal_name: 'Romashka LLC', inn: '7707083893', kpp: '773601001' } as const;
    const first = await update(user.id, { ...legal, version: 1 });
    expect(first.body).toMatchObject({ ...legal, name: 'Told', manager_id: people.manager.userId, version: 2 });
    expect((await update(user.id, { name: 'Told again', version: 1 })).body.error).toMatch(/changed this/);
    await update(user.id, { manager_id: null, version: 2 });
    const { body } = await people.admin.call<Schemas['ChangeList']>('GET', `users/${user.id}/changes`);
    expect(body.items[0]).toMatchObject({
      user_id: people.admin.userId,
      fields: [
        { field: 'manager_id', old: people.manager.userId, new: null, old_name: expect.stringMatching(/^User/) },
      ],
    });
    expect(body.items[1]?.fields).toContainEqual({ field: 'inn', old: '', new: '7707083893' });
    const activity = await people.admin.call<Schemas['ActivityList']>('GET', `users/${people.admin.userId}/activity`);
    expect(activity.body.items[0]).toMatchObject({ kind: 'user', record_id: user.id, record_name: 'Told' });
  });

  it.each([
    ['resolution', { width: 123, height: 45 }, 'resolution', '123 × 45'],
    ['currencies', { code: 'CHF', rate: 90 }, 'currency', 'CHF'],
    ['settings/feeds', { name: 'Alpine', code: 'alpine', kind: 'site', currency: 'RUB' }, 'feed', 'Alpine'],
    ['settings/formats', { name: 'Corner', code: 'corner', kind: 'inpage' }, 'format', 'Corner'],
    [
      'settings/ord/access',
      {
        name: 'Main',
        operator: 'vk',
        environment: 'sandbox',
        base_url: 'https://ord.example',
        token: 'an-example-token',
      },
      'ord_access',
      'Main',
    ],
  ])('of the settings (%s) is named in the activity', async (path, body, kind, name) => {
    const { id } = (await people.admin.call<{ id: number }>('POST', path, body)).body;
    const activity = await people.admin.call<Schemas['ActivityList']>('GET', `users/${people.admin.userId}/activity`);
    expect(activity.body.items[0]).toMatchObject({ kind, record_id: id, record_name: name });
  });

  it('without a difference changes nothing', async () => {
    const user = await test.createUser();
    expect((await update(user.id, { name: user.name, version: 1 })).body.version).toBe(1);
  });

  it('of the currency accepts existing currencies, and is refused while there are limits in the old one', async () => {
    const user = await test.createUser();
    const unknown = await update(user.id, { currency: 'EUR', version: 1 });
    expect([unknown.status, unknown.body.errors]).toEqual([422, { currency: ['Not one of the currencies'] }]);
    await people.admin.call('POST', 'currencies', { code: 'EUR', rate: 100 });
    expect((await update(user.id, { currency: 'EUR', version: 1 })).body).toMatchObject({
      currency: 'EUR',
      version: 2,
    });
    const group = { name: 'Has a budget', cash_limit: 100 };
    await (await test.as(user, 'advertiser')).call('POST', 'groups', group);
    expect(await update(user.id, { currency: 'RUB', version: 2 })).toMatchObject({
      status: 400,
      body: { error: "1 campaign or group has amounts in this currency: it can't be changed" },
    });
  });

  it('of the currency is refused while there is money in it', async () => {
    await people.admin.call('POST', 'currencies', { code: 'SEK', rate: 9 });
    const change = async ({ id }: { id: number }) => {
      const { status, body } = await update(id, { currency: 'SEK', version: 1 });
      return [status, status === 422 ? body.errors.currency : body.currency];
    };
    const days = { day: '2026-11-20', posted: '5' };
    const [spends, earns, has, held, asks] = [
      await test.createUser(),
      await test.createUser(),
      await test.createUser({ balance: '10' }),
      await test.createUser({ supportPanels: ['webmaster'], balance: '20' }),
      await test.createUser({ balance: '0' }),
    ];
    await test.db.insert(spendDays).values({ ...days, userId: spends.id, spend: '5' });
    await test.db.insert(incomeDays).values({ ...days, userId: earns.id, income: '5' });
    const ask = async (user: { id: number }, cabinet: 'advertiser' | 'webmaster', values: object) => {
      const body = { amount: '20', currency: 'RUB', method: 'bank', idempotency_key: randomUUID(), ...values };
      return (await test.as(user, cabinet)).call<Schemas['TransactionDetail']>('POST', 'finances', body);
    };
    const requisites = { recipient: 'Oleg', bank: 'Sever Bank', bic: '044525974', account: '40817810000000012345' };
    await ask(held, 'webmaster', { type: 'withdrawal', requisites });
    const { body: deposit } = await ask(asks, 'advertiser', { type: 'deposit' });

    const unfinished = 'This account has unfinished transactions in RUB';
    const filled = 'This account has a balance in RUB';
    expect(await change(spends)).toEqual([422, ['Spend or income of this account is counted in RUB']]);
    expect(await change(earns)).toEqual([422, ['Spend or income of this account is counted in RUB']]);
    expect(await change(has)).toEqual([422, [filled]]);
    expect(await change(held)).toEqual([422, [filled, unfinished]]);
    expect(await change(asks)).toEqual([422, [unfinished]]);

    const { status } = await people.admin.call('PUT', `finances/${deposit.id}/status`, {
      status: 'cancelled',
      version: deposit.version,
    });
    expect(status).toBe(200);
    expect(await change(asks)).toEqual([200, 'SEK']);
  });

  it.each(['GET', 'PATCH', 'DELETE'])(
    '%s of a missing user is 404, and so is a change of a deleted one',
    async (method) => {
      const gone = await test.createUser({ status: 'deleted' });
      for (const id of method === 'GET' ? [999_999] : [gone.id, 999_999])
        expect(
          (await people.admin.call(method, `users/${id}`, method === 'PATCH' ? { version: 1 } : undefined)).status,
        ).toBe(404);
    },
  );

  it('leaves a deleted user readable, with who deleted them', async () => {
    const { id } = await test.createUser({ name: 'Gone Reader' });
    expect((await people.admin.call('DELETE', `users/${id}`)).status).toBe(204);
    const read = await people.admin.call<Schemas['UserDetail']>('GET', `users/${id}`);
    expect([read.status, read.body.name, read.body.status]).toEqual([200, 'Gone Reader', 'deleted']);
    const { body } = await people.admin.call<Schemas['ChangeList']>('GET', `users/${id}/changes`);
    expect(body.items[0]).toMatchObject({
      user_id: people.admin.userId,
      fields: [{ field: 'status', old: 'working', new: 'deleted' }],
    });
    expect((await people.admin.call<Schemas['SessionList']>('GET', `users/${id}/sessions`)).body.total).toBe(0);
    expect((await people.admin.call('GET', `users/${id}/activity`)).status).toBe(200);
    expect((await find('search=Gone Reader')).total).toBe(0);
    const version = read.body.version;
    expect((await people.admin.call('PATCH', `users/${id}`, { name: 'Back', version })).status).toBe(404);
    expect((await people.admin.call('POST', `users/${id}/invitation`)).status).toBe(404);
  });
});

describe('the sessions of a user', () => {
  it('show where they were started, and can be ended individually or together', async () => {
    const user = await test.createUser();
    const payload = { login: user.login, password: 'correct horse battery' };
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0' };
    await test.call('POST', 'auth/login', { payload, headers, remoteAddress: '203.0.113.7' });
    const [second, third] = [await test.as(user), await test.as(user)];
    const list = async () => (await people.admin.call<Schemas['SessionList']>('GET', `users/${user.id}/sessions`)).body;
    const sessions = await list();
    expect(sessions.total).toBe(3);
    const first = sessions.items.find(({ address }) => address === '203.0.113.7');
    expect(first).toMatchObject({ agent: headers['user-agent'], is_current: false });
    expect(JSON.stringify(sessions)).not.toMatch(/token|hash/);

    expect((await people.admin.call('DELETE', `users/${user.id}/sessions/${first?.id}`)).status).toBe(204);
    expect((await people.admin.call('DELETE', `users/${user.id}/sessions/${first?.id}`)).status).toBe(404);
    expect((await second.call('GET', 'auth/me')).status).toBe(200);
    expect((await people.admin.call('DELETE', `users/${user.id}/sessions`)).status).toBe(204);
    expect((await third.call('GET', 'auth/me')).status).toBe(401);
    const { body } = await people.admin.call<Schemas['ChangeList']>('GET', `users/${user.id}/changes`);
    expect(body.items.map(({ user_id, fields }) => [user_id, ...fields])).toEqual([
      [people.admin.userId, { field: 'sessions', old: null, new: 'all ended' }],
      [people.admin.userId, { field: 'sessions', old: null, new: 'one ended' }],
    ]);
  });

  it('of another user are not found', async () => {
    const [one, other] = [await test.createUser(), await test.createUser()];
    await test.as(one);
    const { body } = await people.admin.call<Schemas['SessionList']>('GET', `users/${one.id}/sessions`);
    const path = `users/${other.id}/sessions/${body.items[0]?.id}`;
    expect((await people.admin.call('DELETE', path)).status).toBe(404);
  });
});
