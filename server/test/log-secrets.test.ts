import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureLog } from './capture-log.ts';
import { password, type Schemas, startTestApp, type TestApp } from './harness.ts';

const log = captureLog();
const next = 'a password that is new';
let test: TestApp;
let url = '';

beforeAll(async () => {
  test = await startTestApp({ LOG_LEVEL: 'trace', CONTACT_EMAIL: 'people@ads.example' }, { log: log.stream });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

const send = (path: string, body: unknown, token?: string, cabinet?: string) =>
  fetch(`${url}/backend/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cabinet && { cabinet }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const get = (path: string, headers = {}) => fetch(`${url}/backend/api/${path}`, { headers });

async function signIn(login: string, secret: string): Promise<string> {
  const { token } = (await (await send('auth/login', { login, password: secret })).json()) as Schemas['SignInResponse'];
  return token;
}

async function keyFor(address: string): Promise<string> {
  const link = (await test.mails()).findLast(({ to }) => to === address)?.link;
  if (!link) throw new Error(`No link was sent to ${address}`);
  return link.split('/').at(-1) ?? '';
}

async function poll(token: string) {
  const socket = io(url, { path: '/backend/io/', transports: ['polling'], auth: { token }, forceNew: true });
  await new Promise((resolve) => socket.once('connect', () => resolve(null)).once('connect_error', resolve));
  socket.disconnect();
}

/** Makes the table unavailable for some calls, all of which must fail. */
async function failing(table: string, calls: () => Promise<Response[]>): Promise<void> {
  await test.db.execute(sql.raw(`alter table ${table} rename to hidden`));
  const answers = await calls();
  await test.mails();
  await test.db.execute(sql.raw(`alter table hidden rename to ${table}`));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
}

const failures = () => new Set(log.lines.filter(({ level }) => Number(level) >= 50).map(({ msg }) => msg));

it('contains no tokens, passwords or keys, whatever succeeds or fails', async () => {
  const { login } = await test.createUser();
  const first = await signIn(login, password);
  const authorization = `Bearer ${first}`;
  const upload = { authorization, cabinet: 'advertiser', 'tus-resumable': '1.0.0' };

  // successful calls
  await send('auth/recovery', { login });
  await send('contacts', { name: 'Nadia', email: 'nadia@shop.example', message: `My password is ${password}` });
  const key = await keyFor(login);
  const statuses = [
    await get('auth/me', { authorization }),
    await fetch(`${url}/backend/api/media`, {
      method: 'POST',
      headers: { ...upload, 'upload-length': '9', 'upload-metadata': 'filename c3ByaW5nLm1wNA==' },
    }),
    await get(`auth/recovery/${key}`),
    // refused calls
    await send('auth/login', { login, password: next }),
    await send('auth/login', { login, password, secret: password }),
    await send('auth/login', `{"login":"${login}","password":"${password}"`),
    await send('auth/password', { current_password: next, password }, first),
    await send(`auth/recovery/${key}`, { password: 'short' }),
    await get(`auth/recovery/${key}%zz`),
    await get(`nowhere/${key}`, { authorization }),
    await fetch(`${url}/backend/api/media/${key}`, { method: 'PATCH', headers: upload }),
    await get('auth/me', { authorization: `Bearer ${first}x` }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 201, 200, 422, 422, 422, 422, 422, 422, 404, 404, 401]);
  await poll(first);
  await poll(`${first}x`);

  await failing('recovery_keys', async () => {
    await send('auth/recovery', { login });
    return [await get(`auth/recovery/${key}`), await send(`auth/recovery/${key}`, { password: next })];
  });
  await failing('sessions', async () => {
    await poll(first);
    return [await get('auth/me', { authorization }), await send('auth/login', { login, password })];
  });
  await failing('users', async () => [await send('auth/login', { login, password })]);

  const recovered = (await (
    await send(`auth/recovery/${key}`, { password: next })
  ).json()) as Schemas['SignInResponse'];
  const second = await signIn(login, next);
  await send('auth/logout', {}, second);

  expect(failures()).toEqual(
    new Set(['a request failed', 'a message of recovery failed', 'a socket could not be admitted']),
  );
  for (const secret of [password, next, key, first, second, recovered.token, login])
    expect(log.text).not.toContain(secret);
});

it('contains no keys of invitations and of new logins', async () => {
  const [user, admin] = [await test.createUser(), await test.createUser({ supportPanels: ['admin'], isAdmin: true })];
  const [token, adminToken] = [await signIn(user.login, password), await signIn(admin.login, password)];
  const invited = 'invited@shop.example';
  const profile = { name: 'Invited', support_panels: ['advertiser'], currency: 'RUB', timezone: 'Europe/Moscow' };
  const address = 'another@shop.example';
  const askForLogin = (current_password: string) => send('account/login', { login: address, current_password }, token);

  const invitation = await send('users', { ...profile, login: invited }, adminToken, 'admin');
  const { id } = (await invitation.json()) as Schemas['UserDetail'];
  const first = await keyFor(invited);
  const again = await send(`users/${id}/invitation`, {}, adminToken, 'admin');
  const second = await keyFor(invited);
  const asked = [await askForLogin(next), await askForLogin(password)];
  const third = await keyFor(address);
  expect([invitation, again, ...asked].map(({ status }) => status)).toEqual([201, 200, 422, 204]);

  await failing('recovery_keys', async () => {
    await askForLogin(password);
    return [await get(`auth/recovery/${second}`), await send(`account/login/${third}`, {})];
  });
  const used = [
    await get(`auth/recovery/${first}`),
    await get(`auth/recovery/${second}`),
    await send(`auth/recovery/${second}`, { password: next }),
    await send(`account/login/${third}%zz`, {}),
    await send(`account/login/${third}`, {}),
    await send(`account/login/${third}`, {}),
  ];
  expect(used.map(({ status }) => status)).toEqual([422, 200, 200, 422, 204, 422]);

  expect(failures()).toContain('a confirmation of a new login failed');
  for (const secret of [password, next, token, adminToken, first, second, third, invited, address, user.login])
    expect(log.text).not.toContain(secret);
});
