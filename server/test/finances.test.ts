import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendDays } from '../src/platform/db/schema.ts';
import { fund } from './fund.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

type Detail = Schemas['TransactionDetail'];
type Refused = Schemas['ValidationErrorBody'];

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const requisites = { recipient: 'Oleg', bank: 'Sever Bank', bic: '044525974', account: '40817810000000012345' };
const deposit = (caller: Caller, body: object = {}) =>
  caller.call<Detail & Refused>('POST', 'finances', {
    type: 'deposit',
    amount: '1000.00',
    currency: 'RUB',
    method: 'bank',
    idempotency_key: randomUUID(),
    ...body,
  });
const withdraw = (caller: Caller, body: object = {}) => deposit(caller, { type: 'withdrawal', requisites, ...body });
const setStatus = (caller: Caller, { id, version }: Detail, status: string, reason?: string) =>
  caller.call<Detail & Refused>('PUT', `finances/${id}/status`, { status, version, ...(reason ? { reason } : {}) });
const adjust = (body: object) =>
  people.admin.call<Detail & Refused>('POST', 'finances/adjustments', {
    type: 'correction',
    currency: 'RUB',
    comment: 'For the test',
    idempotency_key: randomUUID(),
    ...body,
  });
const balanceOf = async (caller: Caller, path = 'finances/balances') => {
  const { body } = await caller.call<Schemas['BalanceList']>('GET', path);
  const [first] = body.items;
  if (first === undefined) throw new Error('there is no balance');
  return first;
};
const webmasterWith = async (balance: string) => {
  const user = await test.createUser({ supportPanels: ['webmaster'], managerId: people.manager.userId, balance });
  return test.as(user, 'webmaster');
};

