import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changes, recoveryKeys } from '../src/platform/db/schema.ts';
import { type Caller, password, type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://ads.example/' });
});
afterAll(() => test.close());

type Detail = Schemas['UserDetail'] & Schemas['ValidationErrorBody'];

describe('one’s own account', () => {
  it('shows and changes the profile, and writes it to the history', async () => {
    const user = await test.createUser();
    const me = await test.as(user);
    expect((await me.call<Detail>('GET', 'account')).body).toMatchObject({
      id: user.id,
      login: user.login,
      version: 1,
    });
    const change = { name: 'New Name', timezone: 'Asia/Almaty', phone: '+77011234567', version: 1 };
    expect((await me.call<Detail>('PATCH', 'account', change)).body).toMatchObject({ ...change, version: 2 });
    expect((await me.call('PATCH', 'account', change)).status).toBe(400);
    const rows = await test.db.select().from(changes).where(eq(changes.recordId, user.id));
    expect(rows).toMatchObject([
      {
        kind: 'user',
        userId: user.id,
        fields: expect.arrayContaining([{ field: 'name', old: user.name, new: 'New Name' }]),
      },
    ]);
  });

  it('keeps a phone number without its separators', async () => {
    const me = await test.as(await test.createUser());
    const { body } = await me.call<Detail>('PATCH', 'account', { phone: '+7 (495) 123-45-67', version: 1 });
    expect(body).toMatchObject({ phone: '+74951234567', version: 2 });
    const again = await me.call<Detail>('PATCH', 'account', { phone: '+7 495 123 45 67', version: 2 });
    expect(again.body.version).toBe(2);
  });

  it.each(['status', 'support_panels', 'is_admin', 'manager_id', 'login', 'currency', 'balance'])(
    'does not let users change %s',
    async (field) => {
      const me = await test.as(await test.createUser());
      const reply = await me.call('PATCH', 'account', { [field]: field === 'is_admin' ? true : 'lock', version: 1 });
      expect(reply.status).toBe(422);
    },
  );

  it('refuses legal data that contradict each other', async () => {
    const me = await test.as(await test.createUser());
    const body = { legal_form: 'ul', legal_name: 'Romashka LLC', inn: '7707083894', version: 1 };
    const reply = await me.call<Detail>('PATCH', 'account', body);
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['inn']]);
  });
});

describe('one’s own sessions', () => {
  it('mark the current one, and can be ended', async () => {
    const [user, stranger] = [await test.createUser(), await test.createUser()];
    const [me, other, third] = [await test.as(user), await test.as(user), await test.as(user)];
    const foreign = await test.as(stranger);
    const list = async () => (await me.call<Schemas['SessionList']>('GET', 'account/sessions')).body;
    const before = await list();
    expect(before.items.filter(({ is_current }) => is_current)).toHaveLength(1);
    const others = before.items.filter(({ is_current }) => !is_current);
    expect((await foreign.call('DELETE', `account/sessions/${others[0]?.id}`)).status).toBe(404);
    expect((await me.call('DELETE', `account/sessions/${others[0]?.id}`)).status).toBe(204);
    expect((await list()).total).toBe(2);
    expect((await me.call('DELETE', 'account/sessions')).status).toBe(204);
    expect([(await other.call('GET', 'auth/me')).status, (await third.call('GET', 'auth/me')).status]).toEqual([
      401, 401,
    ]);
    expect((await list()).items).toMatchObject([{ is_current: true }]);
    expect((await foreign.call('GET', 'auth/me')).status).toBe(200);
    // nothing is left to end, and an unrelated caller has no effect
    expect((await me.call('DELETE', 'account/sessions')).status).toBe(204);
    const rows = await test.db.select().from(changes).where(eq(changes.recordId, user.id)).orderBy(changes.id);
    expect(rows).toMatchObject([
      { kind: 'user', userId: user.id, fields: [{ field: 'sessions', old: null, new: 'one ended' }] },
      { kind: 'user', userId: user.id, fields: [{ field: 'sessions', old: null, new: 'all others ended' }] },
    ]);
  });
});

