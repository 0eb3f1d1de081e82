import { createHash } from 'node:crypto';
import { MAX_SCRIPT_BYTES } from '@preroll/rules/advert/script-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { startScriptHost } from './script-host.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

type Script = Schemas['ScriptSettings'];

const answers: Record<string, { status?: number; type?: string; body: string | Buffer }> = {
  '/unit.js': { body: 'var fetched = 1;' },
  '/marked.js': { type: 'application/javascript; charset="UTF-8"', body: '\ufeffvar marked = 1;' },
  '/page.html': { type: 'text/html', body: '<!doctype html>' },
  '/text.js': { type: 'text/plain', body: 'var a;' },
  '/latin.js': { type: 'text/javascript; charset=windows-1251', body: 'var a;' },
  '/utf-16.js': { body: Buffer.from('\ufeffvar a;', 'utf16le') },
  '/binary.js': { body: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
  '/missing.js': { status: 404, body: 'var a;' },
  '/large.js': { body: ';'.repeat(MAX_SCRIPT_BYTES + 1) },
  '/wrong.js': { body: '\nvar a = ;' },
};

let host: Awaited<ReturnType<typeof startScriptHost>>;
let asked: string[] = [];
let test: TestApp;
let testUsers: TestUsers;

beforeAll(async () => {
  host = await startScriptHost((request, response) => {
    asked.push(request.url ?? '');
    const { status = 200, type = 'text/javascript', body } = answers[request.url ?? ''] ?? { status: 500, body: '' };
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  test = await startTestApp({ OUTBOUND_TEST_HOSTS: host.testHosts });
  testUsers = await createTestUsers(test);
});
afterAll(async () => {
  await test.close();
  await host.close();
});

const hash = (code: string) => createHash('sha256').update(code).digest('hex');
let count = 0;
const create = (values: object = {}) => {
  count += 1;
  const body = { kind: 'branding', name: `Script ${count}`, source_code: `var n = ${count};`, ...values };
  return testUsers.admin.call<Script>('POST', 'settings/scripts', body);
};
const update = ({ id, name, status, is_default, version }: Script, values: object = {}) =>
  testUsers.admin.call<Script>('PATCH', `settings/scripts/${id}`, { name, status, is_default, version, ...values });
const get = async ({ id }: Script) => (await testUsers.admin.call<Script>('GET', `settings/scripts/${id}`)).body;
const remove = ({ id }: Script) => testUsers.admin.call('DELETE', `settings/scripts/${id}`);
const versions = async ({ id }: Script) =>
  (await testUsers.admin.call<Schemas['ScriptVersionList']>('GET', `settings/scripts/${id}/versions`)).body;
const readCode = ({ id }: Script, number: number) =>
  testUsers.admin.call<string>('GET', `settings/scripts/${id}/versions/${number}/code`);
const restore = ({ id, version }: Script, number: number) =>
  testUsers.admin.call<Script>('POST', `settings/scripts/${id}/versions/${number}/restoration`, { version });
const errorsOf = ({ status, body }: Reply) => [status, (body as Schemas['ValidationErrorBody']).errors];

describe('the code', () => {
  it.each([
    ['a wrong syntax', '\n  var a = ;', 'Line 2, column 11: Unexpected token'],
    ['a module', "import a from './a.js';", /^Line 1, column 1: Players run classic scripts/],
    ['nothing', '', 'The script is empty'],
    ['a page', '<!doctype html>', 'Line 1, column 1: Unexpected token'],
    ['one character more than allowed', ';'.repeat(MAX_SCRIPT_BYTES + 1), 'At most 512000 characters'],
    ['one byte more than allowed', `'${'я'.repeat(MAX_SCRIPT_BYTES / 2)}'`, 'At most 512 kB'],
    ['nesting without end', '`$\u007b'.repeat(150_000), /nested too deeply$/],
  ])('is refused: %s', async (_, source_code, message) => {
    const text = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(errorsOf(await create({ source_code }))).toEqual([422, { source_code: [text] }]);
  });

  it.each([
    ['that ends a script element', "document.write('</script><script>');"],
    ['with separators of lines', "var a = '\u2028\u2029';"],
    ['of quotation marks, which double in JSON', `'${'"'.repeat(MAX_SCRIPT_BYTES - 2)}'`],
    ['of line ends, kept as they are', '\n\r\n\tvar a;\n\n'],
    ['that never ends when it runs', 'for (;;);'],
  ])('is kept byte by byte: %s', async (_, source_code) => {
    const { status, body } = await create({ source_code });
    expect(status).toBe(201);
    expect(body.current).toMatchObject({ number: 1, sha256: hash(source_code), size: Buffer.byteLength(source_code) });
    expect((await readCode(body, 1)).body).toBe(source_code);
  });

  it('loses its byte order mark', async () => {
    const { body } = await create({ source_code: '\ufeffvar marked;' });
    expect(body.current.sha256).toBe(hash('var marked;'));
  });

  it('is required once, as text or by its URL', async () => {
    expect(errorsOf(await create({ source_code: null }))).toEqual([422, { source_code: ['Required'] }]);
    const both = await create({ url: 'https://units.example/unit.js' });
    expect(errorsOf(both)).toEqual([422, { url: ['Either the code or its address'] }]);
  });

  it('is served as a download, never run', async () => {
    const { body } = await create();
    const { headers } = await readCode(body, 1);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="script-${body.id}-1.js"`,
      'x-content-type-options': 'nosniff',
    });
    expect((await readCode(body, 2)).status).toBe(404);
  });
});

describe('a URL', () => {
  it.each([
    ['/page.html', 'The host sent text/html instead of JavaScript'],
    ['/text.js', 'The host sent text/plain instead of JavaScript'],
    ['/latin.js', 'The script must be in UTF-8'],
    ['/utf-16.js', /^This is not a text in UTF-8/],
    ['/binary.js', /^This is not a text in UTF-8/],
    ['/missing.js', 'The host answered 404 instead of 200'],
    ['/large.js', 'At most 512 kB'],
    ['/wrong.js', 'Line 2, column 9: Unexpected token'],
  ])('is refused: %s', async (path, message) => {
    const text = typeof message === 'string' ? message : expect.stringMatching(message);
    const reply = await create({ source_code: null, url: `https://units.example${path}` });
    expect(errorsOf(reply)).toEqual([422, { url: [text] }]);
  });

  it.each([
    ['http://units.example/unit.js', 'Must be a web address that begins with https://'],
    ['https://127.0.0.1/unit.js', 'This address is not on the public internet'],
    ['https://2130706433/unit.js', 'This address is not on the public internet'],
    ['https://[::1]/unit.js', 'This address is not on the public internet'],
    ['https://user:password@units.example/unit.js', 'Leave out the name and password: everyone would see them'],
  ])('of no public host is refused: %s', async (url, message) => {
    expect(errorsOf(await create({ source_code: null, url }))).toEqual([422, { url: [message] }]);
  });

  it('is requested once, and its content stored', async () => {
    asked = [];
    const url = 'https://units.example/unit.js';
    const { body } = await create({ source_code: null, url });
    expect(body.current).toMatchObject({ url, sha256: hash('var fetched = 1;') });
    answers['/unit.js'] = { body: 'var changed = 1;' };
    expect((await readCode(body, 1)).body).toBe('var fetched = 1;');
    expect(asked).toEqual(['/unit.js']);
    const { body: updated } = await update(body, { url });
    expect(updated.current).toMatchObject({ number: 2, sha256: hash('var changed = 1;') });
  });

  it('may specify an encoding and begin with a byte order mark', async () => {
    const { body } = await create({ source_code: null, url: 'https://units.example/marked.js' });
    expect(body.current.sha256).toBe(hash('var marked = 1;'));
  });
});

describe('versions', () => {
  it('are only added by new code', async () => {
    const { body: first } = await create({ source_code: 'var one;' });
    const { body: renamed } = await update(first, { name: 'Renamed', source_code: 'var one;' });
    expect(renamed.current.number).toBe(1);
    const { body: second } = await update(renamed, { source_code: 'var two;' });
    expect(second.current).toMatchObject({ number: 2, sha256: hash('var two;'), restored_from: null });
    expect(await versions(second)).toMatchObject({ total: 2, items: [{ number: 2 }, { number: 1 }] });
  });

  it('are restored by repeating an earlier one', async () => {
    const { body: first } = await create({ source_code: 'var old;' });
    const { body: second } = await update(first, { source_code: 'var young;' });
    expect(await restore(first, 1)).toMatchObject({ status: 400 });
    const { status, body: third } = await restore(second, 1);
    expect(status).toBe(200);
    expect(third.current).toMatchObject({ number: 3, sha256: hash('var old;'), restored_from: 1 });
    expect((await readCode(third, 3)).body).toBe('var old;');
    expect(await restore(third, 1)).toMatchObject({ status: 400 });
    expect(await restore(third, 9)).toMatchObject({ status: 404 });
  });

  it('are in the history by number and hash, without the code', async () => {
    const { body: first } = await create({ source_code: "var secret = 'of the code';" });
    await update(first, { source_code: 'var other;' });
    const path = `settings/changes?kind=script&record_id=${first.id}`;
    const { body } = await testUsers.admin.call<Schemas['ChangeList']>('GET', path);
    expect(body.items[0]?.fields).toEqual([
      { field: 'code_version', old: 1, new: 2 },
      { field: 'sha256', old: hash("var secret = 'of the code';"), new: hash('var other;') },
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('of concurrent edits: one is refused', async () => {
    const { body } = await create();
    const edits = await Promise.all(['var a;', 'var b;'].map((source_code) => update(body, { source_code })));
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await versions(body)).toMatchObject({ total: 2 });
  });
});

describe('the default', () => {
  const vpaid = (values: object = {}) => create({ kind: 'vpaid', ...values });
  const defaults = async () => {
    const { body } = await testUsers.admin.call<Script[]>('GET', 'settings/scripts?kind=vpaid');
    return body.filter(({ is_default }) => is_default).map(({ id }) => id);
  };
  let first: Script;

  it('is the first script of its kind, which must be active', async () => {
    const stopped = await vpaid({ status: 'stopped' });
    expect(errorsOf(stopped)).toEqual([422, { status: ['The default script must be working'] }]);
  });

  it('is exactly one, even after concurrent changes', async () => {
    const created = await Promise.all([vpaid(), vpaid(), vpaid({ is_default: true })]);
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [holder] = await defaults();
    const others = await Promise.all(created.map(({ body }) => get(body)));
    const moved = await Promise.all(
      others.filter(({ id }) => id !== holder).map((one) => update(one, { is_default: true })),
    );
    expect(moved.map(({ status }) => status)).toEqual([200, 200]);
    const now = await defaults();
    expect(now).toHaveLength(1);
    first = await get({ ...others[0], id: now[0] } as Script);
  });

  it('can be neither cleared nor stopped nor removed', async () => {
    const dropped = { is_default: ['Make another script the default instead'] };
    expect(errorsOf(await update(first, { is_default: false }))).toEqual([422, dropped]);
    expect(await update(first, { status: 'stopped' })).toMatchObject({ status: 422 });
    const error = 'This is the default script: make another one the default, then it can be removed';
    expect(await remove(first)).toMatchObject({ status: 400, body: { error } });
  });

  it('moves from the former one, which becomes a newer version', async () => {
    const { body: next } = await vpaid({ is_default: true });
    const former = await get(first);
    expect(former).toMatchObject({ is_default: false, version: first.version + 1 });
    expect(await update(first, { is_default: true })).toMatchObject({ status: 400 });
    expect(await defaults()).toEqual([next.id]);
    expect((await remove(former)).status).toBe(204);
    expect((await remove(former)).status).toBe(404);
  });
});

it('has a unique name within its kind', async () => {
  const { body } = await create({ name: 'Taken' });
  const message = ['There is a script with this name already'];
  expect(errorsOf(await create({ name: ' taken' }))).toEqual([422, { name: message }]);
  expect((await create({ name: 'Taken', kind: 'vpaid' })).status).toBe(201);
  expect((await remove(body)).status).toBe(204);
  expect((await create({ name: 'Taken' })).status).toBe(201);
});

it('is offered to webmasters while it is active, without its code', async () => {
  const { body: working } = await create({ name: 'Offered' });
  const { body: stopped } = await create({ name: 'Not offered', status: 'stopped' });
  const webmaster = await test.as(await test.createUser({ supportPanels: ['webmaster'] }), 'webmaster');
  const { body } = await webmaster.call<Schemas['ScriptList']>('GET', 'scripts?kind=branding');
  expect(body.items).toContainEqual({ id: working.id, name: 'Offered', kind: 'branding', is_default: false });
  expect(body.items.map(({ id }) => id)).not.toContain(stopped.id);
  expect(body.items[0]?.is_default).toBe(true);
  expect(new Set(body.items.map(({ kind }) => kind))).toEqual(new Set(['branding']));
});