describe('a deposit', () => {
  it('waits with its invoice, and is credited once an admin marks it as paid', async () => {
    const caller = await test.as(await test.createUser({ balance: '0' }), 'advertiser');
    const { status, body } = await deposit(caller, { amount: '20000', comment: 'For spring' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'waiting', amount: '20000.00', balance_after: null, entries: [] });
    expect(body.actions).toEqual([{ action: 'cancelled', refusal: null }]);
    const { body: invoice } = await caller.call<Schemas['InvoiceDetail']>(
      'GET',
      `finances/invoices/${body.invoice_id}`,
    );
    expect(invoice).toMatchObject({ amount: '16393.44', vat: '3606.56', total: '20000.00', status: 'issued' });
    expect(invoice.purpose).toContain(`${body.invoice_number}, including VAT 3606.56 RUB`);

    expect((await balanceOf(caller)).balance).toBe('0.00');
    const { body: paid } = await setStatus(people.admin, body, 'paid');
    expect(paid).toMatchObject({ status: 'paid', balance_after: '20000.00', version: 2 });
    expect(paid.entries.map(({ account, amount }) => [account, amount]).toSorted()).toEqual([
      ['balance', '20000.00'],
      ['clearing', '-20000.00'],
    ]);
    expect(paid.history.map(({ fields }) => fields)).toEqual([[{ field: 'status', old: 'waiting', new: 'paid' }]]);
    expect(await balanceOf(caller)).toMatchObject({ balance: '20000.00', free: '20000.00', available: '20000.00' });
    expect((await setStatus(people.admin, paid, 'paid')).body.error).toBe('This transaction is already paid');
    expect((await setStatus(people.admin, body, 'paid')).body.error).toContain('changed this');
  });

  it('has an invoice to download, in Russian and Latin letters', async () => {
    const buyer = { legalForm: 'ul', legalName: 'ООО «Северная электроника» & Ærø GmbH', inn: '7712345671' } as const;
    const caller = await test.as(await test.createUser(buyer), 'advertiser');
    const { body } = await deposit(caller, { amount: '1234567.89' });
    const path = `finances/invoices/${body.invoice_id}/file`;
    const { body: file } = await caller.call<Schemas['FileContent']>('GET', path);
    expect(file.filename).toBe(`invoice-${body.invoice_number}.pdf`);
    const { text } = await extractText(new Uint8Array(Buffer.from(file.content, 'base64')), { mergePages: true });
    for (const part of [
      `Invoice · Счёт на оплату № ${body.invoice_number}`,
      'ООО «Северная электроника» & Ærø GmbH',
      'ИНН 7712345671',
      'Advertising services',
      '1,011,940.89 RUB',
      'НДС 22% 222,627.00 RUB',
      '1,234,567.89 RUB',
      `Payment of invoice ${body.invoice_number}, including VAT 222627.00 RUB`,
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
    expect((await people.otherAdvertiser.call('GET', path)).status).toBe(404);
  });

  it('is in the statement of its month, with the balance before and after', async () => {
    const user = await test.createUser({ balance: '0', legalName: 'ООО «Север» 🎉', managerId: people.manager.userId });
    const caller = await test.as(user, 'advertiser');
    const { body } = await deposit(caller, { amount: '20000', comment: 'Für 🌷 März' });
    await deposit(caller, { amount: '7777' });
    await setStatus(people.admin, body, 'paid');
    await adjust({ user_id: user.id, amount: '-310' });
    const month = new Date().toISOString().slice(0, 7);
    const read = async (by: Caller, path: string) => {
      const { body: file } = await by.call<Schemas['FileContent']>('GET', path);
      const { text } = await extractText(new Uint8Array(Buffer.from(file.content, 'base64')), { mergePages: true });
      return text.replaceAll(/\s+/g, ' ');
    };
    const text = await read(caller, `finances/months/${month}/statement`);
    for (const part of [
      `Statement · Выписка, ${month}`,
      'ООО «Север»',
      `Deposit · Пополнение invoice · счёт № ${body.invoice_number}, Für März 20,000.00 20,000.00`,
      'Correction · Корректировка For the test -310.00 19,690.00',
      'Balance after · Исходящий остаток 19,690.00 RUB',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('7,777');
    // the font has no emojis; the record keeps them
    expect(text).not.toMatch(/\p{Emoji_Presentation}/u);
    expect(body.comment).toBe('Für 🌷 März');
    const ofClient = `finances/months/${month}/statement?user_id=${user.id}`;
    expect(await read(people.manager, ofClient)).toContain('Balance before · Входящий остаток 0.00');
    await test.db.execute(sql`alter table transactions disable trigger user`);
    await test.db.execute(sql`update transactions set date = date - interval '40 days' where user_id = ${user.id}`);
    await test.db.execute(sql`alter table transactions enable trigger user`);
    expect(await read(people.manager, ofClient)).toContain('Balance before · Входящий остаток 19,690.00');
    const toCome = await caller.call<Refused>('GET', 'finances/months/2099-01/statement');
    expect([toCome.status, toCome.body.errors]).toEqual([422, { month: ['This month has not begun yet'] }]);
    expect((await people.manager.call<Refused>('GET', `finances/months/${month}/statement`)).body.errors).toEqual({
      user_id: ['Required'],
    });
    expect((await people.otherManager.call('GET', ofClient)).status).toBe(404);
    expect((await caller.call<Refused>('GET', `finances/months/${month}/statement?currency=EUR`)).status).toBe(422);
  });

  it('becomes void with its invoice when the owner cancels it', async () => {
    const { body } = await deposit(people.advertiser);
    expect((await setStatus(people.advertiser, body, 'paid')).status).toBe(403);
    expect((await setStatus(people.advertiser, body, 'cancelled')).body.status).toBe('cancelled');
    const invoice = await people.advertiser.call<Schemas['Invoice']>('GET', `finances/invoices/${body.invoice_id}`);
    expect(invoice.body.status).toBe('void');
  });

  it("can be created by a client's manager, but not by other users", async () => {
    expect((await deposit(people.manager, { user_id: people.advertiser.userId })).status).toBe(201);
    expect((await deposit(people.manager)).body.errors).toEqual({ user_id: ['Required'] });
    for (const [caller, userId] of [
      [people.manager, people.otherAdvertiser.userId],
      [people.advertiser, people.otherAdvertiser.userId],
      [people.admin, 999_999],
    ] as const)
      expect((await deposit(caller, { user_id: userId })).status).toBe(404);
    expect((await withdraw(people.webmaster, { user_id: people.advertiser.userId })).status).toBe(404);
  });

  it('has an invoice with the next number, even after a failed request', async () => {
    const [first, failed, second] = [
      await deposit(people.advertiser),
      await deposit(people.advertiser, { amount: '0' }),
      await deposit(people.advertiser),
    ];
    expect(failed.status).toBe(422);
    const serial = ({ body }: { body: Detail }) => Number(body.invoice_number?.split('-')[1]);
    expect(serial(second)).toBe(serial(first) + 1);
  });
});

describe('a withdrawal', () => {
  it('holds its amount, and is paid out after processing', async () => {
    const caller = await webmasterWith('100');
    const { body } = await withdraw(caller, { amount: '100' });
    expect(body).toMatchObject({ status: 'waiting', amount: '-100.00', requisites });
    expect(await balanceOf(caller)).toMatchObject({ balance: '100.00', held: '100.00', free: '0.00' });
    expect((await withdraw(caller, { amount: '0.01' })).body.errors).toEqual({ amount: ['Only 0.00 is available'] });
    expect((await setStatus(people.admin, body, 'paid')).body.error).toBe(
      "A payout that is waiting can't be marked as paid",
    );
    const { body: processing } = await setStatus(people.admin, body, 'processing');
    expect((await setStatus(caller, processing, 'cancelled')).body.error).toBe(
      "A payout that is processing can't be cancelled",
    );
    const { body: paid } = await setStatus(people.admin, processing, 'paid');
    expect(paid).toMatchObject({ status: 'paid', balance_after: '0.00' });
    expect(await balanceOf(caller)).toMatchObject({ balance: '0.00', held: '0.00', free: '0.00' });
  });

  it('requires at least the minimum of its currency', async () => {
    const { body: currency } = await people.admin.call<Schemas['Currency']>('POST', 'currencies', {
      ...{ code: 'GBP', rate: 120, min_withdrawal: '50' },
    });
    expect(currency.min_withdrawal).toBe('50.00');
    const values = { supportPanels: ['webmaster' as const], currency: 'GBP', balance: '100' };
    const caller = await test.as(await test.createUser(values), 'webmaster');
    const ask = async (amount: string) => {
      const { status, body } = await withdraw(caller, { amount, currency: 'GBP' });
      return [status, body.errors?.amount];
    };
    expect(await ask('49.99')).toEqual([422, ['At least 50.00']]);
    expect(await balanceOf(caller)).toMatchObject({ held: '0.00', free: '100.00', min_withdrawal: '50.00' });
    expect(await ask('50')).toEqual([201, undefined]);
    expect(await ask('50')).toEqual([201, undefined]);
    expect(await ask('0.01')).toEqual([422, ['Only 0.00 is available']]);
  });

  it('releases its amount when it is rejected with a reason, or cancelled', async () => {
    const caller = await webmasterWith('100');
    const { body } = await withdraw(caller, { amount: '60' });
    expect((await setStatus(people.admin, body, 'rejected')).body.errors).toEqual({ reason: ['Required'] });
    const { body: rejected } = await setStatus(people.admin, body, 'rejected', 'The account is closed');
    expect(rejected).toMatchObject({ status: 'rejected', reject_reason: 'The account is closed', paid_at: null });
    const { body: second } = await withdraw(caller, { amount: '100' });
    expect((await setStatus(caller, second, 'cancelled')).status).toBe(200);
    expect(await balanceOf(caller)).toMatchObject({ balance: '100.00', held: '0.00', free: '100.00' });
  });

  it('requires an account with valid check digits, which is offered for the next one', async () => {
    const caller = await webmasterWith('100');
    const wrong = await withdraw(caller, {
      amount: '10',
      requisites: { ...requisites, account: '40817810000000012346' },
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['requisites.account']]);
    const other = { recipient: 'Oleg', bank: 'Deutsche Bank', bic: 'DEUTDEFF', account: 'DE89370400440532013000' };
    await withdraw(caller, { amount: '10' });
    await withdraw(caller, { amount: '10', requisites: other });
    await withdraw(caller, { amount: '10' });
    // the same account in another notation
    const grouped = { ...other, bic: 'deut de ff', account: 'de89 3704 0044 0532 0130 00' };
    const again = await withdraw(caller, { amount: '10', requisites: grouped });
    expect(again.body.requisites).toEqual(other);
    expect((await withdraw(caller, { amount: '10', requisites: { ...other, bic: 'DEUTDEF' } })).body.errors).toEqual({
      'requisites.bic': ['Enter a BIC of 9 digits, or a SWIFT code of 8 or 11 characters'],
    });
    const offered = (by: Caller, query = '') =>
      by.call<Schemas['RequisitesList']>('GET', `finances/requisites${query}`);
    expect((await offered(caller)).body.items).toEqual([other, requisites]);
    expect((await offered(people.manager, `?user_id=${caller.userId}`)).body.items).toHaveLength(2);
    expect((await offered(people.webmaster)).body.items).not.toContainEqual(other);
    expect((await offered(people.webmaster, `?user_id=${caller.userId}`)).status).toBe(404);
  });

  it('can not take spend that is not posted yet', async () => {
    const caller = await webmasterWith('100');
    await test.db.insert(spendDays).values({ userId: caller.userId, day: '2026-11-20', spend: '40.5', posted: '10' });
    expect(await balanceOf(caller)).toMatchObject({ free: '100.00', unposted: '30.50', available: '69.50' });
    expect((await withdraw(caller, { amount: '69.51' })).body.errors).toEqual({ amount: ['Only 69.50 is available'] });
    expect((await withdraw(caller, { amount: '69.50' })).status).toBe(201);
  });

  it('can not take more than is available, with 50 concurrent requests', async () => {
    const caller = await webmasterWith('100');
    const replies = await Promise.all(Array.from({ length: 50 }, () => withdraw(caller, { amount: '30' })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 201),
      ...Array.from({ length: 47 }, () => 422),
    ]);
    expect(await balanceOf(caller)).toMatchObject({ balance: '100.00', held: '90.00', free: '10.00' });
  });
});

describe('an idempotency key', () => {
  it('returns the first result, also for concurrent requests, and rejects another body', async () => {
    const caller = await webmasterWith('100');
    const idempotency_key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => withdraw(caller, { amount: '100', idempotency_key })),
    );
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await balanceOf(caller)).held).toBe('100.00');
    const other = await withdraw(caller, { amount: '99', idempotency_key });
    expect(other.body.errors).toEqual({ idempotency_key: ['Was used for another request'] });
  });

  it('is separate for each user', async () => {
    const idempotency_key = randomUUID();
    const [one, other] = [
      await deposit(people.advertiser, { idempotency_key }),
      await deposit(people.otherAdvertiser, { idempotency_key }),
    ];
    expect(one.body.id).not.toBe(other.body.id);
  });
});