describe('a new login', () => {
  const ask = async (user: { id: number }, login: string, current_password = password) =>
    (await test.as(user)).call<Detail>('POST', 'account/login', { login, current_password });
  const mailsTo = async (login: string) => (await test.mails()).filter(({ to }) => to === login);
  const keyFor = async (login: string) => (await mailsTo(login)).at(-1)?.link?.split('/').at(-1) ?? '';
  const signIn = async (login: string) =>
    (await test.call('POST', 'auth/login', { payload: { login, password } })).status;
  const confirm = (key: string) => test.call<Detail>('POST', `account/login/${key}`);

  it('needs the password and a confirmation by mail', async () => {
    const user = await test.createUser();
    expect((await ask(user, 'mine@new.example', 'not the password')).body.errors).toEqual({
      current_password: ['Wrong password'],
    });
    expect((await ask(user, ' Mine@New.example ')).status).toBe(204);
    const [mail] = await mailsTo('mine@new.example');
    expect(mail?.link).toMatch(/^https:\/\/ads\.example\/recover\/[\w-]{43}$/);
    expect(await signIn('mine@new.example')).toBe(422);

    const key = await keyFor('mine@new.example');
    expect((await test.call('GET', `auth/recovery/${key}`)).body).toEqual({
      login: 'mine@new.example',
      purpose: 'login',
    });
    expect((await confirm(key)).status).toBe(204);
    expect([await signIn('mine@new.example'), await signIn(user.login)]).toEqual([200, 422]);
    expect((await mailsTo(user.login)).at(-1)?.text).toContain('mine@new.example');
    // looked up or used again, it states its purpose
    for (const refused of [await confirm(key), await test.call<Detail>('GET', `auth/recovery/${key}`)])
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { login: [expect.stringMatching(/settings\.$/)] } },
      });
    const rows = await test.db.select().from(changes).where(eq(changes.recordId, user.id));
    expect(rows).toMatchObject([{ fields: [{ field: 'login', old: user.login, new: 'mine@new.example' }] }]);
    const keys = await test.db.select().from(recoveryKeys).where(eq(recoveryKeys.userId, user.id));
    expect(JSON.stringify(keys)).not.toContain(key);
  });

  it('cannot be that of another user, which is not revealed', async () => {
    const [user, other] = [await test.createUser(), await test.createUser()];
    expect((await ask(user, other.login)).status).toBe(204);
    expect(await mailsTo(other.login)).toEqual([]);
    await ask(user, 'race@new.example');
    const key = await keyFor('race@new.example');
    await test.createUser({ login: 'race@new.example' });
    expect([(await confirm(key)).status, await signIn(user.login)]).toEqual([422, 200]);
  });

  it('can be requested at most five times an hour, because each request sends a message to the given address', async () => {
    const user = await test.createUser();
    const addresses = Array.from({ length: 6 }, (_, index) => `stranger-${index}@flood.example`);
    const answers = [];
    for (const address of addresses) answers.push(await ask(user, address));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
    expect(answers.at(-1)?.body).toEqual({ error: expect.stringMatching(/^Too many requests for another e-mail\./) });
    expect((await test.mails()).filter(({ to }) => to.endsWith('@flood.example'))).toHaveLength(5);
    expect((await ask(await test.createUser(), 'another@new.example')).status).toBe(204);
  });

  it('is not confirmed by a password link, and its own link sets no password', async () => {
    const user = await test.createUser();
    await ask(user, 'only-login@new.example');
    const key = await keyFor('only-login@new.example');
    const payload = { password: 'a password of a stranger' };
    expect((await test.call('POST', `auth/recovery/${key}`, { payload })).status).toBe(422);
    await test.call('POST', 'auth/recovery', { payload: { login: user.login } });
    expect((await confirm(await keyFor(user.login))).status).toBe(422);
  });
});

