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
const send = async (path: string, content: string, caller = people.admin) =>
  (await caller.call<Answer>('POST', path, { content })).body;
const preview = (content: string) => send('finances/statements/preview', content);
const importing = (content: string) => send('finances/statements', content);
const statesOf = ({ items }: Answer) => items.map(({ line, state, reason }) => [line, state, reason]);
const statusOf = async ({ id }: Schemas['TransactionDetail']) =>
  (await people.admin.call<Schemas['TransactionDetail']>('GET', `finances/${id}`)).body.status;
const csv = (...lines: string[]) => ['Date,Payer,Amount,Currency,Purpose', ...lines].join('\r\n');

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

  it('says of each line why it pays nothing, and pays the others', async () => {
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
        `2026-02-30,A,100.00,RUB,Invoice ${number}`,
        `2026-11-20,A,1e2,RUB,Invoice ${number}`,
        `2026-11-20,A,"4,000",RUB,Invoice ${number}`,
        `2026-11-20,A,NaN,RUB,Invoice ${number}`,
        `2026-11-20,A,100.005,RUB,Invoice ${number}`,
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
      [10, 'invalid', 'Date: write it like 2026-11-20 or 20.11.2026'],
      [11, 'invalid', 'Amount 1e2: Enter an amount like 1500.00'],
      [12, 'invalid', 'Amount 4,000: At most 2 decimal places'],
      [13, 'invalid', 'Amount NaN: Enter an amount like 1500.00'],
      [14, 'invalid', 'Amount 100.005: At most 2 decimal places'],
      [15, 'posted', ''],
      [16, 'unmatched', 'Line 15 pays this invoice already'],
    ]);
    expect(await statusOf(wanted)).toBe('paid');
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it('says of a payment that came in twice that one paid nothing, at each import', async () => {
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

  it('pays nothing with money of a day to come', async () => {
    const deposit = await newDeposit(people.advertiser, '100');
    const dayToCome = addDays(new Date().toISOString().slice(0, 10), 2);
    const answer = await importing(csv(`${dayToCome},A,100.00,RUB,Invoice ${deposit.invoice_number}`));
    expect(statesOf(answer)).toEqual([[2, 'invalid', 'Date: this day has not come yet']]);
    expect(await statusOf(deposit)).toBe('waiting');
  });

  it('is read as Russian banks write it', async () => {
    const deposit = await newDeposit(people.advertiser, '1234567.5');
    const answer = await preview(
      [
        '\uFEFFДата операции;Номер;Плательщик;Кредит;Назначение платежа',
        `20.11.2026;17;ООО «Север»;1 234 567,50;Оплата по счёту № ${deposit.invoice_number} от 19.11.2026`,
        '20.11.2026;18;ООО «Север»;;Возврат',
      ].join('\n'),
    );
    expect(answer.items).toMatchObject([
      { state: 'matched', date: '2026-11-20', amount: '1234567.50', currency: 'RUB', payer: 'ООО «Север»' },
      { state: 'skipped' },
    ]);
  });

  it('is read with debits, two names of a column, and sums below, as Russian banks export it', async () => {
    const deposit = await newDeposit(people.advertiser, '20000');
    const answer = await preview(
      [
        'Выписка операций по лицевому счету;;;;;;',
        'За период с 01.11.2026 по 20.11.2026;;;;;;',
        'Дата проводки;Счет;;Сумма по дебету;Сумма по кредиту;№ документа;Наименование контрагента;Назначение  платежа',
        ';Дебет;Кредит;;;;;',
        '20.11.2026;40702810000000012345;40702810000000000123;;20 000,00;217;ООО «Север»;' +
          `Оплата по счету № ${deposit.invoice_number} от 19.11.2026 г., в т.ч. НДС 22% - 3606.56 руб.`,
        '20.11.2026;40702810000000000123;40702810000000054321;1 500,00;;218;ИП Иванов;Аренда',
        'Итого;;;1 500,00;20 000,00;;;',
        ';;;;20 000,00;;;',
      ].join('\r\n'),
    );
    expect(answer.items.map(({ state, amount, payer }) => [state, amount, payer])).toEqual([
      ['skipped', null, ''],
      ['matched', '20000.00', 'ООО «Север»'],
      ['skipped', null, 'ИП Иванов'],
      ['skipped', null, ''],
      ['skipped', null, ''],
    ]);
    expect(answer.items[1]).toMatchObject({ date: '2026-11-20', transaction_id: deposit.id, reason: '' });
  });

  it('is read with accounts in the columns of debits and credits', async () => {
    const deposit = await newDeposit(people.advertiser, '20000');
    const paid = (account: string) =>
      `20.11.2026;217;20 000,00;${account};40702810000000000123;Оплата по счету № ${deposit.invoice_number}`;
    const head = 'Дата;Номер;Сумма;Дебет;Кредит;Назначение платежа';
    for (const account of ['40702810000000012345', '40702.810.0.0000.0012345'])
      expect((await preview([head, paid(account)].join('\n'))).items).toMatchObject([
        { state: 'matched', amount: '20000.00', transaction_id: deposit.id },
      ]);
    const { errors } = await preview(
      ['Дата;Дебет;Кредит;Назначение платежа', '20.11.2026;40702810000000012345;40702810000000000123;Оплата'].join(
        '\n',
      ),
    );
    expect(errors).toEqual({
      content: ['A line at the top must name the columns date, amount and purpose: no amount'],
    });
  });

  it.each([
    [
      'with its currency in a column',
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Kundenreferenz (End-to-End)";' +
        '"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"',
      (purpose: string) =>
        `"DE89370400440532013000";"20.11.26";"20.11.26";"GUTSCHR. UEBERWEISUNG";"${purpose}";"E2E-217";"Müller GmbH";"1.220,00";"RUB"`,
    ],
    [
      'with its currency in the name of the amounts',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Verwendungszweck";"Betrag (RUB)";"Kundenreferenz"',
      (purpose: string) => `"20.11.26";"20.11.26";"Gebucht";"Müller GmbH";"${purpose}";"1.220,00";"E2E-217"`,
    ],
    [
      'with its currency behind each amount',
      'Buchungstag;Auftraggeber;Verwendungszweck;Umsatz;Referenz',
      (purpose: string) => `20.11.2026;Müller GmbH;${purpose};+1220,00 RUB;E2E-217`,
    ],
  ])('is read as German banks export it, %s', async (_, head, line) => {
    const deposit = await newDeposit(people.advertiser, '1220');
    const answer = await importing(
      ['Umsätze vom 20.11.2026', '', head, line(`Rechnung ${deposit.invoice_number}`)].join('\r\n'),
    );
    expect(answer.items).toMatchObject([
      { state: 'posted', date: '2026-11-20', payer: 'Müller GmbH', amount: '1220.00', currency: 'RUB' },
    ]);
    const { body } = await people.admin.call<Schemas['TransactionDetail']>('GET', `finances/${deposit.id}`);
    expect(body.bank_payment?.reference).toBe('E2E-217');
  });

  it.each([
    ['Soll/Haben', 'S', 'H'],
    ['S/H', 'Soll', 'Haben'],
    // a bank that gives the column no name
    ['', 'S', 'H'],
    ['Debit/Credit', 'D', 'C'],
    ['Дебет/Кредит', 'Дебет', 'Кредит'],
  ])('takes what went out by the column "%s" for no money that came in', async (name, out, into) => {
    const deposit = await newDeposit(people.advertiser, '1220');
    const line = (direction: string) => `20.11.2026;Rechnung ${deposit.invoice_number};1.220,00;${direction}`;
    const answer = await preview([`Buchungstag;Verwendungszweck;Umsatz;${name}`, line(out), line(into)].join('\n'));
    expect(answer.items.map(({ state, amount }) => [state, amount])).toEqual([
      ['skipped', null],
      ['matched', '1220.00'],
    ]);
  });

  it('never takes the amount of another currency for one of its own', async () => {
    const deposit = await newDeposit(people.advertiser, '1220');
    const purpose = `Rechnung ${deposit.invoice_number}`;
    const reasons = async (...lines: string[]) => (await preview(lines.join('\n'))).items.map(({ reason }) => reason);
    const none = ['CHF is not one of the currencies'];
    expect(await reasons('Buchungstag;Verwendungszweck;Betrag (CHF)', `20.11.2026;${purpose};1220,00`)).toEqual(none);
    expect(await reasons('Buchungstag;Verwendungszweck;Betrag', `20.11.2026;${purpose};1220,00 CHF`)).toEqual(none);
  });

  it.each(['Amount (net)', 'Betrag (abs)', 'Betrag in EUR', 'Сумма, руб.', 'Сумма (всего)'])(
    'reads "%s"',
    async (name) => {
      const { items } = await preview([`Date;Purpose;${name}`, '20.11.2026;Advertising;1220,00'].join('\n'));
      const isOther = name.endsWith('EUR');
      expect(items.map(({ reason }) => reason)).toEqual([
        isOther ? 'EUR is not one of the currencies' : 'The purpose names no invoice',
      ]);
    },
  );

  it('is read below a title, with quotes, dates, amounts and numbers as banks and people write them', async () => {
    const deposit = await newDeposit(people.advertiser, '4000');
    const [year, serial] = (deposit.invoice_number ?? '').split('-');
    const number = `${year} – ${serial}`;
    const answer = await preview(
      [
        'Выписка по счёту 40702810000000012345',
        '',
        'Дата;Контрагент;Сумма;Назначение',
        `24/11/2026;ООО "Север";4,000.00;Оплата ${number}`,
        `05/11/2026;"ООО ""Север""";4000,00 ₽;Оплата ${year}—${serial}`,
        `05.11.2026;А;4.000,00 руб.;Оплата от 20.11.2026 - 1234567, счёт ${number}`,
        '05.11.2026;"А;4000;Оплата',
        '05.11.2026;"А";–4000,00;Возврат',
        `05.11.2026;А;4000 €;Оплата ${number}`,
        `2026-11-05;А;4 000.00;Оплата ${number}`,
      ].join('\n'),
    );
    expect(answer.items.map(({ line, state, date, payer, amount }) => [line, state, date, payer, amount])).toEqual([
      [4, 'matched', '2026-11-24', 'ООО "Север"', '4000.00'],
      [5, 'unmatched', '2026-11-05', 'ООО "Север"', '4000.00'],
      [6, 'unmatched', '2026-11-05', 'А', '4000.00'],
      [7, 'invalid', null, '', null],
      [8, 'skipped', '2026-11-05', 'А', null],
      [9, 'invalid', '2026-11-05', 'А', null],
      [10, 'unmatched', '2026-11-05', 'А', '4000.00'],
    ]);
    expect(answer.items.map(({ reason }) => reason)).toEqual([
      '',
      'Line 4 pays this invoice already',
      'Line 4 pays this invoice already',
      'Not readable as CSV, look at its quotation marks',
      'No money came in',
      'EUR is not one of the currencies',
      'Line 4 pays this invoice already',
    ]);
  });

  it('is read in the order of its dates, unless they leave it open', async () => {
    const datesOf = async (...dates: string[]) =>
      (await preview(csv(...dates.map((date) => `${date},A,100,RUB,B`)))).items.map(({ date }) => date);
    expect(await datesOf('05/11/2026', '24/11/2026')).toEqual(['2026-11-05', '2026-11-24']);
    expect(await datesOf('11/05/2026', '11/24/2026')).toEqual(['2026-11-05', '2026-11-24']);
    expect(await datesOf('05/11/2026')).toEqual([null]);
    expect(await datesOf('24/11/2026', '11/24/2026')).toEqual([null, null]);
  });

  it.each([
    [
      'without the names of the columns',
      '2026-11-20,100.00,Invoice',
      'A line at the top must name the columns date, amount and purpose: no date',
    ],
    [
      'without an amount',
      'Date;Purpose\n2026-11-20;Invoice',
      'A line at the top must name the columns date, amount and purpose: no amount',
    ],
    ['without lines', 'Date,Amount,Purpose\n', 'There are no lines below the names of the columns'],
    [
      'of too many lines',
      csv(...Array(501).fill('2026-11-20,A,1,RUB,B')),
      'At most 500 lines at once: this file has 501',
    ],
  ])('is refused %s', async (_, content, message) => {
    expect((await importing(content)).errors).toEqual({ content: [message] });
  });

  it('is refused at once when a line above is as long as a file may be', async () => {
    const answer = await preview(`date;amount;purpose;a${',b'.repeat(140_000)} c d\r\n`);
    expect(answer.errors).toEqual({ content: ['There are no lines below the names of the columns'] });
  });

  it('is closed to an admin cabinet without the admin flag', async () => {
    const caller = await test.as(await test.createUser({ supportPanels: ['admin'], isAdmin: false }), 'admin');
    const { status } = await caller.call('POST', 'finances/statements', { content: csv('2026-11-20,A,1,RUB,B') });
    expect(status).toBe(403);
  });

  it('keeps what it has paid with', async () => {
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

  it('is read by its owner and their manager, and by admins with what it was for and who imported it', async () => {
    const user = await test.createUser({ managerId: people.manager.userId });
    const owner = await test.as(user, 'advertiser');
    const deposit = await newDeposit(owner, '20000');
    expect(await paidBy(owner, deposit)).toBeNull();
    const purpose = `Invoice ${deposit.invoice_number}`;
    await importing(`Date,Number,Payer,Amount,Purpose\n2026-11-20,217,Sever LLC,20000.00,${purpose}`);
    const seen = { date: '2026-11-20', payer: 'Sever LLC', reference: '217', source: 'statement' };
    const ofOthers = { ...seen, purpose: null, recorded_by_name: null };
    expect(await paidBy(owner, deposit)).toEqual(ofOthers);
    expect(await paidBy(people.manager, deposit)).toEqual(ofOthers);
    expect(await paidBy(people.panelOnly, deposit)).toEqual(ofOthers);
    expect(await paidBy(people.admin, deposit)).toEqual({
      ...seen,
      purpose,
      recorded_by_name: expect.stringMatching(/./),
    });
    expect((await people.otherManager.call('GET', `finances/${deposit.id}`)).status).toBe(404);
  });

  it('is typed by the admin who marks it as paid', async () => {
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
    // the statement that comes later pays nothing with it
    const later = `2026-11-20,Sever LLC,300.00,RUB,Invoice ${deposit.invoice_number}`;
    expect(statesOf(await importing(csv(later)))).toEqual([[2, 'unmatched', 'The invoice is paid already']]);
    const unknown = await pay(await newDeposit(people.advertiser, '300'));
    expect([unknown.body.status, unknown.body.bank_payment]).toEqual(['paid', null]);
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it('is one, of a statement and an admin at once', async () => {
    const deposits = await Promise.all(Array.from({ length: 8 }, () => newDeposit(people.advertiser, '5')));
    for (const deposit of deposits) {
      const content = csv(`2026-11-20,A,5.00,RUB,Invoice ${deposit.invoice_number}`);
      const [byHand, byStatement] = await Promise.all([pay(deposit, { date: '2026-11-20' }), importing(content)]);
      expect([byHand.status === 200, byStatement.items[0]?.state === 'posted']).toContain(true);
      expect(byHand.status === 200 && byStatement.items[0]?.state === 'posted').toBe(false);
    }
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it('belongs to a deposit that is paid', async () => {
    const { id, version } = await newDeposit(people.advertiser, '5');
    const body = { status: 'rejected', reason: 'Never came', version, bank_payment: { date: '2026-11-20' } };
    const refused = await people.admin.call<Schemas['ValidationErrorBody']>('PUT', `finances/${id}/status`, body);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['bank_payment']]);
  });
});