describe('a forged request', () => {
  const forged: [string, object, string][] = [
    ...[
      '-5',
      '0',
      '0.00',
      '1e400',
      '1e3',
      'NaN',
      'Infinity',
      '1,5',
      '1 000',
      '+5',
      '0x10',
      '.5',
      '5.',
      '',
      '1.005',
      '1234567890123',
      '12345678901234567890',
      '0.001',
      '１００',
    ].map((amount): [string, object, string] => [`the amount ${amount}`, { amount }, 'amount']),
    ['a number as the amount', { amount: 5 }, 'amount'],
    ['an unknown currency', { currency: 'XXX' }, 'currency'],
    ['a currency in lower case', { currency: 'rub' }, 'currency'],
    ['another type', { type: 'bonus' }, 'type'],
    ['a deposit', { type: 'deposit' }, 'type'],
    ['a status', { status: 'paid' }, 'status'],
    ['another method', { method: 'card' }, 'method'],
    ['no requisites', { requisites: undefined }, 'requisites'],
    ['an invalid account number', { requisites: { ...requisites, account: '1234' } }, 'requisites.account'],
    ['an invalid key', { idempotency_key: 'again' }, 'idempotency_key'],
    ['a version', { version: 5 }, 'version'],
  ];
  it.each(forged)('is refused: %s', async (_, body, field) => {
    const { status, body: answer } = await withdraw(people.webmaster, body);
    expect({ status, fields: Object.keys(answer.errors) }).toEqual({ status: 422, fields: [field] });
  });

  it('is refused in a currency that is not the account’s', async () => {
    await people.admin.call('POST', 'currencies', { code: 'USD', rate: 90 });
    expect((await withdraw(people.webmaster, { currency: 'USD' })).body.errors).toEqual({
      currency: ['The account is in RUB'],
    });
  });
});