describe('one’s own preferences', () => {
  const table = { hidden: ['login'], order: ['balance', 'login'], density: 'compact', page_size: 25 };
  const view = { name: 'Unpaid', search: { status: 'lock', page: 2 } };
  const none = { theme: null, tables: {}, views: {} };
  const save = (caller: Caller, body: unknown) =>
    caller.call<Schemas['Preferences'] & Schemas['ValidationErrorBody']>('PATCH', 'account/preferences', body);

  it('follow the user to another browser, table by table', async () => {
    const [user, stranger] = [await test.createUser(), await test.createUser()];
    const me = await test.as(user);
    expect((await me.call<Schemas['User']>('GET', 'auth/me')).body.preferences).toEqual(none);
    await save(me, { theme: 'dark', tables: { users: table } });
    await save(me, { tables: { sites: { ...table, hidden: [] } }, views: { users: [view] } });
    const payload = { login: user.login, password };
    const elsewhere = await test.call<Schemas['SignInResponse']>('POST', 'auth/login', { payload });
    expect(elsewhere.body.user.preferences).toEqual({
      theme: 'dark',
      tables: { users: table, sites: { ...table, hidden: [] } },
      views: { users: [view] },
    });
    expect((await save(me, { theme: null, views: { users: [] } })).body).toMatchObject({
      theme: null,
      tables: { users: table },
      views: { users: [] },
    });
    const other = await test.as(stranger);
    expect((await other.call<Schemas['User']>('GET', 'auth/me')).body.preferences).toEqual(none);
  });

  it('state whether single-key shortcuts work in the moderation queue', async () => {
    const me = await test.as(await test.createUser());
    expect((await save(me, { queue_shortcuts: false })).body.queue_shortcuts).toBe(false);
    expect((await save(me, { theme: 'dark' })).body.queue_shortcuts).toBe(false);
    const { body } = await me.call<Schemas['User']>('GET', 'auth/me');
    expect(body.preferences.queue_shortcuts).toBe(false);
    expect((await save(me, { queue_shortcuts: true })).body.queue_shortcuts).toBe(true);
  });

  it('state whether all screens share their dates', async () => {
    const me = await test.as(await test.createUser());
    expect((await save(me, { default_period: '90-days' })).body.default_period).toBe('90-days');
    expect((await save(me, { theme: 'dark' })).body.default_period).toBe('90-days');
    const { body } = await me.call<Schemas['User']>('GET', 'auth/me');
    expect(body.preferences.default_period).toBe('90-days');
    expect((await save(me, { default_period: null })).body.default_period).toBeNull();
    expect((await save(me, { default_period: '2026-11-01_2026-11-07' })).status).toBe(422);
  });

  it('are both saved when two browsers change them concurrently', async () => {
    const user = await test.createUser();
    const [one, two] = [await test.as(user), await test.as(user)];
    await Promise.all([save(one, { tables: { a: table } }), save(two, { tables: { b: table } })]);
    expect((await save(one, {})).body.tables).toEqual({ a: table, b: table });
  });

  it.each([
    ['another theme', { theme: 'pink' }],
    ['a table without a density', { tables: { users: { hidden: [] } } }],
    ['a view without a name', { views: { users: [{ ...view, name: '' }] } }],
    ['a view of objects', { views: { users: [{ ...view, search: { status: {} } }] } }],
    ['something unknown', { colour: 'pink' }],
  ])('refuse %s', async (_name, body) => {
    const me = await test.as(await test.createUser());
    expect((await save(me, body)).status).toBe(422);
  });

  it('have at most 64 kB, and the last ones that fit are kept', async () => {
    const me = await test.as(await test.createUser());
    const large = (list: string) =>
      save(me, {
        views: { [list]: Array.from({ length: 20 }, () => ({ ...view, search: { text: 'x'.repeat(1500) } })) },
      });
    expect((await large('one')).status).toBe(200);
    expect((await large('two')).status).toBe(200);
    const reply = await large('three');
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['']]);
    expect(Object.keys((await save(me, {})).body.views)).toEqual(['one', 'two']);
  });
});
