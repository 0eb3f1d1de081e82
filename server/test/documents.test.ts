import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../src/money/ledger/check-ledger.ts';
import { invoices, users } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

type Invoice = Schemas['InvoiceDetail'];
type Refused = Schemas['ValidationErrorBody'];

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const lines = [
  { title: 'Advertising in December · Реклама в декабре', total: '15000.00' },
  { title: 'Production of a clip', total: '4999.99' },
];
const draft = (body: object = {}) =>
  people.admin.call<Invoice & Refused>('POST', 'finances/invoices', {
    user_id: people.advertiser.userId,
    currency: 'RUB',
    subject: 'contract 12',
    lines,
    ...body,
  });
const setStatus = ({ id, version }: Invoice, status: string, reason?: string) =>
  people.admin.call<Invoice & Refused>('PUT', `finances/invoices/${id}/status`, { status, version, reason });
const read = async (id: number, caller: Caller = people.admin) =>
  (await caller.call<Invoice>('GET', `finances/invoices/${id}`)).body;
const serialOf = ({ number }: Invoice) => Number(number?.split('-')[1]);

async function textOf(id: number): Promise<string> {
  const { body } = await people.admin.call<Schemas['FileContent']>('GET', `finances/invoices/${id}/file`);
  const { text } = await extractText(new Uint8Array(Buffer.from(body.content, 'base64')), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

describe('the draft of an invoice', () => {
  it('is visible to admins only, marked as a draft, and can be edited and deleted', async () => {
    const { status, body } = await draft();
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'draft', number: null, transaction_id: null, total: '19999.99' });
    expect([body.amount, body.vat]).toEqual(['16393.43', '3606.56']);
    expect(body.lines.map(({ amount, total }) => [amount, total])).toEqual([
      ['12295.08', '15000.00'],
      ['4098.35', '4999.99'],
    ]);
    const text = await textOf(body.id);
    for (const part of ['DRAFT', 'Счёт на оплату № —', 'Реклама в декабре', '19,999.99 RUB'])
      expect(text).toContain(part);

    for (const caller of [people.advertiser, people.manager]) {
      expect((await caller.call('GET', `finances/invoices/${body.id}`)).status).toBe(404);
      const { items } = (await caller.call<Schemas['InvoiceList']>('GET', 'finances/invoices')).body;
      expect(items.map(({ status: one }) => one)).not.toContain('draft');
    }

    const edit = { subject: '', lines: [{ title: 'All of it', total: '100' }] };
    const path = `finances/invoices/${body.id}`;
    const edited = await people.admin.call<Invoice>('PUT', path, { ...edit, version: 1 });
    expect(edited.body).toMatchObject({ total: '100.00', version: 2, history: [expect.anything(), expect.anything()] });
    expect((await people.admin.call('PUT', path, { ...edit, version: 1 })).status).toBe(400);

    expect((await people.admin.call('DELETE', path)).status).toBe(204);
    expect((await people.admin.call('GET', path)).status).toBe(404);
  });

  it.each([
    [{ lines: [{ title: 'One', total: '0.001' }] }, 'lines.0.total', 'At most 2 decimal places'],
    [{ lines: [lines[0], { title: 'One', total: '0' }] }, 'lines.1.total', 'Must not be 0'],
    [{ currency: 'XXX' }, 'currency', 'Not one of the currencies'],
  ])('is refused with %j', async (body, field, message) => {
    const { status, body: refused } = await draft(body);
    expect([status, refused.errors[field]]).toEqual([422, [message]]);
  });

  it('is refused for a webmaster', async () => {
    const { status, body } = await draft({ user_id: people.webmaster.userId });
    expect([status, body.errors.user_id]).toEqual([422, ['Not an advertiser']]);
  });
});

