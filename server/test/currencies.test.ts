import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyRates, users } from '../src/db/schema.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, preroll, type TestUsers } from './test-users.ts';

let test: TestApp;
let testUsers: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  testUsers = await createTestUsers(test);
});
afterAll(() => test.close());

type Currency = Schemas['Currency'];
const create = (code: string, values: object = {}) =>
  testUsers.admin.call<Currency>('POST', 'currencies', { code, rate: 90, ...values });
const update = ({ id, version }: Currency, rate: number) =>
  testUsers.admin.call<Currency>('PATCH', `currencies/${id}`, { rate, version });
const remove = (id: number) => testUsers.admin.call('DELETE', `currencies/${id}`);
const list = async () => (await testUsers.admin.call<Currency[]>('GET', 'currencies')).body;

it('start with the base currency, which is listed first', async () => {
  expect(await create('EUR')).toMatchObject({ status: 201, body: { rate: 90, precision: 2, is_base: false } });
  expect((await list()).map(({ code, rate, is_base }) => ({ code, rate, is_base }))).toEqual([
    { code: 'RUB', rate: 1, is_base: true },
    { code: 'EUR', rate: 90, is_base: false },
  ]);
});

it.each([
  ['a rate of 0', 'USD', { rate: 0 }, 'rate'],
  ['a second base currency', 'USD', { rate: 1, is_base: true }, 'is_base'],
  ['a base currency with another rate', 'USD', { rate: 2, is_base: true }, 'rate'],
  ['a code outside ISO 4217', 'ABC', {}, 'code'],
  ['a code that exists', 'RUB', {}, 'code'],
  ['five decimal places', 'USD', { precision: 5 }, 'precision'],
])('are refused: %s', async (_, code, values, field) => {
  const { status, body } = await create(code, values);
  expect(status).toBe(422);
  expect(Object.keys((body as unknown as Schemas['ValidationErrorBody']).errors)).toEqual([field]);
});

it('keep the rate of the base currency at 1, and the base currency itself', async () => {
  const [base] = await list();
  if (base === undefined) throw new Error('there is no base currency');
  expect((await update(base, 2)).status).toBe(422);
  const error = "The base currency can't be removed";
  expect(await remove(base.id)).toMatchObject({ status: 400, body: { error } });
});

it('keep the rates of earlier days and the history of changes', async () => {
  const { body } = await create('CHF', { rate: 100 });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await test.db.update(currencyRates).set({ day: yesterday }).where(eq(currencyRates.currencyId, body.id));
  const { body: once } = await update(body, 110);
  const { body: twice } = await update(once, 120);
  expect((await update(once, 130)).status).toBe(400);
  expect((await update(twice, 120)).status).toBe(200);
  const { body: rates } = await testUsers.admin.call<Schemas['CurrencyRate'][]>('GET', `currencies/${body.id}/rates`);
  expect(rates).toEqual([
    { day: expect.any(String), rate: 120 },
    { day: yesterday, rate: 100 },
  ]);
  const { body: history } = await testUsers.admin.call<Schemas['ChangeList']>(
    'GET',
    `settings/changes?kind=currency&record_id=${body.id}`,
  );
  expect(history.items.map(({ fields }) => fields.find(({ field }) => field === 'rate'))).toEqual([
    { field: 'rate', old: 110, new: 120 },
    { field: 'rate', old: 100, new: 110 },
    { field: 'rate', old: null, new: 100 },
  ]);
  expect(history.items[0]?.user_id).toBe(testUsers.admin.userId);
});

it('cannot be deleted while an account uses them', async () => {
  const { body } = await create('JPY', { precision: 0 });
  const user = await test.createUser({ currency: 'JPY' });
  const error = "1 account uses this currency: it can't be removed";
  expect(await remove(body.id)).toMatchObject({ status: 400, body: { error } });
  await test.db.update(users).set({ status: 'deleted' }).where(eq(users.id, user.id));
  expect((await remove(body.id)).status).toBe(204);
  expect((await remove(body.id)).status).toBe(404);
  expect((await update(body, 1)).status).toBe(404);
  expect((await create('JPY')).status).toBe(201);
});

it('convert the minimum bid of a format, which a campaign pays in the currency of its owner', async () => {
  const { body: krone } = await create('NOK', { rate: 8 });
  const owner = await test.createUser({ currency: 'NOK' });
  const caller = await test.as(owner, 'advertiser');
  const floor = async () => (await caller.call<Schemas['FormatList']>('GET', 'formats')).body.items[0]?.price_floors;
  const buy = (bid: number) =>
    caller.call<Schemas['Campaign'] & Partial<Schemas['ValidationErrorBody']>>('POST', 'campaigns', {
      ...preroll,
      name: 'Spring',
      advert_link: 'https://shop.example/',
      bid,
    });
  expect(await floor()).toMatchObject({ RUB: 60, NOK: 7.5 });
  expect((await buy(7.49)).body.errors).toEqual({ bid: ['At least 7.5'] });
  expect((await buy(7.5)).status).toBe(201);
  await update(krone, 10);
  expect(await floor()).toMatchObject({ NOK: 6 });
  expect((await buy(6)).status).toBe(201);
});
