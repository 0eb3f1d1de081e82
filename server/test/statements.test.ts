import { randomUUID } from 'node:crypto';
import { addDays } from '@preroll/rules/time/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../src/money/ledger/check-ledger.ts';
import { bankStatementLines } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

type Answer = Schemas['StatementLineList'] & Schemas['ValidationErrorBody'];

const newDeposit = async (caller: Caller, amount: string) => {
  const body = { type: 'deposit', amount, currency: 'RUB', method: 'bank', idempotency_key: randomUUID() };
  return (await caller.call<Schemas['TransactionDetail']>('POST', 'finances', body)).body;
};
const send = async (path: string, statement: Schemas['StatementImport']) =>
  (await people.admin.call<Answer>('POST', path, statement)).body;
const preview = (content: string) => send('finances/statements/preview', { content });
const importing = (content: string, confirmed_lines: number[] = []) =>
  send('finances/statements', { content, confirmed_lines });
const statesOf = ({ items }: Answer) => items.map(({ line, state, reason }) => [line, state, reason]);
const statusOf = async ({ id }: Schemas['TransactionDetail']) =>
  (await people.admin.call<Schemas['TransactionDetail']>('GET', `finances/${id}`)).body.status;
const csv = (...lines: string[]) => ['Date,Payer,Credit,Currency,Purpose', ...lines].join('\r\n');