describe('an issued invoice', () => {
  it('takes the next number once, waits for its payment, and is paid with its deposit', async () => {
    const [first, second, third] = [(await draft()).body, (await draft()).body, (await draft()).body];
    await people.admin.call('DELETE', `finances/invoices/${second.id}`);
    const both = await Promise.all([setStatus(third, 'issued'), setStatus(third, 'issued')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const issued = both.find(({ status }) => status === 200)?.body as Invoice;
    expect(serialOf((await setStatus(first, 'issued')).body)).toBe(serialOf(issued) + 1);
    expect(await checkLedger(test.db)).toEqual([]);

    const purpose = `Payment of invoice ${issued.number}, contract 12, including VAT 3606.56 RUB`;
    expect(issued).toMatchObject({ status: 'issued', purpose });
    expect((await read(issued.id, people.advertiser)).actions).toEqual([]);
    const deposit = `finances/${issued.transaction_id}`;
    const { body: waiting } = await people.advertiser.call<Schemas['TransactionDetail']>('GET', deposit);
    expect(waiting).toMatchObject({ status: 'waiting', amount: '19999.99', invoice_number: issued.number });
    await people.admin.call('PUT', `${deposit}/status`, { status: 'paid', version: waiting.version });
    const paid = await read(issued.id);
    expect(paid).toMatchObject({ status: 'paid', paid_at: expect.any(String) });
    expect(paid.history.at(0)?.fields).toEqual([{ field: 'status', old: 'issued', new: 'paid' }]);
    const refused = await setStatus(paid, 'void', 'Too late');
    expect([refused.status, refused.body.error]).toEqual([400, "An invoice that is paid can't be made void"]);
  });

  it('can not be changed, even in the database', async () => {
    const issued = (await setStatus((await draft()).body, 'issued')).body;
    const removal = await people.admin.call<Refused>('DELETE', `finances/invoices/${issued.id}`);
    expect([removal.status, removal.body.error]).toEqual([400, "An invoice that is issued can't be deleted"]);
    const edit = { subject: '', lines, version: issued.version };
    expect((await people.admin.call('PUT', `finances/invoices/${issued.id}`, edit)).status).toBe(400);

    const itself = eq(invoices.id, issued.id);
    const change = (values: object) => test.db.update(invoices).set(values).where(itself);
    const causes = [
      [test.db.delete(invoices).where(itself), /is kept/],
      [change({ total: '1', amount: '1', vat: '0' }), /only changes its status/],
      [change({ serial: 999 }), /only changes its status/],
      [change({ status: 'draft', serial: null }), /does not become draft/],
      [test.db.execute('truncate invoices cascade'), /append-only/],
      [test.db.execute('update invoice_numbers set last = last - 1'), /only count up/],
      [test.db.execute('delete from invoice_numbers'), /append-only/],
    ] as const;
    for (const [attempt, message] of causes) {
      const error = await attempt.then(
        () => null,
        (thrown: Error) => thrown,
      );
      expect(String(error?.cause ?? error)).toMatch(message);
    }
  });

  it('becomes void with a reason, keeps its number, and rejects its deposit', async () => {
    const issued = (await setStatus((await draft()).body, 'issued')).body;
    const without = await setStatus(issued, 'void');
    expect([without.status, without.body.errors.reason]).toEqual([422, ['Required']]);
    const { status, body } = await setStatus(issued, 'void', 'The company has another name');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'void', number: issued.number, void_reason: 'The company has another name' });
    const { body: deposit } = await people.advertiser.call<Schemas['TransactionDetail']>(
      'GET',
      `finances/${issued.transaction_id}`,
    );
    expect(deposit).toMatchObject({ status: 'rejected', reject_reason: 'The company has another name' });
    expect(await textOf(issued.id)).toContain('VOID');
    expect(serialOf((await setStatus((await draft()).body, 'issued')).body)).toBe(serialOf(issued) + 1);
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it('becomes void when its payment is reverted, and keeps the payment date', async () => {
    const issued = (await setStatus((await draft()).body, 'issued')).body;
    const deposit = `finances/${issued.transaction_id}`;
    await people.admin.call('PUT', `${deposit}/status`, { status: 'paid', version: 1 });
    // the database requires the deposit's change as well
    const alone = test.db
      .update(invoices)
      .set({ status: 'void', voidReason: 'Alone' })
      .where(eq(invoices.id, issued.id));
    const refusal = await alone.then(String, ({ cause }: Error) => String(cause));
    expect(refusal).toContain('a document that is paid does not become void');
    const { paid_at } = await read(issued.id);
    const reverted = await people.admin.call('POST', `${deposit}/revert`, { comment: 'Sent back by the bank' });
    expect(reverted.status).toBe(201);
    const after = await read(issued.id, people.advertiser);
    expect(after).toMatchObject({
      status: 'void',
      void_reason: 'Sent back by the bank',
      number: issued.number,
      paid_at,
    });
    expect(paid_at).toEqual(expect.any(String));
    expect(await textOf(issued.id)).toContain('VOID');
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it("can not be voided by a user who has not seen its last change, and names that change's author", async () => {
    const { body } = await draft();
    const other = await test.createUser({ supportPanels: ['admin'], isAdmin: true, name: 'Zoya Frolova' });
    const path = `finances/invoices/${body.id}/status`;
    const colleague = await test.as(other, 'admin');
    expect((await colleague.call('PUT', path, { status: 'issued', version: body.version })).status).toBe(200);
    const { status, body: refused } = await setStatus(body, 'void', 'Another amount');
    expect([status, refused.error]).toEqual([400, expect.stringMatching(/^Zoya Frolova changed this /)]);
    expect(await read(body.id)).toMatchObject({ status: 'issued', void_reason: '' });
  });

  it('can not be issued to a deleted user', async () => {
    const gone = await test.createUser({ name: 'Gone' });
    const { body } = await draft({ user_id: gone.id });
    await test.db.update(users).set({ status: 'deleted' }).where(eq(users.id, gone.id));
    const { status, body: refused } = await setStatus(body, 'issued');
    expect([status, refused.error]).toEqual([400, "Gone is deleted and can't be invoiced"]);
    expect((await people.admin.call('DELETE', `finances/invoices/${body.id}`)).status).toBe(204);
  });

  it('becomes void when its owner cancels the deposit', async () => {
    const ask = { type: 'deposit', amount: '50', currency: 'RUB', method: 'bank', idempotency_key: randomUUID() };
    const { body } = await people.advertiser.call<Schemas['TransactionDetail']>('POST', 'finances', ask);
    await people.advertiser.call('PUT', `finances/${body.id}/status`, { status: 'cancelled', version: body.version });
    expect(await read(body.invoice_id ?? 0)).toMatchObject({
      status: 'void',
      void_reason: 'The deposit was cancelled',
    });
  });
});
