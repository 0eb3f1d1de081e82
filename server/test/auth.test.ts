import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../src/platform/db/schema.ts';
import { password, type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const signIn = (login: string, secret: string, remoteAddress = '10.0.0.1') =>
  test.call<Schemas['SignInResponse'] & Schemas['ApiErrorBody']>('POST', 'auth/login', {
    payload: { login, password: secret },
    remoteAddress,
  });
const me = (token: string) => test.call('GET', 'auth/me', { headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('returns a valid token and the user', async () => {
    const user = await test.createUser({ supportPanels: ['manager', 'advertiser'] });
    const { status, body } = await signIn(`  ${user.login.toUpperCase()} `, password);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: user.id, login: user.login, support_panels: ['manager', 'advertiser'] });
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect((await me(body.token)).body).toEqual(body.user);
  });

  it('does not store the token in the database', async () => {
    const user = await test.createUser();
    const { body } = await signIn(user.login, password);
    const rows = await test.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  it('gives the same answer for a wrong password and an unknown login', async () => {
    const { login } = await test.createUser();
    const wrong = await signIn(login, 'wrong', '10.0.0.2');
    const unknown = await signIn('nobody@preroll.test', password, '10.0.0.2');
    expect(wrong).toMatchObject({
      status: 422,
      body: { error: 'Wrong e-mail or password', errors: { password: ['Wrong e-mail or password'] } },
    });
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('does not trim the password', async () => {
    const { login } = await test.createUser();
    expect((await signIn(login, ` ${password}`, '10.0.0.3')).status).toBe(422);
  });

  it.each([
    ['lock', 'Unpaid invoice', 423, 'Unpaid invoice'],
    ['ban', '', 423, 'Your account is banned'],
    ['stopped', '', 400, "This account can't sign in: its status is stopped"],
    ['moderate', '', 400, "This account can't sign in: its status is moderate"],
    ['deleted', '', 422, 'Wrong e-mail or password'],
  ] as const)('refuses a user in status %s', async (status, statusReason, code, error) => {
    const { login } = await test.createUser({ status, statusReason });
    const body = code === 423 ? { error, status } : { error };
    expect(await signIn(login, password)).toMatchObject({ status: code, body });
  });

  it('reveals a lock only with the right password', async () => {
    const { login } = await test.createUser({ status: 'lock', statusReason: 'Unpaid invoice' });
    expect((await signIn(login, 'wrong', '10.0.0.4')).body.error).toBe('Wrong e-mail or password');
  });
});

it('returns the time zone of the account', async () => {
  const { login } = await test.createUser({ timezone: 'Asia/Kathmandu' });
  const { body } = await signIn(login, password);
  expect(body.user.timezone).toBe('Asia/Kathmandu');
  expect((await me(body.token)).body).toMatchObject({ timezone: 'Asia/Kathmandu' });
});

describe('the limit of attempts', () => {
  it('counts wrong passwords by address and login, and states the waiting time', async () => {
    const { login } = await test.createUser();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await signIn(login, 'wrong', '10.0.1.1')).status).toBe(422);

    const { status, body, headers } = await signIn(login.toUpperCase(), password, '10.0.1.1');
    expect(status).toBe(429);
    expect(body.error).toBe('Too many attempts to sign in. Try again in 5 minutes.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(290);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(300);

    expect((await signIn(login, password, '10.0.1.2')).status).toBe(200);
    expect((await signIn((await test.createUser()).login, password, '10.0.1.1')).status).toBe(200);
  });

  it('counts wrong passwords by address alone too, against one password on many logins', async () => {
    const spray = (count: number) => signIn(`nobody${count}@preroll.test`, password, '10.0.3.1');
    for (let count = 0; count < 30; count += 1) expect((await spray(count)).status).toBe(422);
    for (let count = 30; count < 60; count += 1) expect((await spray(count)).status).toBe(429);

    const { login } = await test.createUser();
    const { status, body, headers } = await signIn(login, password, '10.0.3.1');
    expect([status, body.error]).toEqual([429, 'Too many attempts to sign in. Try again in 15 minutes.']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(890);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await signIn(login, password, '10.0.3.2')).status).toBe(200);
  });

  it('applies to one password that is tried on many logins concurrently', async () => {
    const logins = Array.from({ length: 60 }, (_, index) => `somebody${index}@preroll.test`);
    const answers = await Promise.all(logins.map((login) => signIn(login, password, '10.0.3.3')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('allows an office of users behind one address', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => test.createUser()));
    const answers = await Promise.all(people.map(({ login }) => signIn(login, password, '10.0.3.4')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
  });

  it('applies to concurrent wrong passwords', async () => {
    const { login } = await test.createUser();
    const answers = await Promise.all(Array.from({ length: 60 }, () => signIn(login, 'wrong', '10.0.1.4')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
  });

  it('does not refuse concurrent right passwords', async () => {
    const { login } = await test.createUser();
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn(login, password, '10.0.1.5')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
  });

  it('does not count right passwords', async () => {
    const { login } = await test.createUser();
    for (let attempt = 0; attempt < 15; attempt += 1)
      expect((await signIn(login, password, '10.0.1.3')).status).toBe(200);
  });
});

describe('behind a reverse proxy', () => {
  let proxied: TestApp;
  beforeAll(async () => {
    proxied = await startTestApp({ TRUST_PROXY: 'yes' });
  });
  afterAll(() => proxied.close());

  it("counts by the address that the proxy added, not by the visitor's header", async () => {
    const { login } = await proxied.createUser();
    const attempt = (invented: string, visitor: string) =>
      proxied.call('POST', 'auth/login', {
        payload: { login, password: 'wrong' },
        headers: { 'x-forwarded-for': `${invented}, ${visitor}` },
      });
    for (let count = 0; count < 10; count += 1) expect((await attempt(`10.1.0.${count}`, '10.0.2.1')).status).toBe(422);
    expect((await attempt('10.1.0.99', '10.0.2.1')).status).toBe(429);
    expect((await attempt('10.1.0.99', '10.0.2.2')).status).toBe(422);
  });
});

describe('a session', () => {
  it('is invalid after signing out, while the others stay', async () => {
    const user = await test.createUser();
    const [first, second] = [await signIn(user.login, password), await signIn(user.login, password)];
    const headers = { authorization: `Bearer ${first.body.token}` };
    expect((await test.call('POST', 'auth/logout', { headers })).status).toBe(204);
    expect((await me(first.body.token)).status).toBe(401);
    expect((await me(second.body.token)).status).toBe(200);
  });

  it('ends after 30 days', async () => {
    const user = await test.createUser();
    const { body } = await signIn(user.login, password);
    const [session] = await test.db.select().from(sessions).where(eq(sessions.userId, user.id));
    const days = ((session?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
    await test.db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.userId, user.id));
    expect((await me(body.token)).status).toBe(401);
  });
});
