import { randomUUID } from 'node:crypto';
import { Money } from '@preroll/rules/finance/money';
import { addDays } from '@preroll/rules/time/days';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyOfLowBalances } from '../src/money/ledger/notify-of-low-balances.ts';
import { spendDays } from '../src/platform/db/schema.ts';
import { fund } from './fund.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

type Detail = Schemas['TransactionDetail'];

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const requisites = { recipient: 'Oleg', bank: 'Sever Bank', bic: '044525974', account: '40817810000000012345' };
const ask = async (caller: Caller, type: 'deposit' | 'withdrawal', amount: string) => {
  const body = { type, amount, currency: 'RUB', method: 'bank', idempotency_key: randomUUID() };
  const full = type === 'deposit' ? body : { ...body, requisites };
  const { body: asked } = await caller.call<Detail>('POST', 'finances', full);
  await test.mails();
  return asked;
};
const setStatus = async ({ id, version }: Detail, status: string, reason?: string) => {
  const change = { status, version, ...(reason && { reason }) };
  const { body } = await people.admin.call<Detail>('PUT', `finances/${id}/status`, change);
  await test.mails();
  return body;
};
const mailsTo = async (login: string) => (await test.mails()).filter(({ to }) => to === login);
const subjectsTo = async (login: string) => (await mailsTo(login)).map(({ subject }) => subject);

describe('the owner of a payment gets a mail', () => {
  it('about an invoice and its payment, unless disabled', async () => {
    const user = await test.createUser();
    const caller = await test.as(user, 'advertiser');
    const deposit = await ask(caller, 'deposit', '20000');
    await setStatus(deposit, 'paid');
    const mails = (await test.mails()).filter(({ to }) => to === user.login);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Invoice ${deposit.invoice_number} for 20,000.00 RUB`,
      'We have received 20,000.00 RUB',
    ]);
    expect(mails[0]?.link).toMatch(new RegExp(`/advertiser/finances/${deposit.id}$`));

    await caller.call('PATCH', 'account/preferences', { muted_notices: ['invoice_issued', 'payment_received'] });
    await setStatus(await ask(caller, 'deposit', '1'), 'paid');
    expect(await subjectsTo(user.login)).toHaveLength(2);
  });

  it('about an invoice issued from a draft, and about payments by a bank statement', async () => {
    const user = await test.createUser();
    const { body: draft } = await people.admin.call<Schemas['InvoiceDetail']>('POST', 'finances/invoices', {
      ...{ user_id: user.id, currency: 'RUB', subject: '', lines: [{ title: 'Advertising', total: '700' }] },
    });
    expect(await subjectsTo(user.login)).toEqual([]);
    const { body: invoice } = await people.admin.call<Schemas['InvoiceDetail']>(
      'PUT',
      `finances/invoices/${draft.id}/status`,
      { status: 'issued', version: draft.version },
    );
    const issued = `Invoice ${invoice.number} for 700.00 RUB`;
    expect(await subjectsTo(user.login)).toEqual([issued]);

    const content = `Date,Credit,Purpose\n2026-11-20,700.00,Invoice ${invoice.number}`;
    await people.admin.call('POST', 'finances/statements/preview', { content });
    expect(await subjectsTo(user.login)).toEqual([issued]);
    // the second import finds the line already paid
    for (let count = 0; count < 2; count += 1) await people.admin.call('POST', 'finances/statements', { content });
    expect(await subjectsTo(user.login)).toEqual([issued, 'We have received 700.00 RUB']);
  });

  it('about a void invoice with the reason, unless it was their own action or invoices are disabled', async () => {
    const user = await test.createUser();
    const caller = await test.as(user, 'advertiser');
    const [wrong, rejected, byAdmin, byOwner] = [
      await ask(caller, 'deposit', '10'),
      await ask(caller, 'deposit', '20'),
      await ask(caller, 'deposit', '30'),
      await ask(caller, 'deposit', '40'),
    ];
    await people.admin.call('PUT', `finances/invoices/${wrong.invoice_id}/status`, {
      ...{ status: 'void', reason: 'Agreed for January', version: 1 },
    });
    await setStatus(rejected, 'rejected', 'It never came');
    await setStatus(byAdmin, 'cancelled');
    await caller.call('PUT', `finances/${byOwner.id}/status`, { status: 'cancelled', version: byOwner.version });
    const mails = (await test.mails()).filter(({ to, subject }) => to === user.login && subject.endsWith('is void'));
    expect(mails.map(({ subject }) => subject)).toEqual(
      [wrong, rejected, byAdmin].map(({ invoice_number: number }) => `Invoice ${number} is void`),
    );
    expect(mails[0]?.text).toContain(
      `Invoice ${wrong.invoice_number} for 10.00 RUB is void: please don't pay it.\n\nReason: Agreed for January`,
    );
    await caller.call('PATCH', 'account/preferences', { muted_notices: ['invoice_issued'] });
    await setStatus(await ask(caller, 'deposit', '50'), 'rejected', 'It never came');
    expect((await subjectsTo(user.login)).filter((subject) => subject.endsWith('is void'))).toHaveLength(3);
  });

  it('once, if the request is repeated', async () => {
    const user = await test.createUser();
    const caller = await test.as(user, 'advertiser');
    const body = { type: 'deposit', amount: '5', currency: 'RUB', method: 'bank', idempotency_key: randomUUID() };
    for (let count = 0; count < 2; count += 1) await caller.call('POST', 'finances', body);
    expect(await subjectsTo(user.login)).toHaveLength(1);
  });

  it('about a payout that is paid, and one that is rejected with its reason', async () => {
    const user = await test.createUser({ supportPanels: ['webmaster'], balance: '100' });
    const caller = await test.as(user, 'webmaster');
    await setStatus(await ask(caller, 'withdrawal', '60'), 'rejected', 'The account is closed');
    await setStatus(await setStatus(await ask(caller, 'withdrawal', '40'), 'processing'), 'paid');
    expect(await subjectsTo(user.login)).toEqual([
      'Your payout of 60.00 RUB is rejected',
      'Your payout of 40.00 RUB is paid',
    ]);
    const [mail] = (await test.mails()).filter(({ to }) => to === user.login);
    expect(mail?.text).toContain('Reason: The account is closed');
  });
});

