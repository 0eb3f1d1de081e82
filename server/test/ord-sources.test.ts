import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changes, ordAdverts, ordSources } from '../src/platform/db/schema.ts';
import { type AdvertScene, startAdvertScene } from './advert-scene.ts';
import type { Schemas } from './harness.ts';
import { createAdvert } from './test-users.ts';

type Source = Schemas['OrdSourceSettings'];
type Access = Schemas['OrdAccess'];

let scene: AdvertScene;
let vk: Source;
let access: Access;

const call = <T = Source>(method: string, path = '', body?: object) =>
  scene.testUsers.admin.call<T>(method, `settings/ord/sources${path}`, body);
let count = 0;
const create = (values: object = {}) => {
  count += 1;
  return call('POST', '', { name: `Source ${count}`, operator: 'vk', ...values });
};
const update = async ({ id }: Pick<Source, 'id'>, values: object = {}) => {
  const { adverts_count: _, id: __, created_at: ___, updated_at: ____, ...now } = (await call('GET', `/${id}`)).body;
  return call('PATCH', `/${id}`, { ...now, ...values });
};
const list = async () => (await call<Source[]>('GET')).body;
const offered = async () =>
  (await scene.testUsers.advertiser.call<Schemas['OrdSourceList']>('GET', 'ord/sources')).body.items;
const contract: Schemas['OrdContract'] = {
  type: 'service',
  serial: '17/2026',
  date: '2026-01-15',
  date_end: null,
  subject_type: 'org_distribution',
  amount: 1_200_000.5,
  vat_included: true,
  external_id: 'CONTRACT-17',
};

beforeAll(async () => {
  scene = await startAdvertScene();
  vk = (await create({ name: 'VK ORD' })).body;
  const created = await scene.testUsers.admin.call<Access>('POST', 'settings/ord/access', {
    name: 'VK',
    operator: 'vk',
    environment: 'sandbox',
    base_url: 'https://ord.example',
    token: 'an-example-token',
  });
  access = created.body;
});
beforeEach(() => update(vk, { is_default: true, status: 'working' }));
afterAll(() => scene.test.close());

it('are listed by name after the default, which is the first one created', async () => {
  expect(vk).toMatchObject({ is_default: true, mode: 'manual', contract: null, roles: [], adverts_count: 0 });
  await create({ name: 'another' });
  await create({ name: 'An operator' });
  expect((await list()).map(({ name }) => name).slice(0, 3)).toEqual(['VK ORD', 'An operator', 'another']);
});

it.each<[string, object, string]>([
  ['a name that exists, in other letters', { name: 'vk ord' }, 'name'],
  ['the API without access', { mode: 'api' }, 'api_access_id'],
  ['access that does not exist', { mode: 'api', api_access_id: 99_999 }, 'api_access_id'],
  ['access for another operator', { mode: 'api', operator: 'ozon', api_access_id: 1 }, 'api_access_id'],
  ['an INN with a wrong digit', { legal_form: 'ul', legal_name: 'Romashka', inn: '7707083894' }, 'inn'],
  ['a role twice', { roles: ['agency', 'agency'] }, 'roles'],
  ['a contract without an id', { contract: { ...contract, external_id: '' } }, 'contract.external_id'],
  ['a contract that ends first', { contract: { ...contract, date_end: '2026-01-14' } }, 'contract.date_end'],
  ['a contract of an unknown type', { contract: { ...contract, type: 'rent' } }, 'contract.type'],
  ['a stopped default', { is_default: true, status: 'stopped' }, 'status'],
])('are refused: %s', async (_, values, field) => {
  const { status, body } = await create(values);
  expect(status).toBe(422);
  expect(Object.keys((body as unknown as Schemas['ValidationErrorBody']).errors)).toContain(field);
});

it('keep all entered values and their history', async () => {
  const legal = { legal_form: 'ul', legal_name: 'Romashka LLC', inn: '7707083893', kpp: '773601001' };
  const values = { mode: 'api', api_access_id: access.id, roles: ['agency', 'ors'], ...legal, contract };
  const { body } = await create(values);
  expect(body).toMatchObject(values);
  const next = { ...contract, serial: '18/2026' };
  expect(await update(body, { contract: next })).toMatchObject({ status: 200, body: { contract: next, version: 2 } });
  expect((await call('PATCH', `/${body.id}`, { name: 'Stale', operator: 'vk', version: 1 })).status).toBe(400);
  const path = `settings/changes?kind=ord_source&record_id=${body.id}`;
  const { body: history } = await scene.testUsers.admin.call<Schemas['ChangeList']>('GET', path);
  expect(history.items[0]?.fields).toEqual([{ field: 'contract', old: contract, new: next }]);
  // by name, because readers don't know ids
  expect(history.items[1]?.fields).toContainEqual({
    field: 'api_access_id',
    old: null,
    new: access.id,
    new_name: access.name,
  });
});

