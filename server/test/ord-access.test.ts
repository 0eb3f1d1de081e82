import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRows } from '../src/platform/db/read-rows.ts';
import { ordAccesses } from '../src/platform/db/schema.ts';
import { createSecretBox } from '../src/platform/secrets/secret-box.ts';
import { captureLog } from './capture-log.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

type Access = Schemas['OrdAccess'];

const log = captureLog();
const token = 'an-example-token-x9Kd';
const nextToken = 'another-example-Qz27';
let operator: Server;
let test: TestApp;
let testUsers: TestUsers;
const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
let answer: { status: number; location?: string } = { status: 200 };

beforeAll(async () => {
  operator = createServer(({ url, headers }, response) => {
    asked.push({ url, headers });
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end('[]');
  });
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
  const { port } = operator.address() as AddressInfo;
  const env = { LOG_LEVEL: 'trace', OUTBOUND_TEST_HOSTS: `ord.example=127.0.0.1:${port},gone.example=127.0.0.1:1` };
  test = await startTestApp(env, { log: log.stream });
  testUsers = await createTestUsers(test);
});
afterAll(async () => {
  await test.close();
  await new Promise((resolve) => operator.close(resolve));
});

const call = <T = Access>(method: string, path = '', body?: object) =>
  testUsers.admin.call<T>(method, `settings/ord/access${path}`, body);
const fields = { operator: 'vk', environment: 'sandbox', base_url: 'https://ord.example' };
let count = 0;
const create = (values: object = {}) => {
  count += 1;
  return call('POST', '', { name: `Access ${count}`, ...fields, token, ...values });
};
const update = ({ id, version, name }: Access, values: object = {}) =>
  call('PATCH', `/${id}`, { name, ...fields, version, ...values });
const check = ({ id }: Access) => call('POST', `/${id}/check`);
const errorsOf = ({ body }: { body: unknown }) => (body as Schemas['ValidationErrorBody']).errors;

it('returns only the end of its token', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body).toMatchObject({ token_last_four: 'x9Kd', last_check: null, status: 'working', sources_count: 0 });
  const replaced = await update(body, { token: nextToken });
  expect(replaced).toMatchObject({ status: 200, body: { token_last_four: 'Qz27', version: 2 } });
  const listed = await call<Access[]>('GET');
  const shown = JSON.stringify([body, replaced.body, listed.body, (await call('GET', `/${body.id}`)).body]);
  for (const secret of [token, nextToken]) expect(shown).not.toContain(secret);
});

it.each<[string, object, string]>([
  ['a name that exists, in other letters', { name: 'TAKEN' }, 'name'],
  ['an address without encryption', { base_url: 'http://ord.example' }, 'base_url'],
  ['an address with a password', { base_url: 'https://me:secret@ord.example' }, 'base_url'],
  ['an address with a query', { base_url: 'https://ord.example/?a=b' }, 'base_url'],
  ['a short token', { token: 'short' }, 'token'],
  ['a token that would end its header', { token: 'an-example-token\r\nx: y' }, 'token'],
  ['no token', { token: undefined }, 'token'],
  ['another operator than all', { operator: 'nobody' }, 'operator'],
])('is refused: %s', async (_, values, field) => {
  await create({ name: 'Taken' });
  const reply = await create(values);
  expect(reply.status).toBe(422);
  expect(Object.keys(errorsOf(reply))).toEqual([field]);
  expect(JSON.stringify(reply.body)).not.toContain(token);
});

it('sends its token only to the host for which it was entered', async () => {
  const { body } = await create();
  const elsewhere = { base_url: 'https://gone.example' };
  expect(errorsOf(await update(body, elsewhere))).toEqual({ token: ['Enter the token for the new address'] });
  expect((await update(body, { base_url: 'https://ord.example/api' })).status).toBe(200);
  // not even to an address that was changed in the database
  await test.db.update(ordAccesses).set({ baseUrl: 'https://gone.example' }).where(eq(ordAccesses.id, body.id));
  expect((await check(body)).status).toBe(400);
});