describe('an advertiser is warned', () => {
  const today = '2026-11-20';
  const rouble = { code: 'RUB', precision: 2 };
  const ofRoubles = { currency: 'RUB', precision: 2 };

  const noticesOf = async (user: { id: number }) =>
    (await (await test.as(user)).call<Schemas['NotificationList']>('GET', 'notifications')).body.items.map(
      ({ kind, object, data }) => ({ kind, object, data }),
    );

  it('when the balance lasts for three days or less, once until it recovers', async () => {
    const [low, rich, muted] = [
      await test.createUser({ balance: '250' }),
      await test.createUser({ balance: '10000' }),
      await test.createUser({ balance: '250' }),
    ];
    await (await test.as(muted)).call('PATCH', 'account/preferences', { muted_notices: ['low_balance'] });
    for (const { id } of [low, rich, muted])
      for (const back of [1, 2])
        await test.db.insert(spendDays).values({ userId: id, day: addDays(today, -back), spend: '100', posted: '100' });
    const tell = () => notifyOfLowBalances(test, today);

    // users with muted mail are warned, too
    expect((await Promise.all([tell(), tell()])).toSorted()).toEqual([0, 2]);
    const mails = (await test.mails()).filter(({ to }) => [low, rich, muted].some(({ login }) => login === to));
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[low.login, 'Your balance is running low']]);
    expect(mails[0]?.text).toContain('250.00 RUB is left: about 2 days at the present rate.');
    expect(await tell()).toBe(0);
    // only the mail is muted
    const noticed = { kind: 'low_balance', object: null, data: { ...ofRoubles, amount: '250.00', days_left: 2 } };
    expect(await noticesOf(low)).toEqual([noticed]);
    expect(await noticesOf(muted)).toEqual([noticed]);
    expect(await noticesOf(rich)).toEqual([]);
    await fund(test.db, low.id, '1000');
    expect(await tell()).toBe(0);
    await fund(test.db, low.id, '-1250');
    expect(await tell()).toBe(0);
  });

  it('again if it recovered meanwhile, even on the same day, by mail and with a notification', async () => {
    const user = await test.createUser({ balance: '1000' });
    const ofYesterday = { userId: user.id, day: addDays(today, -1), spend: '100', posted: '100' };
    await test.db.insert(spendDays).values([ofYesterday, { userId: user.id, day: today, spend: '0', posted: '0' }]);
    const tellAt = async (spend: string) => {
      await test.db
        .update(spendDays)
        .set({ spend })
        .where(and(eq(spendDays.userId, user.id), eq(spendDays.day, today)));
      return notifyOfLowBalances(test, today);
    };
    expect(await tellAt('750')).toBe(1);
    expect(await tellAt('0')).toBe(0);
    expect(await tellAt('750')).toBe(1);
    expect(await subjectsTo(user.login)).toHaveLength(2);
    expect(await noticesOf(user)).toHaveLength(2);
  });

  it('that it is used up, even after a warning that it was low', async () => {
    const user = await test.createUser({ balance: '200.01' });
    // 100.003333 a day on average, displayed as 100.00
    for (const [back, spend] of [100.01, 100, 100].entries())
      await test.db
        .insert(spendDays)
        .values({ userId: user.id, day: addDays(today, -1 - back), spend: `${spend}`, posted: `${spend}` });
    const tellAt = async (available: string) => {
      const spend = Money.of('200.01', rouble).minus(Money.of(available, rouble)).toString();
      const ofToday = { userId: user.id, day: today, spend, posted: '0' };
      const target = [spendDays.userId, spendDays.day];
      await test.db.insert(spendDays).values(ofToday).onConflictDoUpdate({ target, set: { spend } });
      const before = (await mailsTo(user.login)).length;
      await Promise.all([notifyOfLowBalances(test, today), notifyOfLowBalances(test, today)]);
      return (await mailsTo(user.login)).slice(before).map(({ subject, text }) => [subject, text.split('\n')[0]]);
    };

    expect(await tellAt('200.00')).toEqual([
      ['Your balance is running low', '200.00 RUB is left: about 2 days at the present rate.'],
    ]);
    expect(await tellAt('0.01')).toEqual([]);
    const usedUp = ['Your balance is used up', 'Your campaigns have stopped. They start again once you top up.'];
    expect(await tellAt('0')).toEqual([usedUp]);
    expect(await tellAt('-5')).toEqual([]);
    expect(await tellAt('10')).toEqual([]);
    expect(await tellAt('-5')).toEqual([usedUp]);
    const notices = await noticesOf(user);
    expect(notices.map(({ data }) => [data.amount, data.days_left])).toEqual([
      ['-5.00', null],
      ['0.00', null],
      ['200.00', 2],
    ]);
    expect(await tellAt('1000')).toEqual([]);
    expect(await tellAt('0.99')).toEqual([
      ['Your balance is running low', '0.99 RUB is left: less than a day at the present rate.'],
    ]);
  });
});