it('have one default, which moves in a single step and can neither be stopped nor removed', async () => {
  const { body: other } = await create();
  expect((await update(vk, { is_default: false })).status).toBe(422);
  expect((await update(vk, { status: 'stopped' })).status).toBe(422);
  const error = "The default source can't be removed: make another source the default first";
  expect(await call('DELETE', `/${vk.id}`)).toMatchObject({ status: 400, body: { error } });
  const kept = new Map((await list()).map(({ id, removal_blocked_by }) => [id, removal_blocked_by]));
  expect([kept.get(vk.id), kept.get(other.id)]).toEqual([error, undefined]);
  expect(await update(other, { is_default: true })).toMatchObject({ status: 200, body: { is_default: true } });
  expect((await list()).filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([other.id]);
  const [last] = await scene.test.db
    .select()
    .from(changes)
    .where(eq(changes.recordId, vk.id))
    .then((rows) => rows.filter(({ kind }) => kind === 'ord_source').slice(-1));
  expect(last?.fields).toEqual([{ field: 'is_default', old: true, new: false }]);
});

it('have one default, even after concurrent changes', async () => {
  const created = await Promise.all([1, 2, 3].map(() => create()));
  const answers = await Promise.all(created.map(({ body }) => update(body, { is_default: true })));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(answers.every(({ status }) => [200, 422].includes(status))).toBe(true);
  expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);
});

it('are offered to adverts while they are active and their contract is in force', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { body } = await create({ name: 'Offered', contract });
  const find = async () => (await offered()).find(({ id }) => id === body.id);
  expect(await find()).toMatchObject({
    contract: { serial: '17/2026', date: '2026-01-15', external_id: 'CONTRACT-17' },
  });
  await update(body, { contract: { ...contract, date_end: day(-2) } });
  expect(await find()).toMatchObject({ contract: null });
  await update(body, { contract: { ...contract, date: day(2) } });
  expect(await find()).toMatchObject({ contract: null });
  await update(body, { status: 'stopped' });
  expect(await find()).toBeUndefined();
});

it('can not be removed while adverts are registered with them', async () => {
  const { body } = await create();
  const ord_advert = { source_id: body.id, kktus: ['30.10.1'], contract_external_ids: ['CONTRACT-17'] };
  const terms = { ads_id: scene.campaign.id, ord_advert: ord_advert as Schemas['OrdAdvertInput'] };
  const advert = await createAdvert(scene.testUsers.advertiser, terms);
  await createAdvert(scene.testUsers.advertiser, terms);
  expect((await call('GET', `/${body.id}`)).body.adverts_count).toBe(2);
  const error = "2 adverts are registered with this source: it can't be removed";
  expect(await call('DELETE', `/${body.id}`)).toMatchObject({ status: 400, body: { error } });
  expect((await list()).find(({ id }) => id === body.id)?.removal_blocked_by).toBe(error);
  // a stopped source keeps its adverts, which can still be saved
  await update(body, { status: 'stopped' });
  expect((await scene.update(scene.testUsers.advertiser, advert, { ord_advert: terms.ord_advert })).status).toBe(200);
  await scene.test.db.delete(ordAdverts).where(eq(ordAdverts.sourceId, body.id));
  expect((await call('DELETE', `/${body.id}`)).status).toBe(204);
  expect((await call('GET', `/${body.id}`)).status).toBe(404);
  const [row] = await scene.test.db.select().from(ordSources).where(eq(ordSources.id, body.id));
  expect(row?.status).toBe('deleted');
  // its name can be used again
  expect((await create({ name: body.name })).status).toBe(201);
});

it('do not accept stopped access, but keep it', async () => {
  const { body } = await create({ mode: 'api', api_access_id: access.id });
  const { id, version, name, operator, environment, base_url } = access;
  const stopped = { name, operator, environment, base_url, version, status: 'stopped' };
  await scene.testUsers.admin.call('PATCH', `settings/ord/access/${id}`, stopped);
  expect((await create({ mode: 'api', api_access_id: id })).status).toBe(422);
  expect((await update(body, { name: 'Renamed' })).status).toBe(200);
});