it.each([
  ['VK, below its address', 'vk', 200, { result: 'ok', detail: 'The operator answered 200' }, '/api/v1/person?limit=1'],
  ['another operator, at its address', 'ozon', 204, { result: 'ok', detail: 'The operator answered 204' }, '/api/'],
  ['a wrong token', 'vk', 401, { result: 'unauthorized', detail: 'The operator answered 401' }, undefined],
  ['a token without rights', 'vk', 403, { result: 'unauthorized', detail: 'The operator answered 403' }, undefined],
  ['a wrong address', 'vk', 404, { result: 'unreachable', detail: 'The operator answered 404' }, undefined],
  ['a failing operator', 'vk', 503, { result: 'unreachable', detail: 'The operator answered 503' }, undefined],
  ['a redirect', 'vk', 302, { result: 'unreachable', detail: 'The operator answered 302' }, undefined],
])('is checked: %s', async (_, name, status, expected, url) => {
  const { body } = await create({ operator: name, base_url: 'https://ord.example/api/' });
  answer = { status, location: 'https://gone.example/' };
  asked.length = 0;
  const { body: checked } = await check(body);
  expect(checked.last_check).toMatchObject(expected);
  expect(Math.abs(Date.now() - Date.parse(checked.last_check?.at ?? ''))).toBeLessThan(600_000);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${token}`);
  if (url !== undefined) expect(asked[0]?.url).toBe(url);
  // a check does not count as an edit
  expect((await call('GET', `/${body.id}`)).body).toMatchObject({ version: 1, last_check: expected });
  expect((await update(body, { operator: name, base_url: 'https://ord.example/' })).body.last_check).toBeNull();
});

it('is unreachable where nothing listens', async () => {
  const { body } = await create({ base_url: 'https://gone.example' });
  const detail = 'The host refused or cut the connection';
  expect((await check(body)).body.last_check).toMatchObject({ result: 'unreachable', detail });
});

it.each([
  ['https://127.0.0.1/x', 'This address is not on the public internet'],
  ['https://2130706433/x', 'This address is not on the public internet'],
  ['https://[::1]/', 'This address is not on the public internet'],
  ['https://10.0.0.1', 'This address is not on the public internet'],
  ['https://localhost/x', 'This address is not on the public internet'],
  ['https://name:word@ord.example', 'Leave out the name and password: everyone would see them'],
])('does not take %s, which no check could reach', async (base_url, message) => {
  const refusal = { status: 422, body: { errors: { base_url: [message] } } };
  expect(await create({ base_url })).toMatchObject(refusal);
  const { body } = await create();
  expect(await update(body, { base_url, token })).toMatchObject(refusal);
});

it('with an address from before this rule can be stopped', async () => {
  const { body } = await create();
  const base_url = 'https://127.0.0.1';
  await test.db.update(ordAccesses).set({ baseUrl: base_url }).where(eq(ordAccesses.id, body.id));
  expect(await update(body, { base_url, status: 'stopped' })).toMatchObject({ body: { status: 'stopped' } });
});

it('reports a lost key, and works again with a new token', async () => {
  const { body } = await create();
  const sealedToken = createSecretBox(Buffer.alloc(32, 7)).seal(token, 'ord-access https://ord.example');
  await test.db.update(ordAccesses).set({ sealedToken }).where(eq(ordAccesses.id, body.id));
  const error =
    'The stored token was encrypted with another key. Restore SECRET_KEY or the file secret.key of DATA_DIR, or enter the token again';
  expect(await check(body)).toMatchObject({ status: 400, body: { error } });
  const { body: entered } = await update(body, { token });
  answer = { status: 200 };
  expect((await check(entered)).body.last_check?.result).toBe('ok');
});

it('can not be removed or change its operator while sources use it', async () => {
  const { body } = await create();
  const source = { operator: 'vk', mode: 'api', api_access_id: body.id };
  for (const name of ['One', 'Two']) await testUsers.admin.call('POST', 'settings/ord/sources', { ...source, name });
  expect((await call('GET', `/${body.id}`)).body.sources_count).toBe(2);
  const error = "2 sources use this access: it can't be removed";
  expect(await call('DELETE', `/${body.id}`)).toMatchObject({ status: 400, body: { error } });
  const { body: unused } = await create();
  const { body: listed } = await call<Access[]>('GET');
  const kept = new Map(listed.map(({ id, removal_blocked_by }) => [id, removal_blocked_by]));
  expect([kept.get(body.id), kept.get(unused.id)]).toEqual([error, undefined]);
  // listing whether it can be removed erases no token
  expect(listed.find(({ id }) => id === unused.id)?.token_last_four).toBe('x9Kd');
  expect(errorsOf(await update(body, { operator: 'ozon' }))).toHaveProperty('operator');
  expect((await update(body, { name: 'Renamed' })).status).toBe(200);
  expect((await update(body)).status).toBe(400);
});

it('leaves no token behind when it is removed', async () => {
  const { body } = await create();
  expect((await call('DELETE', `/${body.id}`)).status).toBe(204);
  expect((await check(body)).status).toBe(404);
  const [row] = await test.db.select().from(ordAccesses).where(eq(ordAccesses.id, body.id));
  expect(row).toMatchObject({ status: 'deleted', sealedToken: '', tokenLastFour: '' });
});

it('has a history that only states that the token changed', async () => {
  const { body } = await create();
  await update(body, { token: nextToken, environment: 'production' });
  const path = `settings/changes?kind=ord_access&record_id=${body.id}`;
  const { body: history } = await testUsers.admin.call<Schemas['ChangeList']>('GET', path);
  expect(history.items[0]?.fields).toEqual([
    { field: 'environment', old: 'sandbox', new: 'production' },
    { field: 'token', old: null, new: 'changed' },
  ]);
  expect(history.items[1]?.fields).toContainEqual({ field: 'token', old: null, new: 'changed' });
});

async function dump(): Promise<string> {
  const read = <Row>(query: SQL) => readRows<Row>(test.db, query);
  const tables = await read<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const contents: unknown[] = [];
  for (const { name } of tables) contents.push(await read(sql.raw(`select t::text as row from ${name} as t`)));
  return JSON.stringify(contents);
}

it('has its token neither in a dump of the database nor in the log, whatever fails', async () => {
  const { body } = await create({ name: 'Dumped' });
  await check(body);
  await test.db.execute(sql.raw('alter table ord_accesses rename to hidden'));
  const failing = [await create(), await update(body, { token: nextToken }), await check(body)];
  await test.db.execute(sql.raw('alter table hidden rename to ord_accesses'));
  expect(failing.map(({ status }) => status)).toEqual([500, 500, 500]);
  await update(body, { token: nextToken });

  const text = await dump();
  expect(text).toContain('Dumped');
  for (const secret of [token, nextToken]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString('base64'));
    expect(log.text).not.toContain(secret);
  }
  expect(log.text).toContain('a request failed');
});