describe('reverting', () => {
  it('is refused with the reason, also in advance, once the money is spent', async () => {
    const { userId } = await webmasterWith('0');
    const given = (await adjust({ user_id: userId, amount: '50', type: 'bonus' })).body;
    await adjust({ user_id: userId, amount: '-20.01' });
    const reason = "It can't be taken back: only 29.99 RUB is available";
    const { body } = await people.admin.call<Schemas['TransactionDetail']>('GET', `finances/${given.id}`);
    expect(body.actions).toEqual([{ action: 'revert', refusal: reason }]);
    const revert = () =>
      people.admin.call<Schemas['ApiErrorBody']>('POST', `finances/${given.id}/revert`, { comment: 'A mistake' });
    const refused = await revert();
    expect([refused.status, refused.body.error]).toEqual([400, reason]);
    await adjust({ user_id: userId, amount: '20.01' });
    expect((await revert()).status).toBe(201);
  });
});

describe('a list of transactions', () => {
  it('names the time zone of the reader, in which its filter applies', async () => {
    const user = await test.createUser({ timezone: 'Asia/Tokyo' });
    const { body } = await (await test.as(user, 'advertiser')).call<Schemas['TransactionList']>('GET', 'finances');
    expect(body.timezone).toBe('Asia/Tokyo');
    const own = await deposit(await test.as(user, 'advertiser'));
    expect(own.body.timezone).toBe('Asia/Tokyo');
    const byAdmin = await people.admin.call<Detail>('GET', `finances/${own.body.id}`);
    expect(byAdmin.body.timezone).not.toBe('Asia/Tokyo');
  });
});

