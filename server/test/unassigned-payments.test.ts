import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../src/money/ledger/check-ledger.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

type Detail = Schemas['TransactionDetail'] & Schemas['ValidationErrorBody'];

const list = async (state = 'open') =>
  (await people.admin.call<Schemas['UnassignedPaymentList']>('GET', `finances/unassigned-payments?state=${state}`))
    .body;
const importing = async (...lines: string[]) =>
  (
    await people.admin.call<Schemas['StatementLineList']>('POST', 'finances/statements', {
      content: ['Date,Payer,Credit,Currency,Purpose', ...lines].join('\n'),
    })
  ).body.items;
const imported = async (line: string) => {
  const before = (await list()).items.map(({ id }) => id);
  await importing(line);
  const [payment] = (await list()).items.filter(({ id }) => !before.includes(id));
  if (payment === undefined) throw new Error('nothing was kept');
  return payment;
};
const assign = (id: number, body: Schemas['PaymentAssignment']) =>
  people.admin.call<Detail>('POST', `finances/unassigned-payments/${id}/assignment`, body);
const dismissal = (method: 'PUT' | 'DELETE', id: number, comment = 'Interest of the bank') =>
  people.admin.call<Detail>(
    method,
    `finances/unassigned-payments/${id}/dismissal`,
    method === 'PUT' ? { comment } : undefined,
  );
const payerWith = async () => test.as(await test.createUser({ balance: '0' }), 'advertiser');
const balanceOf = async (caller: Caller) =>
  (await caller.call<Schemas['BalanceList']>('GET', 'finances/balances')).body.items[0]?.balance;
const newDeposit = async (caller: Caller, amount: string) =>
  (
    await caller.call<Detail>('POST', 'finances', {
      ...{ type: 'deposit', amount, currency: 'RUB', method: 'bank', idempotency_key: randomUUID() },
    })
  ).body;

it('is stored once, however often it is imported, but two equal ones separately', async () => {
  const line = '2026-11-18,Yug,777.00,RUB,Advertising';
  const out = '2026-11-18,Yug,-777.00,RUB,Advertising';
  await importing(line, out);
  await importing(line, line);
  await importing(line, line, out);
  const kept = (await list()).items.filter(({ payer }) => payer === 'Yug');
  expect(kept).toMatchObject([
    { amount: '777.00', date: '2026-11-18', reason: 'The purpose names no invoice', state: 'open' },
    { amount: '777.00' },
  ]);
});

it('pays a waiting deposit of its amount', async () => {
  const payer = await payerWith();
  const [wanted, other] = [await newDeposit(payer, '640.50'), await newDeposit(payer, '641')];
  const line = '2026-11-19,Sever,640.50,RUB,Advertising of November';
  const payment = await imported(line);
  expect(payment.suggestions).toEqual([
    { transaction_id: wanted.id, invoice_number: wanted.invoice_number, user_name: wanted.user_name },
  ]);

  const refused = await assign(payment.id, { transaction_id: other.id });
  expect(refused.body).toMatchObject({ errors: { transaction_id: ['The deposit is of 641.00'] } });
  const answers = await Promise.all([1, 2].map(() => assign(payment.id, { transaction_id: wanted.id })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await balanceOf(payer)).toBe('640.50');
  const { body } = await people.admin.call<Detail>('GET', `finances/${wanted.id}`);
  expect(body).toMatchObject({ status: 'paid', bank_payment: { payer: 'Sever', date: '2026-11-19' } });

  expect((await list('assigned')).items).toMatchObject([{ id: payment.id, transaction_id: wanted.id }]);
  expect(await importing(line)).toMatchObject([{ state: 'imported', transaction_id: wanted.id }]);
  expect(await checkLedger(test.db)).toEqual([]);
});

it('pays a new deposit of a client, with its invoice', async () => {
  const payer = await payerWith();
  const payment = await imported('2026-11-19,Volga,1200.00,RUB,For advertising');
  expect((await assign(payment.id, {})).body).toMatchObject({ errors: { user_id: ['Required'] } });
  const { body } = await assign(payment.id, { user_id: payer.userId });
  expect(body).toMatchObject({ type: 'deposit', status: 'paid', amount: '1200.00', user_id: payer.userId });
  expect(body.invoice_number).not.toBeNull();
  expect(await balanceOf(payer)).toBe('1200.00');
  const webmaster = await imported('2026-11-19,Volga,1300.00,RUB,For advertising');
  expect((await assign(webmaster.id, { user_id: people.webmaster.userId })).body).toMatchObject({
    errors: { user_id: ['Not an advertiser'] },
  });
  expect(await checkLedger(test.db)).toEqual([]);
});

it('leaves the list when a later import pays its invoice', async () => {
  const payer = await payerWith();
  const deposit = await newDeposit(payer, '900');
  const [year, serial = ''] = (deposit.invoice_number ?? '').split('-');
  const next = `${year}-${String(Number(serial) + 1).padStart(6, '0')}`;
  const line = `2026-11-19,Ural,950.00,RUB,Invoice ${next}`;
  const payment = await imported(line);
  expect(payment.reason).toBe(`There is no invoice ${next}`);
  const later = await newDeposit(payer, '950');
  expect(later.invoice_number).toBe(next);
  expect(await importing(line)).toMatchObject([{ state: 'posted' }]);
  expect((await list()).items.map(({ id }) => id)).not.toContain(payment.id);
});

it('is dismissed with a reason, and restored', async () => {
  const line = '2026-11-20,Sever Bank,55.00,RUB,Interest';
  const payment = await imported(line);
  expect((await dismissal('PUT', payment.id, ' ')).status).toBe(422);
  expect((await dismissal('PUT', payment.id)).status).toBe(204);
  expect((await dismissal('PUT', payment.id)).status).toBe(400);
  expect((await assign(payment.id, { user_id: people.advertiser.userId })).status).toBe(400);
  expect(await importing(line)).toMatchObject([{ state: 'skipped', reason: 'Dismissed earlier' }]);
  expect((await list('dismissed')).items).toMatchObject([
    { id: payment.id, comment: 'Interest of the bank', decided_by_name: expect.any(String) },
  ]);
  expect((await dismissal('DELETE', payment.id)).status).toBe(204);
  expect((await list()).items.map(({ id }) => id)).toContain(payment.id);
});
