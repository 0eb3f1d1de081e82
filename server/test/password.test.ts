import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionByPassword, findCredentials } from '../src/identity/auth/session-store.ts';
import { recoveryKeys } from '../src/platform/db/schema.ts';
import { type Caller, password, type Schemas, startTestApp, type TestApp } from './harness.ts';

const next = 'a password that is new';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const change = (caller: Caller, current: string, secret = next) =>
  caller.call<Schemas['ValidationErrorBody']>('POST', 'auth/password', { current_password: current, password: secret });
const signIn = (login: string, secret: string) =>
  test.call('POST', 'auth/login', { payload: { login, password: secret } });

describe('a new password', () => {
  it('replaces the current one immediately', async () => {
    const user = await test.createUser();
    expect(await change(await test.as(user), password)).toMatchObject({ status: 204, body: undefined });
    expect((await signIn(user.login, password)).status).toBe(422);
    expect((await signIn(user.login, next)).status).toBe(200);
  });

  it('ends the other sessions of its user only', async () => {
    const [user, other] = [await test.createUser(), await test.createUser()];
    const [asking, second, stranger] = [await test.as(user), await test.as(user), await test.as(other)];
    await change(asking, password);
    const states = await Promise.all([asking, second, stranger].map((caller) => caller.call('GET', 'auth/me')));
    expect(states.map(({ status }) => status)).toEqual([200, 401, 200]);
  });

  it('ends the recovery links', async () => {
    const user = await test.createUser();
    await test.call('POST', 'auth/recovery', { payload: { login: user.login } });
    const key = (await test.mails()).at(-1)?.link?.split('/').at(-1);
    expect((await test.call('GET', `auth/recovery/${key}`)).status).toBe(200);
    await change(await test.as(user), password);
    expect((await test.call('GET', `auth/recovery/${key}`)).status).toBe(422);
    const [row] = await test.db.select().from(recoveryKeys).where(eq(recoveryKeys.userId, user.id));
    expect(row?.endedAt).toBeInstanceOf(Date);
  });

  it('requires the current one', async () => {
    const user = await test.createUser();
    const [asking, second] = [await test.as(user), await test.as(user)];
    expect(await change(asking, 'wrong')).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['Wrong password'] } },
    });
    expect((await second.call('GET', 'auth/me')).status).toBe(200);
    expect((await signIn(user.login, password)).status).toBe(200);
  });

  it('is not trimmed, and neither is the current one', async () => {
    const user = await test.createUser();
    const caller = await test.as(user);
    expect((await change(caller, ` ${password}`)).status).toBe(422);
    expect((await change(caller, password, `  ${next}  `)).status).toBe(204);
    expect((await signIn(user.login, next)).status).toBe(422);
    expect((await change(caller, `  ${next}  `)).status).toBe(204);
  });

  it('has at least 12 characters', async () => {
    const caller = await test.as(await test.createUser());
    expect(await change(caller, password, 'elevenchars')).toMatchObject({
      status: 422,
      body: { errors: { password: ['At least 12 characters'] } },
    });
  });

  it('is set by only one of two concurrent requests', async () => {
    const user = await test.createUser();
    const callers = [await test.as(user), await test.as(user)];
    const secrets = ['the password of one', 'the password of two'];
    const replies = await Promise.all(callers.map((caller, index) => change(caller, password, secrets[index])));
    const statuses = replies.map(({ status }) => status);
    // the second one finds its session ended or the password changed
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect((await signIn(user.login, secrets[statuses.indexOf(204)] ?? '')).status).toBe(200);
  });

  it('ends sessions that start concurrently with the old one', async () => {
    const user = await test.createUser();
    const shown = await findCredentials(test.db, user.login);
    await change(await test.as(user), password);
    expect(shown && (await createSessionByPassword(test.db, shown))).toBeNull();
  });
});

it('can not be guessed concurrently within a session', async () => {
  const caller = await test.as(await test.createUser());
  const answers = await Promise.all(Array.from({ length: 60 }, () => change(caller, 'wrong')));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
});

it('can not be guessed repeatedly within a session', async () => {
  const user = await test.createUser();
  const caller = await test.as(user);
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await change(caller, 'wrong')).status).toBe(422);
  const refused = await change(await test.as(user), password);
  expect(refused).toMatchObject({ status: 429, body: { error: 'Too many wrong passwords. Try again in 5 minutes.' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290);
  expect((await change(await test.as(await test.createUser()), password)).status).toBe(204);
});
