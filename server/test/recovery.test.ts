import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoveryKeys, users } from '../src/platform/db/schema.ts';
import { password, type Schemas, startTestApp, type TestApp } from './harness.ts';

const deadLink = 'This link has already been used or is older than an hour. Ask for a new one.';
const dead = { status: 422, body: { error: deadLink, errors: { '': [deadLink] } } };
const next = 'a password that is new';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://ads.example/' });
});
afterAll(() => test.close());

let visitors = 0;
const newAddress = () => `10.1.${Math.floor(visitors / 250)}.${visitors++ % 250}`;
const ask = (login: string, remoteAddress = newAddress()) =>
  test.call('POST', 'auth/recovery', { payload: { login }, remoteAddress });
const mailsTo = async (login: string) => (await test.mails()).filter(({ to }) => to === login);
const look = (key: string, remoteAddress = newAddress()) =>
  test.call<Schemas['Recovery'] & Schemas['ApiErrorBody']>('GET', `auth/recovery/${key}`, { remoteAddress });
const recover = (key: string, secret = next, remoteAddress = newAddress()) =>
  test.call<Schemas['SignInResponse'] & Schemas['ApiErrorBody']>('POST', `auth/recovery/${key}`, {
    payload: { password: secret },
    remoteAddress,
  });
const signIn = (login: string, secret: string) =>
  test.call<Schemas['SignInResponse']>('POST', 'auth/login', { payload: { login, password: secret } });
const me = (token: string) => test.call('GET', 'auth/me', { headers: { authorization: `Bearer ${token}` } });

async function keyFor(login: string): Promise<string> {
  await ask(login);
  return (await mailsTo(login)).at(-1)?.link?.split('/').at(-1) ?? '';
}

describe('asking for a link', () => {
  it('sends a message with an explanation', async () => {
    const { login } = await test.createUser();
    expect(await ask(` ${login.toUpperCase()} `)).toMatchObject({ status: 204, body: undefined });
    const [mail, ...others] = await mailsTo(login);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your new password for Preroll');
    expect(mail?.text).toContain(login);
    expect(mail?.text).toContain('works once, within one hour');
    expect(mail?.link).toMatch(/^https:\/\/ads\.example\/recover\/[\w-]{43}$/);
  });

  it.each(['stopped', 'moderate', 'lock', 'ban', 'archive', 'deleted'] as const)(
    'is answered the same for an unknown login and for status %s, without a message',
    async (status) => {
      const { login } = await test.createUser({ status });
      const [known, unknown] = [await ask(login), await ask('nobody@preroll.test')];
      const alike = ({ headers: { date, ...headers }, ...reply }: typeof known) => ({ ...reply, headers });
      expect(alike(known)).toEqual(alike(unknown));
      expect([...(await mailsTo(login)), ...(await mailsTo('nobody@preroll.test'))]).toEqual([]);
    },
  );

  it('does not store the key in the database', async () => {
    const { login, id } = await test.createUser();
    const key = await keyFor(login);
    const rows = await test.db.select().from(recoveryKeys).where(eq(recoveryKeys.userId, id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('ignores the host of the request', async () => {
    const { login } = await test.createUser();
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await test.call('POST', 'auth/recovery', { payload: { login }, headers, remoteAddress: '10.9.0.1' });
    const [mail] = await mailsTo(login);
    expect(mail?.link).toMatch(/^https:\/\/ads\.example\//);
    expect(JSON.stringify(mail)).not.toContain('evil');
  });
});

describe('a link', () => {
  it('shows its user, sets the password once, and signs in', async () => {
    const { login } = await test.createUser();
    const key = await keyFor(login);
    expect(await look(key)).toMatchObject({ status: 200, body: { login } });

    const { status, body } = await recover(key);
    expect([status, body.user.login]).toEqual([200, login]);
    expect((await me(body.token)).status).toBe(200);
    expect((await signIn(login, next)).status).toBe(200);
    expect((await signIn(login, password)).status).toBe(422);

    expect(await look(key)).toMatchObject(dead);
    expect(await recover(key)).toMatchObject(dead);
  });

  it('is valid for an hour', async () => {
    const { login, id } = await test.createUser();
    const key = await keyFor(login);
    const [row] = await test.db.select().from(recoveryKeys).where(eq(recoveryKeys.userId, id));
    expect(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000).toBeCloseTo(60, 0);
    await test.db.update(recoveryKeys).set({ expiresAt: new Date() }).where(eq(recoveryKeys.userId, id));
    expect(await look(key)).toMatchObject(dead);
    expect(await recover(key)).toMatchObject(dead);
  });

  it('stays valid after a later one; using one invalidates the others', async () => {
    const { login } = await test.createUser();
    const [first, second, third] = [await keyFor(login), await keyFor(login), await keyFor(login)];
    expect((await look(first)).status).toBe(200);
    expect((await recover(second)).status).toBe(200);
    for (const key of [first, third]) expect((await recover(key, 'a third password')).status).toBe(422);
  });

  it('is not used up by a password that is too short', async () => {
    const { login } = await test.createUser();
    const key = await keyFor(login);
    expect(await recover(key, 'short')).toMatchObject({
      status: 422,
      body: { errors: { password: ['At least 12 characters'] } },
    });
    expect((await recover(key)).status).toBe(200);
  });

  it('works once, even for concurrent requests, with the same link or another', async () => {
    const { login } = await test.createUser();
    const [one, other] = [await keyFor(login), await keyFor(login)];
    const secrets = Array.from({ length: 6 }, (_, index) => `a password of visitor ${index}`);
    const replies = await Promise.all(secrets.map((secret, index) => recover(index % 2 ? one : other, secret)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422]);
    const winner = secrets[replies.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(login, winner)).status).toBe(200);
  });

  it('is invalid for a user who was locked meanwhile', async () => {
    const { login, id } = await test.createUser();
    const key = await keyFor(login);
    await test.db.update(users).set({ status: 'lock' }).where(eq(users.id, id));
    expect(await look(key)).toMatchObject(dead);
    expect(await recover(key)).toMatchObject(dead);
  });

  it.each([
    ['a word', 'nonsense'],
    ['a NUL', '%00'],
    ['a slash', 'a%2Fb'],
    ['a malformed escape', '%zz'],
    ['half a character', '%ff'],
    ['300 characters', 'a'.repeat(300)],
    ['10,000 characters', 'a'.repeat(10_000)],
  ])('with a malformed key answers like an invalid one: %s', async (_name, key) => {
    expect(await look(key)).toMatchObject(dead);
    expect(await recover(key)).toMatchObject(dead);
  });
});

describe('the limit of invalid links', () => {
  it('counts by address, for reading and using, and states the waiting time', async () => {
    const { login } = await test.createUser();
    const key = await keyFor(login);
    for (let count = 0; count < 15; count += 1) {
      expect((await look(`dead${count}`, '10.2.0.1')).status).toBe(422);
      expect((await recover(`dead${count}`, next, '10.2.0.1')).status).toBe(422);
    }
    const refused = await look(key, '10.2.0.1');
    expect([refused.status, refused.body.error]).toEqual([
      429,
      'Too many links that do not work. Try again in 15 minutes.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
    expect((await recover(key, next, '10.2.0.1')).status).toBe(429);
    expect((await look(key, '10.2.0.2')).status).toBe(200);
  });

  it('does not count valid links', async () => {
    const { login } = await test.createUser();
    const key = await keyFor(login);
    for (let count = 0; count < 40; count += 1) expect((await look(key, '10.2.0.3')).status).toBe(200);
  });
});
