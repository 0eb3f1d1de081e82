import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readDailyRates } from '../src/money/currencies/daily-rates.ts';
import { currencies, currencyRates, users } from '../src/platform/db/schema.ts';
import type { Schemas } from './harness.ts';
import { preroll, startAppWithUsers } from './test-users.ts';

const { test, testUsers } = await startAppWithUsers();

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
  ['a rate that would be kept as 0', 'USD', { rate: 0.000000004 }, 'rate'],
  ['a second base currency', 'USD', { rate: 1, is_base: true }, 'is_base'],
  ['a second base currency, whatever its rate', 'USD', { rate: 2, is_base: true }, 'is_base'],
  ['a code outside ISO 4217', 'ABC', {}, 'code'],
  ['a code that exists', 'RUB', {}, 'code'],
  ['five decimal places', 'USD', { precision: 5 }, 'precision'],
])('are refused: %s', async (_, code, values, field) => {
  const { status, body } = await create(code, values);
  expect(status).toBe(422);
  expect(Object.keys((body as unknown as Schemas['ValidationErrorBody']).errors)).toEqual([field]);
});

it('name the smallest rate with all its digits', async () => {
  const { body } = await create('USD', { rate: 0 });
  expect(body).toMatchObject({ errors: { rate: ['At least 0.00000001'] } });
});

it('keep the base currency and its rate of 1', async () => {
  const [base] = await list();
  if (base === undefined) throw new Error('there is no base currency');
  const rate = ['The rate of the base currency is 1'];
  expect(await update(base, 2)).toMatchObject({ status: 422, body: { errors: { rate } } });
  const error = "The base currency can't be removed";
  expect(base.removal_blocked_by).toBe(error);
  expect(await remove(base.id)).toMatchObject({ status: 400, body: { error } });
});

it('have a configurable limit above which deposits require a confirmation', async () => {
  const [base] = await list();
  if (base === undefined) throw new Error('there is no base currency');
  const boundOf = async () =>
    (await testUsers.advertiser.call<Schemas['BalanceList']>('GET', 'finances/balances')).body.items[0]?.large_deposit;
  expect(await boundOf()).toBe('10000000.00');
  const set = (caller: typeof testUsers.admin) =>
    caller.call<Currency>('PATCH', `currencies/${base.id}`, { large_deposit: '25000.5', version: base.version });
  expect((await set(testUsers.advertiser)).status).toBe(403);
  expect(await set(testUsers.admin)).toMatchObject({ status: 200, body: { large_deposit: '25000.50', rate: 1 } });
  expect(await boundOf()).toBe('25000.50');
});

it('refuse a rate other than 1 for the first base currency', async () => {
  await test.db.update(currencies).set({ isBase: false }).where(eq(currencies.code, 'RUB'));
  const rate = ['The rate of the base currency is 1'];
  expect(await create('USD', { rate: 2, is_base: true })).toMatchObject({ status: 422, body: { errors: { rate } } });
  await test.db.update(currencies).set({ isBase: true }).where(eq(currencies.code, 'RUB'));
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
  const listed = async (as: typeof testUsers.admin) =>
    (await as.call<Currency[]>('GET', 'currencies')).body.find(({ id }) => id === body.id)?.removal_blocked_by;
  expect(await listed(testUsers.admin)).toBe(error);
  expect(await listed(testUsers.manager)).toBeUndefined();
  expect(await remove(body.id)).toMatchObject({ status: 400, body: { error } });
  await test.db.update(users).set({ status: 'deleted' }).where(eq(users.id, user.id));
  expect(await listed(testUsers.admin)).toBeUndefined();
  expect((await remove(body.id)).status).toBe(204);
  expect((await remove(body.id)).status).toBe(404);
  expect((await update(body, 1)).status).toBe(404);
  expect((await create('JPY')).status).toBe(201);
});