describe('a bank statement', () => {
  it('pays the deposits whose invoices it names, each once', async () => {
    const payer = await test.as(await test.createUser({ balance: '0' }), 'advertiser');
    const deposit = await newDeposit(payer, '20000');
    const content = csv(`2026-11-20,"Sever, LLC",20000.00,RUB,"Payment of invoice ${deposit.invoice_number}"`);
    const seen = await preview(content);
    expect(seen.items).toMatchObject([
      { line: 2, state: 'matched', payer: 'Sever, LLC', amount: '20000.00', transaction_id: deposit.id },
    ]);
    expect(await statusOf(deposit)).toBe('waiting');

    const [one, other] = await Promise.all([importing(content), importing(content)]);
    expect([one.items[0]?.state, other.items[0]?.state].toSorted()).toEqual(['imported', 'posted']);
    expect(statesOf(await importing(content))).toEqual([[2, 'imported', '']]);
    expect(statesOf(await preview(content))).toEqual([[2, 'imported', '']]);
    const { body } = await payer.call<Schemas['BalanceList']>('GET', 'finances/balances');
    expect(body.items[0]?.balance).toBe('20000.00');
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it('reports for each line why it pays nothing, and pays the others', async () => {
    const [wanted, paid, cancelled] = [
      await newDeposit(people.advertiser, '100'),
      await newDeposit(people.advertiser, '100'),
      await newDeposit(people.advertiser, '100'),
    ];
    for (const [caller, { id, version }, status] of [
      [people.admin, paid, 'paid'],
      [people.advertiser, cancelled, 'cancelled'],
    ] as const)
      await caller.call('PUT', `finances/${id}/status`, { status, version });
    const number = wanted.invoice_number;
    const answer = await importing(
      csv(
        `2026-11-20,A,99.99,RUB,Invoice ${number}`,
        `2026-11-20,A,100,USD,Invoice ${number}`,
        `2026-11-20,A,100.00,RUB,Advertising`,
        `2026-11-20,A,100.00,RUB,Invoice 2001-000001`,
        `2026-11-20,A,100.00,RUB,Invoice ${paid.invoice_number}`,
        `2026-11-20,A,100.00,RUB,Invoice ${cancelled.invoice_number}`,
        `2026-11-20,A,200.00,RUB,Invoices ${number} and ${paid.invoice_number}`,
        `2026-11-20,A,-100.00,RUB,Invoice ${number}`,
        `2026-11-20,A,100.00,RUB,Invoice ${number}`,
        `2026-11-21,A,100.00,RUB,Invoice ${number} again`,
      ),
    );
    expect(statesOf(answer)).toEqual([
      [2, 'unmatched', 'The invoice asks for 100.00'],
      [3, 'invalid', 'USD is not one of the currencies'],
      [4, 'unmatched', 'The purpose names no invoice'],
      [5, 'unmatched', 'There is no invoice 2001-000001'],
      [6, 'unmatched', 'The invoice is paid already'],
      [7, 'unmatched', 'The invoice is void'],
      [8, 'unmatched', `The purpose names several invoices: ${number}, ${paid.invoice_number}`],
      [9, 'skipped', 'No money came in'],
      [10, 'posted', ''],
      [11, 'unmatched', 'Line 10 pays this invoice already'],
    ]);
    expect(await statusOf(wanted)).toBe('paid');
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it('reports at each import that one of two equal payments paid nothing', async () => {
    const deposit = await newDeposit(people.advertiser, '100');
    const line = `2026-11-20,A,100.00,RUB,Invoice ${deposit.invoice_number}`;
    expect(statesOf(await importing(csv(line, line)))).toEqual([
      [2, 'posted', ''],
      [3, 'unmatched', 'Line 2 pays this invoice already'],
    ]);
    const again = [
      [2, 'imported', ''],
      [3, 'unmatched', 'The invoice is paid already'],
    ];
    expect(statesOf(await preview(csv(line, line)))).toEqual(again);
    expect(statesOf(await importing(csv(line, line)))).toEqual(again);
  });

  it('pays nothing with money of a future day', async () => {
    const deposit = await newDeposit(people.advertiser, '100');
    const dayToCome = addDays(new Date().toISOString().slice(0, 10), 2);
    const answer = await importing(csv(`${dayToCome},A,100.00,RUB,Invoice ${deposit.invoice_number}`));
    expect(statesOf(answer)).toEqual([[2, 'invalid', 'Date: this day has not come yet']]);
    expect(await statusOf(deposit)).toBe('waiting');
  });

  it('finds the invoice number with any dash, and with spaces around it unless a date ends there', async () => {
    const deposit = await newDeposit(people.advertiser, '4000');
    const [year, serial] = (deposit.invoice_number ?? '').split('-');
    const purposes = [
      `Оплата ${year} – ${serial}`,
      `Оплата ${year}—${serial}`,
      `Оплата от 20.11.2026 - 1234567, счёт ${year}-${serial}`,
    ];
    for (const purpose of purposes)
      expect((await preview(csv(`2026-11-20,A,4000,RUB,"${purpose}"`))).items).toMatchObject([
        { state: 'matched', transaction_id: deposit.id },
      ]);
  });

  it('waits for a decision if the file does not state that the money was received', async () => {
    const deposit = await newDeposit(people.advertiser, '100');
    const other = await newDeposit(people.advertiser, '200');
    const content = [
      'Date,Direction,Amount,Purpose',
      `2026-11-20,,100.00,Invoice ${deposit.invoice_number}`,
      `2026-11-20,out,200.00,Invoice ${other.invoice_number}`,
      '2026-11-20,,300.00,Rent',
    ].join('\n');
    const out = [3, 'skipped', 'No money came in'];
    const rest = [out, [4, 'unmatched', 'The purpose names no invoice']];
    const doubt = 'The file does not say whether this money came in or went out';
    const undecided = await importing(content);
    expect(statesOf(undecided)).toEqual([[2, 'undecided', doubt], out, [4, 'undecided', doubt]]);
    expect(undecided.items.map(({ direction, amount }) => [direction, amount])).toEqual([
      ['unknown', '100.00'],
      ['out', '200.00'],
      ['unknown', '300.00'],
    ]);
    expect(await statusOf(deposit)).toBe('waiting');
    // outgoing payments need no decision
    expect(statesOf(await importing(content, [2, 3, 4]))).toEqual([[2, 'posted', ''], ...rest]);
    expect([await statusOf(deposit), await statusOf(other)]).toEqual(['paid', 'waiting']);
    expect(statesOf(await importing(content, [4]))).toEqual([[2, 'imported', ''], ...rest]);
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it('is refused if it is no statement', async () => {
    expect((await importing('Invoice')).errors).toEqual({
      content: ['A line at the top must name the columns date, amount and purpose: no date'],
    });
  });

  it('stores the payments', async () => {
    const rows = await test.db.select().from(bankStatementLines);
    expect(rows).toContainEqual(expect.objectContaining({ payer: 'Sever, LLC', amount: '20000.000000' }));
  });
});

describe('the payment of a deposit', () => {
  const paidBy = async (caller: Caller, { id }: { id: number }) =>
    (await caller.call<Schemas['TransactionDetail']>('GET', `finances/${id}`)).body.bank_payment;
  const pay = ({ id, version }: Schemas['TransactionDetail'], bank_payment?: object) =>
    people.admin.call<Schemas['TransactionDetail'] & Schemas['ValidationErrorBody']>('PUT', `finances/${id}/status`, {
      ...{ status: 'paid', version, bank_payment },
    });

  it('is visible to its owner and their manager, and to admins with its purpose and importer', async () => {
    const user = await test.createUser({ managerId: people.manager.userId });
    const owner = await test.as(user, 'advertiser');
    const deposit = await newDeposit(owner, '20000');
    expect(await paidBy(owner, deposit)).toBeNull();
    const purpose = `Invoice ${deposit.invoice_number}`;
    await importing(`Date,Number,Payer,Credit,Purpose\n2026-11-20,217,Sever LLC,20000.00,${purpose}`);
    const seen = { date: '2026-11-20', payer: 'Sever LLC', reference: '217', source: 'statement' };
    const ofOthers = { ...seen, purpose: null, recorded_by_name: null };
    expect(await paidBy(owner, deposit)).toEqual(ofOthers);
    expect(await paidBy(people.manager, deposit)).toEqual(ofOthers);
    expect(await paidBy(people.admin, deposit)).toEqual({
      ...seen,
      purpose,
      recorded_by_name: expect.stringMatching(/./),
    });
    expect((await people.otherManager.call('GET', `finances/${deposit.id}`)).status).toBe(404);
  });

  it('is entered by the admin who marks the deposit as paid', async () => {
    const deposit = await newDeposit(people.advertiser, '300');
    const today = new Date().toISOString().slice(0, 10);
    const refused = await pay(deposit, { date: addDays(today, 2) });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'bank_payment.date': ['This day has not come yet'] },
    ]);
    expect(Object.keys((await pay(deposit, { date: '2026-02-30' })).body.errors)).toEqual(['bank_payment.date']);
    const { body } = await pay(deposit, { date: today, payer: 'Sever LLC', reference: '218' });
    expect(body.bank_payment).toMatchObject({ date: today, payer: 'Sever LLC', reference: '218', source: 'admin' });
    // a later statement does not pay it again
    const later = `2026-11-20,Sever LLC,300.00,RUB,Invoice ${deposit.invoice_number}`;
    expect(statesOf(await importing(csv(later)))).toEqual([[2, 'unmatched', 'The invoice is paid already']]);
    const unknown = await pay(await newDeposit(people.advertiser, '300'));
    expect([unknown.body.status, unknown.body.bank_payment]).toEqual(['paid', null]);
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it('is counted once by a concurrent statement and admin', async () => {
    const deposits = await Promise.all(Array.from({ length: 8 }, () => newDeposit(people.advertiser, '5')));
    for (const deposit of deposits) {
      const content = csv(`2026-11-20,A,5.00,RUB,Invoice ${deposit.invoice_number}`);
      const [byHand, byStatement] = await Promise.all([pay(deposit, { date: '2026-11-20' }), importing(content)]);
      expect([byHand.status === 200, byStatement.items[0]?.state === 'posted']).toContain(true);
      expect(byHand.status === 200 && byStatement.items[0]?.state === 'posted').toBe(false);
    }
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it('belongs to a paid deposit', async () => {
    const { id, version } = await newDeposit(people.advertiser, '5');
    const body = { status: 'rejected', reason: 'Never came', version, bank_payment: { date: '2026-11-20' } };
    const refused = await people.admin.call<Schemas['ValidationErrorBody']>('PUT', `finances/${id}/status`, body);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['bank_payment']]);
  });
});
