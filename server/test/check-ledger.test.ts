import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../src/money/ledger/check-ledger.ts';
import { ledgerRules } from '../src/money/ledger/ledger-rules.ts';
import { fund } from './fund.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers } from './test-users.ts';

type Detail = Schemas['TransactionDetail'];

const requisites = { recipient: 'Oleg', bank: 'Sever Bank', bic: '044525974', account: '40817810000000012345' };

let test: TestApp;
/** Creates a ledger with all kinds of records that the rules check. */
beforeAll(async () => {
  test = await startTestApp();
  const people = await createTestUsers(test);
  const ask = async (caller: Caller, body: object) => {
    const common = { currency: 'RUB', method: 'bank', idempotency_key: randomUUID() };
    return (await caller.call<Detail>('POST', 'finances', { ...common, ...body })).body;
  };
  const setStatus = async ({ id, version }: Detail, status: string) =>
    (await people.admin.call<Detail>('PUT', `finances/${id}/status`, { status, version })).body;
  const payOut = (amount: string) => ask(people.webmaster, { type: 'withdrawal', amount, requisites });

  await ask(people.advertiser, { type: 'deposit', amount: '70' });
  const { invoice_number } = await ask(people.advertiser, { type: 'deposit', amount: '100' });
  const content = `Date,Credit,Purpose\n2026-11-20,100.00,Invoice ${invoice_number}`;
  await people.admin.call('POST', 'finances/statements', { content });
  await fund(test.db, people.webmaster.userId, '100');
  await payOut('30');
  await setStatus(await setStatus(await payOut('20'), 'processing'), 'paid');
});
afterAll(() => test.close());

const guarded = [
  'ledger_accounts',
  'ledger_entries',
  'ledger_transfers',
  'transactions',
  'users',
  'closed_months',
  'closed_days',
  'invoices',
  'invoice_numbers',
];

/** The findings after statements that the triggers would refuse; rolls them back. */
async function findingsAfter(statements: readonly string[]) {
  let findings: Awaited<ReturnType<typeof checkLedger>> = [];
  const undone = new Error('undone');
  const change = test.db.transaction(async (tx) => {
    for (const table of guarded) await tx.execute(`alter table ${table} disable trigger user`);
    for (const statement of statements) await tx.execute(statement);
    findings = await checkLedger(tx);
    throw undone;
  });
  await expect(change).rejects.toBe(undone);
  return findings;
}

const anAct = (period: string) => `
  insert into invoices (kind, status, user_id, year, serial, currency, amount, vat, total, vat_rate, period, lines, seller, buyer)
  select 'act', 'issued', user_id, 2026, 1, currency, 5, 0, 5, 0, '${period}', '[]', '{}', '{}' from invoices limit 1`;
const aPayout = `(select id from transactions where type = 'withdrawal' and status = 'waiting')`;

/** Closes the month of the latest posting, with the totals that the trigger would count. */
const closeThis = `
  with latest as (select max(day) as day from ledger_transfers), closed as (
    insert into closed_months (month, created_at)
    select date_trunc('month', day), now() + interval '1 day' from latest returning month
  )
  insert into closed_days (day, month, postings, entries)
  select day, month, counted.postings, counted.entries from latest, closed, entries_of_day(day) as counted`;

const followsDeposit = 'each invoice has the status that follows from its deposit';
const asksForDeposit = 'each invoice asks for its deposit';
const isOpen = `status = 'issued'`;
const ofDeposit = /^invoice \d+ of transaction \d+$/;

type Break = [rule: string, how: string, statements: string[], record: RegExp];

