import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { preroll } from './test-users.ts';

let test: TestApp;
let caller: Caller;
let admin: Caller;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await test.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
  caller = await test.as(await test.createUser(), 'advertiser');
});
afterAll(() => test.close());

const campaign = { ...preroll, name: 'Spring sale', advert_link: 'https://shop.example/' };
const post = (options: InjectOptions, type?: string) =>
  test.call<Schemas['ValidationErrorBody']>('POST', 'campaigns', {
    ...options,
    headers: {
      authorization: `Bearer ${caller.token}`,
      cabinet: 'advertiser',
      ...(type === undefined ? {} : { 'content-type': type }),
    },
  });

describe('a body', () => {
  it.each([
    ['no body', {}, undefined],
    ['an empty body', { payload: '' }, 'application/json'],
    ['null', { payload: 'null' }, 'application/json'],
  ])('is required: %s', async (_name, options, type) => {
    expect(await post(options, type)).toMatchObject({ status: 422, body: { errors: { '': ['Required'] } } });
  });

  it('has to be JSON', async () => {
    const broken = await post({ payload: '{"name":' }, 'application/json');
    expect(broken).toMatchObject({ status: 422, body: { errors: { '': ['Must be valid JSON'] } } });
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'application/xml'])(
    'is refused as %s',
    async (type) => {
      expect(await post({ payload: JSON.stringify(campaign) }, type)).toMatchObject({
        status: 415,
        body: { error: 'The body must be JSON' },
      });
    },
  );

  it('cannot change prototypes', async () => {
    const payload = `{"__proto__":{"owner_id":1},${JSON.stringify(campaign).slice(1)}`;
    expect((await post({ payload }, 'application/json')).status).toBe(422);
  });

  it('cannot change prototypes by a key that loses characters', async () => {
    const values = `{"values":{"rows":[{"__pro\\u0000to__":{"isAdmin":true}}]}}`;
    const draft = (method: string, payload?: string) =>
      caller.call<Schemas['ValidationErrorBody']>(method, 'drafts/new-campaign', payload && JSON.parse(payload));
    expect(await draft('PUT', values)).toMatchObject({ status: 422, body: { errors: { '': ['Must be valid JSON'] } } });
    expect((await draft('GET')).body).toMatchObject({ values: null });
  });

  it('cannot have unknown fields', async () => {
    const { status, body } = await caller.call<Schemas['ValidationErrorBody']>('POST', 'campaigns', {
      ...campaign,
      version: 7,
    });
    expect(status).toBe(422);
    expect(body).toEqual({ error: 'Some fields need your attention', errors: { version: ['Unknown field'] } });
  });

  it('is trimmed before validation', async () => {
    const blank = await caller.call<Schemas['ValidationErrorBody']>('POST', 'campaigns', { ...campaign, name: ' \t ' });
    expect(blank).toMatchObject({ status: 422, body: { errors: { name: ['Required'] } } });
    const trimmed = await caller.call<Schemas['Campaign']>('POST', 'campaigns', {
      ...preroll,
      name: '  Spring sale\u0000 ',
      advert_link: ' https://shop.example/ ',
    });
    expect(trimmed).toMatchObject({ status: 201, body: campaign });
  });

  it('reports every invalid field at once', async () => {
    const { body } = await caller.call<Schemas['ValidationErrorBody']>('POST', 'campaigns', {
      ...preroll,
      advert_link: 'ftp://a',
    });
    expect(body.errors).toEqual({
      name: ['Required'],
      advert_link: ['Must be a web address that begins with http:// or https://'],
    });
  });
});

describe('an operation without a body', () => {
  it.each([
    ['text', { payload: 'text', headers: { 'content-type': 'text/plain' } }],
    ['broken JSON', { payload: '{', headers: { 'content-type': 'application/json' } }],
    ['no type at all', { payload: '{' }],
    ['a malformed type', { payload: '{', headers: { 'content-type': 'nonsense' } }],
    ['two megabytes', { payload: 'x'.repeat(2 << 20), headers: { 'content-type': 'application/json' } }],
  ])('ignores %s', async (_name, { payload, headers }: InjectOptions) => {
    const { token } = await test.as({ id: caller.userId });
    const signedIn = { authorization: `Bearer ${token}`, cabinet: 'advertiser', ...headers };
    expect((await test.call('DELETE', 'adverts/999', { payload, headers: signedIn })).status).toBe(404);
    expect((await test.call('POST', 'auth/logout', { payload, headers: signedIn })).status).toBe(204);
  });

  it('ignores a query', async () => {
    const query = Array.from({ length: 1001 }, (_, index) => `q${index}`).join('&');
    expect((await caller.call('GET', `auth/me?${query}`)).status).toBe(200);
  });
});

describe('an id in a body', () => {
  const bodies = { campaigns: campaign, groups: { name: 'Spring 2026' } };

  it.each(
    (['campaigns', 'groups'] as const).flatMap((path) =>
      (
        [
          [-2_147_483_649, 'At least 1'],
          [-1, 'At least 1'],
          [0, 'At least 1'],
          [2_147_483_648, 'At most 2147483647'],
        ] as const
      ).map(([id, message]) => ({ path, id, message })),
    ),
  )('that no record can have is 422: $path, $id', async ({ path, id, message }) => {
    const { status, body } = await admin.call<Schemas['ValidationErrorBody']>('POST', path, {
      ...bodies[path],
      owner_id: id,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ owner_id: [message] });
  });
});

describe('a URL', () => {
  it.each([
    'limit=0',
    'limit=1001',
    'offset=-1',
    'sort=password_hash',
    'limit=ten',
    'limit=0x10',
    'limit=1e1',
    'offset=99999999999',
  ])('with ?%s is 422', async (query) => {
    const { status, body } = await caller.call<Schemas['ValidationErrorBody']>('GET', `campaigns?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
  });

  it.each(['0', '-1', 'abc', '1.5', '9999999999', '0x1', '1e0', '+1', '%201', '%00', '%ff', '%zz', '%'])(
    'with the id %s answers like one with an unknown id',
    async (id) => {
      expect(await caller.call('GET', `campaigns/${id}`)).toMatchObject({ status: 404, body: { error: 'Not found' } });
    },
  );

  it.each(['%ff', '%zz'])('with the malformed escape %s requires a session first', async (id) => {
    const { status, body, headers } = await test.call('GET', `campaigns/${id}`);
    expect([status, body]).toEqual([401, { error: 'You are not authorized' }]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it.each(['nothing', '%ff', 'campaigns/12/%ff'])('of an unknown path is 404 as JSON: %s', async (path) => {
    expect(await caller.call('GET', path)).toMatchObject({ status: 404, body: { error: 'Not found' } });
  });
});