describe('an adjustment', () => {
  it('can not take spend that is not posted yet, and neither can a reversal', async () => {
    const caller = await webmasterWith('100');
    const user_id = caller.userId;
    const { id } = (await adjust({ user_id, amount: '70', type: 'bonus' })).body;
    await test.db.insert(spendDays).values({ userId: user_id, day: '2026-11-20', spend: '110', posted: '0' });
    expect((await adjust({ user_id, amount: '-60.01' })).body.errors).toEqual({ amount: ['Only 60.00 is available'] });
    const refusal = "It can't be taken back: only 60.00 RUB is available";
    const { actions } = (await people.admin.call<Detail>('GET', `finances/${id}`)).body;
    expect(actions).toEqual([{ action: 'revert', refusal }]);
    const reverted = await people.admin.call<Refused>('POST', `finances/${id}/revert`, { comment: 'By mistake' });
    expect([reverted.status, reverted.body.error]).toEqual([400, refusal]);
  });

  it('is paid immediately, within the free balance and the credit', async () => {
    const caller = await webmasterWith('10');
    const user_id = caller.userId;
    expect((await adjust({ user_id, amount: '-10.01' })).body.errors).toEqual({ amount: ['Only 10.00 is available'] });
    expect((await adjust({ user_id, amount: '-1', type: 'bonus' })).status).toBe(422);
    expect((await adjust({ user_id, amount: '5', comment: '' })).status).toBe(422);
    expect((await adjust({ user_id, amount: '5', type: 'bonus' })).body).toMatchObject({ balance_after: '15.00' });
    const credit = { user_id, currency: 'RUB', credit_limit: '20.00', comment: 'A good customer' };
    const { body } = await people.admin.call<Schemas['BalanceList']>('PUT', 'finances/credit-limits', credit);
    expect(body.items[0]).toMatchObject({ credit_limit: '20.00', unposted: '0.00', available: '35.00', free: '15.00' });
    expect((await adjust({ user_id, amount: '-35' })).body).toMatchObject({ status: 'paid', balance_after: '-20.00' });
    const lower = { ...credit, credit_limit: '19.99' };
    expect((await people.admin.call('PUT', 'finances/credit-limits', lower)).status).toBe(400);
  });

  it('is only possible for users with a balance, as is a credit limit', async () => {
    const { id: user_id } = await test.createUser({ supportPanels: ['manager'], balance: '0' });
    const errors = { user_id: ['Neither an advertiser nor a webmaster'] };
    expect((await adjust({ user_id, amount: '5' })).body.errors).toEqual(errors);
    const credit = { user_id, currency: 'RUB', credit_limit: '20.00', comment: 'A good customer' };
    expect((await people.admin.call<Refused>('PUT', 'finances/credit-limits', credit)).body.errors).toEqual(errors);
    const path = `finances/balances?user_id=${user_id}`;
    expect((await people.admin.call<Schemas['BalanceList']>('GET', path)).body.items).toEqual([]);
    // a balance from another role can still be corrected
    await fund(test.db, user_id, '10');
    expect((await adjust({ user_id, amount: '-10' })).status).toBe(201);
    expect((await people.admin.call<Schemas['BalanceList']>('GET', path)).body.items).toHaveLength(1);
  });
});

