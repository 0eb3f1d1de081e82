import { execFile } from 'node:child_process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inviteFirstAdmin, warnOfNoAdmin } from '../src/identity/users/first-admin.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';

const TIMEOUT = 120_000;

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://preroll.example' });
});
afterEach(() => test.close());

const runCommand = (login: string): Promise<{ code: number; printed: string }> => {
  const { databaseUrl, publicUrl } = test.config;
  const env = { ...process.env, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl };
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', 'admin', '--', login], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), printed: `${stdout}${stderr}`.trim() }),
    );
  });
};

const keyIn = (printed: string) => /https:\/\/preroll\.example\/recover\/([\w-]{43})$/.exec(printed)?.[1] ?? '';

it(
  'npm run admin makes the first admin of an empty platform, who chooses a password and invites others',
  async () => {
    expect(await warnOfNoAdmin(test.db)).toContain('npm run admin -- ');
    const lost = await inviteFirstAdmin(test.db, 'Boss@preroll.example');
    const { code, printed } = await runCommand('boss@preroll.example');
    expect(code).toBe(0);
    const lostKey = 'key' in lost && lost.key;
    expect(await test.call('GET', `auth/recovery/${lostKey}`)).toMatchObject({ status: 422 });

    const payload = { password: 'a password of their own' };
    const path = `auth/recovery/${keyIn(printed)}`;
    const { body } = await test.call<Schemas['SignInResponse']>('POST', path, { payload });
    const headers = { authorization: `Bearer ${body.token}`, cabinet: 'admin' };
    const users = await test.call<Schemas['UserList']>('GET', 'users', { headers });
    expect(users).toMatchObject({ status: 200, body: { items: [{ login: 'boss@preroll.example', is_admin: true }] } });

    expect(await warnOfNoAdmin(test.db)).toBeNull();
    expect(await inviteFirstAdmin(test.db, 'other@preroll.example')).toEqual({ admin: 'boss@preroll.example' });
  },
  TIMEOUT,
);