const breaks: Break[] = [
  [
    'the entries of each posting sum to zero',
    'an entry too many',
    [
      'insert into ledger_entries (transfer_id, account_id, amount) select transfer_id, account_id, 5 from ledger_entries limit 1',
    ],
    /^posting \d+$/,
  ],
  [
    'the entries of each posting sum to zero',
    'no entries',
    [`insert into ledger_transfers (transaction_id, step, day) select ${aPayout}, 'release', now()`],
    /^posting \d+$/,
  ],
  [
    'the balance of each account equals its entries',
    'another balance',
    [
      `update ledger_accounts set balance = balance + 0.000001 where kind = 'balance' and id = (select max(account_id) from ledger_entries join ledger_accounts account on account.id = account_id where account.kind = 'balance')`,
    ],
    /^account \d+$/,
  ],
  [
    'no balance is below its credit limit',
    'a lower limit',
    [
      'alter table ledger_accounts drop constraint ledger_accounts_floor',
      `update ledger_accounts set balance = -1, credit_limit = 0.999999 where kind = 'balance' and owner_id = (select user_id from transactions where id = ${aPayout})`,
    ],
    /^account \d+$/,
  ],
  [
    'the balance of each user equals the accounts',
    'another balance',
    [`update users set balance = balance - 1 where id = (select user_id from transactions where id = ${aPayout})`],
    /^user \d+$/,
  ],
  [
    'what is held is resolved once',
    'released without an end',
    [`insert into ledger_transfers (transaction_id, step, day) select ${aPayout}, 'release', now()`],
    /^transaction \d+$/,
  ],
  [
    'what is held is resolved once',
    'ended without a release',
    [`update transactions set status = 'rejected' where id = ${aPayout}`],
    /^transaction \d+$/,
  ],
  [
    'accounts hold what unfinished withdrawals ask for',
    'less held',
    [
      `update ledger_accounts set balance = balance - 1 where kind = 'held' and owner_id = (select user_id from transactions where id = ${aPayout})`,
    ],
    /^account \d+$/,
  ],
  [
    'each paid transaction has moved its amount',
    'another amount',
    [`update transactions set amount = amount * 2 where type = 'bonus'`],
    /^transaction \d+$/,
  ],
  [
    'each paid transaction has moved its amount',
    'a payment without a posting',
    [`update transactions set status = 'paid', paid_at = now() where type = 'deposit' and status = 'waiting'`],
    /^transaction \d+$/,
  ],
  [
    'running balances add up',
    'another balance after a payment',
    [`update transactions set balance_after = balance_after + 1 where type = 'bonus'`],
    /^transaction \d+$/,
  ],
  [
    'running balances add up',
    'none after a payment',
    [`update transactions set balance_after = null where type = 'withdrawal' and status = 'paid'`],
    /^transaction \d+$/,
  ],
  [
    'each line of a bank statement has paid its deposit',
    'another amount',
    ['update bank_statement_lines set amount = amount + 1'],
    /^line \d+$/,
  ],
  [
    'each line of a bank statement has paid its deposit',
    'another deposit',
    [`update bank_statement_lines set transaction_id = (select id from transactions where type = 'bonus')`],
    /^line \d+$/,
  ],
  [
    followsDeposit,
    'one that is not paid with its deposit',
    [`update invoices set status = 'issued', paid_at = null where status = 'paid'`],
    ofDeposit,
  ],
  [
    followsDeposit,
    'one that is paid before its deposit',
    [`update invoices set status = 'paid' where ${isOpen}`],
    ofDeposit,
  ],
  [
    followsDeposit,
    'one that is void while its deposit waits',
    [`update invoices set status = 'void', void_reason = 'Lost' where ${isOpen}`],
    ofDeposit,
  ],
  ...['rejected', 'cancelled'].map(
    (status): Break => [
      followsDeposit,
      `one that is open after its deposit is ${status}`,
      [
        `update transactions set status = '${status}' where id in (select transaction_id from invoices where ${isOpen})`,
      ],
      ofDeposit,
    ],
  ),
  [
    followsDeposit,
    'one that is paid after its deposit is taken back',
    [
      `update transactions set reverts_id = (select transaction_id from invoices where status = 'paid') where type = 'bonus'`,
    ],
    ofDeposit,
  ],
  [
    followsDeposit,
    'one that was issued without a deposit',
    [`update invoices set transaction_id = null where ${isOpen}`],
    /^invoice \d+ without a deposit$/,
  ],
  [
    asksForDeposit,
    'another amount',
    [`update invoices set amount = amount + 1, total = total + 1 where ${isOpen}`],
    ofDeposit,
  ],
  [asksForDeposit, 'another currency', [`update invoices set currency = 'USD' where ${isOpen}`], ofDeposit],
  [
    asksForDeposit,
    'another user',
    [`update invoices set user_id = (select user_id from transactions where type = 'bonus') where ${isOpen}`],
    ofDeposit,
  ],
  [
    asksForDeposit,
    'a transaction that is no deposit',
    [`update invoices set transaction_id = ${aPayout} where ${isOpen}`],
    ofDeposit,
  ],
  ['invoices are numbered without gaps', 'a gap', ['update invoices set serial = 3 where serial = 2'], /^invoice \d+$/],
  [
    'invoices are numbered without gaps',
    'a number that nobody has',
    ['update invoice_numbers set last = last + 1'],
    /^invoice \d+$/,
  ],
  ['invoices are numbered without gaps', 'all removed', ['delete from invoices'], /^invoice \d+$/],
  ['acts state no more than was charged', 'an act for nothing', [anAct('2026-10-01')], /^user \d+$/],
  [
    'the totals of transactions equal the transactions',
    'another number',
    [`update transaction_totals set count = count + 1 where type = 'bonus' and status = 'paid'`],
    /^user \d+$/,
  ],
  [
    'the totals of transactions equal the transactions',
    'totals that are missing',
    [`delete from transaction_totals where type = 'bonus'`],
    /^user \d+$/,
  ],
  [
    'closed months take no postings',
    'a closing before the latest posting',
    [
      `insert into closed_months (month, created_at) select date_trunc('month', day), created_at - interval '2 milliseconds' from ledger_transfers order by id desc limit 1`,
    ],
    /^posting \d+$/,
  ],
  [
    'closed months have the entries that they were closed with',
    'another amount in them',
    [closeThis, 'update ledger_entries set amount = amount * 2'],
    /^day \d{4}-\d{2}-\d{2}$/,
  ],
  [
    'closed months have the entries that they were closed with',
    'a posting that is gone',
    [
      closeThis,
      'create temporary table gone on commit drop as select max(id) as id from ledger_transfers',
      'delete from ledger_entries where transfer_id in (select id from gone)',
      'delete from ledger_transfers where id in (select id from gone)',
    ],
    /^day \d{4}-\d{2}-\d{2}$/,
  ],
];

it('has a violation for every rule, and starts from an intact ledger', async () => {
  expect([...new Set(breaks.map(([rule]) => rule))]).toEqual(Object.keys(ledgerRules));
  expect(await checkLedger(test.db)).toEqual([]);
});

it.each(breaks)('%s: names %s', async (rule, _, statements, record) => {
  const found = (await findingsAfter(statements)).find((finding) => finding.rule === rule);
  expect(found?.records).toEqual([expect.stringMatching(record)]);
});