describe('the list', () => {
  let owner: Caller;
  beforeAll(async () => {
    const user = await test.createUser({ name: 'List Owner', managerId: people.manager.userId, balance: '0' });
    owner = await test.as(user, 'advertiser');
    await fund(test.db, user.id, '70');
    await deposit(owner, { amount: '5', comment: 'A waiting one' });
    await adjust({ user_id: user.id, amount: '-20', comment: 'An invalid day' });
  });
  const list = async (query: string, caller = owner) => {
    const { body } = await caller.call<Schemas['TransactionList']>('GET', `finances?${query}`);
    return { ...body, amounts: body.items.map(({ amount }) => amount) };
  };

  it.each([
    ['', ['-20.00', '5.00', '70.00']],
    ['sort=date', ['70.00', '5.00', '-20.00']],
    ['sort=-amount', ['70.00', '5.00', '-20.00']],
    ['type=bonus', ['70.00']],
    ['type=bonus&type=correction', ['-20.00', '70.00']],
    ['status=waiting', ['5.00']],
    ['search=invalid', ['-20.00']],
    ['search=nothing-like-it', []],
    ['date_to=2020-01-01', []],
    [`date_from=${new Date().toISOString().slice(0, 10)}`, ['-20.00', '5.00', '70.00']],
    ['limit=1&offset=1', ['5.00']],
  ])('%s', async (query, amounts) => {
    expect((await list(query)).amounts).toEqual(amounts);
  });

  it('has the sums of all pages, and a running balance', async () => {
    const { totals, total, items } = await list('limit=1');
    expect(total).toBe(3);
    expect(totals).toEqual([
      {
        currency: 'RUB',
        precision: 2,
        count: 3,
        received: '70.00',
        taken: '-20.00',
        net: '50.00',
        deposits_due: '5.00',
        payouts_due: '0.00',
      },
    ]);
    expect(items[0]).toMatchObject({ balance_after: '50.00' });
  });

  it('shows managers their clients, and others only their own', async () => {
    const byManager = await list(`user_id=${owner.userId}`, people.manager);
    expect(byManager.amounts).toHaveLength(3);
    expect((await list(`user_id=${owner.userId}`, people.otherManager)).amounts).toEqual([]);
    const [first] = byManager.items;
    expect((await people.otherAdvertiser.call('GET', `finances/${first?.id}`)).status).toBe(404);
    expect((await people.otherManager.call('GET', `finances/balances?user_id=${owner.userId}`)).status).toBe(404);
    expect(await balanceOf(people.manager, `finances/balances?user_id=${owner.userId}`)).toMatchObject({
      free: '50.00',
    });
  });

  it('separates what is owed to webmasters from the balances of advertisers, with each user on one side', async () => {
    const manager = await test.createUser({ supportPanels: ['manager'] });
    const caller = await test.as(manager, 'manager');
    const client = { managerId: manager.id, currency: 'RUB' };
    await test.createUser({ ...client, supportPanels: ['webmaster'], balance: '300' });
    await test.createUser({ ...client, supportPanels: ['advertiser'], balance: '20' });
    await test.createUser({ ...client, supportPanels: ['advertiser', 'webmaster'], balance: '4' });
    const of = async (side: string) => (await balanceOf(caller, `finances/balances?side=${side}`)).balance;
    expect([await of('webmaster'), await of('advertiser')]).toEqual(['300.00', '24.00']);
    expect((await balanceOf(caller)).balance).toBe('324.00');
  });
});