it('cannot be deleted while accounts have money in them, and pending transactions can be completed', async () => {
  const { body } = await create('KRW', { precision: 0 });
  const owner = await test.createUser({ currency: 'KRW', balance: '500', supportPanels: ['webmaster'] });
  const payer = await test.createUser({ currency: 'KRW', balance: '0' });
  const requisites = { recipient: 'Oleg', bank: 'Sever Bank', bic: '044525974', account: '40817810000000012345' };
  const ask = async (user: { id: number }, cabinet: 'advertiser' | 'webmaster', values: object) =>
    (
      await (
        await test.as(user, cabinet)
      ).call<Schemas['TransactionDetail']>('POST', 'finances', {
        ...{ amount: '500', currency: 'KRW', method: 'bank', idempotency_key: randomUUID() },
        ...values,
      })
    ).body;
  const payout = await ask(owner, 'webmaster', { type: 'withdrawal', requisites });
  const deposit = await ask(payer, 'advertiser', { type: 'deposit' });
  const setStatus = (id: number, status: string, version: number) =>
    testUsers.admin.call<Schemas['TransactionDetail']>('PUT', `finances/${id}/status`, { status, version });
  const refusal = async () => (await testUsers.admin.call('DELETE', `currencies/${body.id}`)).body?.error;

  expect(await refusal()).toBe("2 accounts use this currency: it can't be removed");
  // simulates that they changed their currency
  await test.db.update(users).set({ currency: 'RUB' }).where(eq(users.currency, 'KRW'));
  expect(await refusal()).toBe("2 unfinished transactions are in this currency: it can't be removed");

  // simulates a removal before the rule existed
  await test.db.update(currencies).set({ status: 'deleted' }).where(eq(currencies.id, body.id));
  expect((await setStatus(deposit.id, 'paid', deposit.version)).body).toMatchObject({ status: 'paid', amount: '500' });
  const { body: processing } = await setStatus(payout.id, 'processing', payout.version);
  expect((await setStatus(payout.id, 'paid', processing.version)).body).toMatchObject({ status: 'paid' });
  await test.db.update(currencies).set({ status: 'working' }).where(eq(currencies.id, body.id));

  const { subject, lines } = { subject: 'Advertising', lines: [{ title: 'Advertising', total: '5' }] };
  const { body: draft } = await testUsers.admin.call<Schemas['InvoiceDetail']>('POST', 'finances/invoices', {
    ...{ user_id: payer.id, currency: 'KRW', subject, lines },
  });
  expect(await refusal()).toBe("1 draft or unpaid invoice is in this currency: it can't be removed");
  expect((await testUsers.admin.call('DELETE', `finances/invoices/${draft.id}`)).status).toBe(204);
  expect(await refusal()).toBe("1 balance is in this currency: it can't be removed");
  await testUsers.admin.call('POST', `finances/${deposit.id}/revert`, { comment: 'Paid back' });
  expect((await remove(body.id)).status).toBe(204);
});

it('can lose decimal places that no amount needs', async () => {
  const { body } = await create('ISK', { precision: 2, min_withdrawal: '1000.00', large_deposit: '5000.50' });
  const lower = (precision: number, version: number) =>
    testUsers.admin.call<Currency & Schemas['ValidationErrorBody']>('PATCH', `currencies/${body.id}`, {
      ...{ precision, version },
    });
  expect(await lower(1, body.version)).toMatchObject({
    status: 200,
    body: { min_withdrawal: '1000.0', large_deposit: '5000.5' },
  });
  expect((await lower(0, body.version + 1)).body.errors).toEqual({ large_deposit: ['No decimal places in ISK'] });
});

it('keep their decimal places while an account uses them', async () => {
  const { body } = await create('DKK', { precision: 2 });
  const change = async (precision: number) => {
    const { version } = (await list()).find(({ code }) => code === 'DKK') ?? body;
    const values = { rate: 90, precision, min_withdrawal: '0', version };
    return testUsers.admin.call<Currency & Schemas['ValidationErrorBody']>('PATCH', `currencies/${body.id}`, values);
  };
  expect((await change(0)).status).toBe(200);
  expect((await change(2)).status).toBe(200);
  const { id } = await test.createUser({ currency: 'DKK', balance: '0.52' });
  await test.createUser({ currency: 'DKK', balance: '0' });
  const refusal = async () => (await change(1)).body.errors.precision;
  expect(await refusal()).toEqual(["2 accounts use this currency: its decimal places can't be lowered"]);
  // the remaining money of a deleted user is in the ledger
  await test.db.update(users).set({ status: 'deleted' }).where(eq(users.currency, 'DKK'));
  expect(await refusal()).toEqual(["1 account uses this currency: its decimal places can't be lowered"]);
  await test.db.update(users).set({ currency: 'RUB' }).where(eq(users.id, id));
  expect(await refusal()).toEqual(["1 account uses this currency: its decimal places can't be lowered"]);
  expect((await change(3)).status).toBe(200);
});

it("convert the minimum bid of a format, which applies in the campaign owner's currency", async () => {
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

it('can have their rates read for some days only', async () => {
  const { body } = await create('SEK');
  await test.db.delete(currencyRates).where(eq(currencyRates.currencyId, body.id));
  const rates = [
    { currencyId: body.id, day: '2026-03-02', rate: 90 },
    { currencyId: body.id, day: '2026-03-05', rate: 95 },
    { currencyId: body.id, day: '2026-03-09', rate: 99 },
  ];
  await test.db.insert(currencyRates).values(rates);
  const within = async (first: string, last: string) =>
    (await readDailyRates(test.db, { codes: ['SEK'], days: [`2026-03-${first}`, `2026-03-${last}`] })).map(
      ({ code, rate }) => [code, rate],
    );
  expect(await within('01', '01')).toEqual([['SEK', 90]]);
  expect(await within('06', '08')).toEqual([['SEK', 95]]);
  expect(await within('01', '05')).toEqual([
    ['SEK', 90],
    ['SEK', 95],
  ]);
  expect(await within('05', '20')).toEqual([
    ['SEK', 95],
    ['SEK', 99],
  ]);
});
