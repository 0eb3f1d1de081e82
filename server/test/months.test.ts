import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultTerms } from '../src/advertising/campaigns/default-terms.ts';
import { checkLedger } from '../src/money/ledger/check-ledger.ts';
import { postDays } from '../src/money/ledger/post-days.ts';
import { closeMonth } from '../src/money/months/close-month.ts';
import { endOfMonth } from '../src/money/months/record-closing.ts';
import type { Actor } from '../src/platform/access/viewer.ts';
import type { Db } from '../src/platform/db/database.ts';
import { users as accounts, campaignDays, campaigns, closedMonths, invoices } from '../src/platform/db/schema.ts';
import { failAtStatement } from './failing-database.ts';
import { fund } from './fund.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
let actor: Actor;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
  const user = { id: people.admin.userId, name: 'Vera', isAdmin: true, supportPanels: ['admin'] };
  actor = { user, tokenHash: '', cabinet: 'admin' } as unknown as Actor;
});
afterAll(() => test.close());

const today = new Date();
const month = today.toISOString().slice(0, 7);
/** Long after the month of this test's postings. */
const later = new Date(today.getTime() + 60 * 24 * 3_600_000);

/** An advertiser whose campaign has spent this much, already charged. */
async function spender(spend: number) {
  const user = await test.createUser({ balance: '0', legalName: `ООО «${spend}»` });
  await fund(test.db, user.id, '1000');
  const terms = await defaultTerms(test.db);
  const campaign = {
    ...terms,
    ownerId: user.id,
    name: 'Spring',
    advertLink: 'https://shop.example/',
    updatedBy: user.id,
  };
  const [row] = await test.db.insert(campaigns).values(campaign).returning({ id: campaigns.id });
  await test.db.insert(campaignDays).values({ campaignId: row?.id ?? 0, day: '2026-01-10', spend });
  await postDays(test.db);
  return user;
}

const admin = async (path: string) => (await people.admin.call<Schemas['InvoiceList']>('GET', path)).body;

const campaignOf = async (ownerId: number) => {
  const [row] = await test.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.ownerId, ownerId));
  return row?.id ?? 0;
};

const readActs = () =>
  test.db
    .select({ userId: invoices.userId, number: invoices.number, total: invoices.total, period: invoices.period })
    .from(invoices)
    .where(and(eq(invoices.kind, 'act'), isNotNull(invoices.number)))
    .orderBy(asc(invoices.serial));

const close = (db: Db = test.db) => closeMonth(db, test.config, actor, { month, now: later });

it('does not state a reverted charge in an act', async () => {
  const { id: userId } = await spender(60);
  const { items } = (
    await people.admin.call<Schemas['TransactionList']>('GET', `finances?user_id=${userId}&type=spend`)
  ).body;
  const reverted = await people.admin.call('POST', `finances/${items[0]?.id}/revert`, { comment: 'Shown by mistake' });
  expect(reverted.status).toBe(201);
  const party = { name: '', inn: '', kpp: '', address: '', bank: '', bic: '', account: '', correspondent_account: '' };
  const line = { title: 'Advertising', quantity: '1', price: '60', amount: '60', total: '60' };
  const money = { currency: 'RUB', amount: '60', vat: '0', total: '60', vatRate: '0' };
  const content = { ...money, period: `${month}-01`, lines: [line], seller: party, buyer: party };
  const [draft] = await test.db
    .insert(invoices)
    .values({ kind: 'act', status: 'draft', userId, ...content })
    .returning({ id: invoices.id });
  const path = `finances/invoices/${draft?.id}`;
  const { status, body } = await people.admin.call<Schemas['ValidationErrorBody']>('PUT', `${path}/status`, {
    status: 'issued',
    version: 1,
  });
  const refusal = 'Only 0.00 was charged that no other act states';
  expect([status, body.error, body.errors]).toEqual([422, refusal, { 'lines.0.total': [refusal] }]);
  const { actions } = (await people.admin.call<Schemas['InvoiceDetail']>('GET', path)).body;
  expect(actions.filter((one) => one.refusal === null).map(({ action }) => action)).toEqual(['edit', 'delete']);
  expect(actions.find(({ action }) => action === 'issue')?.refusal).toBe(refusal);
  expect(await checkLedger(test.db)).toEqual([
    { rule: 'acts state no more than was charged', records: [`user ${userId}`] },
  ]);
  expect((await people.admin.call('DELETE', path)).status).toBe(204);
});

it('stays open while the ledger breaks a rule, which the refusal names', async () => {
  await fund(test.db, (await test.createUser({ balance: '0' })).id, '5');
  const counted = (by: number) =>
    test.db.execute(
      sql`update transaction_totals set count = count + ${by}::integer where type = 'bonus' and status = 'paid'`,
    );
  await counted(1);
  const rule = 'the totals of transactions equal the transactions';
  await expect(close()).rejects.toThrow(new RegExp(`^The ledger breaks a rule: ${rule}: user \\d+`));
  expect([await test.db.$count(closedMonths), await readActs()]).toEqual([0, []]);
  const open = await people.admin.call<Schemas['OpenItemList']>('GET', `finances/months/${month}/open-items`);
  expect(open.body.items[0]).toMatchObject({ kind: 'rule' });
  await counted(-1);
});

it('is closed with an act for each advertiser, atomically and idempotently', async () => {
  const users = [await spender(100), await spender(12.34), await spender(7)];

  // not before it ends
  const early = await people.admin.call<Schemas['ApiErrorBody']>('POST', `finances/months/${month}/closing`);
  expect([early.status, early.body.error]).toEqual([400, 'Not over in every time zone yet']);

  // open items are listed, but don't prevent the closing
  const waiting = await people.advertiser.call<Schemas['TransactionDetail']>('POST', 'finances', {
    type: 'deposit',
    amount: '500',
    currency: 'RUB',
    method: 'bank',
    idempotency_key: randomUUID(),
  });
  await test.db
    .insert(campaignDays)
    .values({ campaignId: await campaignOf(users[2]?.id ?? 0), day: `${month}-01`, spend: 5000 });
  const open = await people.admin.call<Schemas['OpenItemList']>('GET', `finances/months/${month}/open-items`);
  expect(open.body.total).toBe(2);
  expect(open.body.items.map(({ kind, transaction_id, amount }) => [kind, transaction_id, amount])).toEqual([
    ['spend', null, '-5000.00'],
    ['deposit', waiting.body.id, '500.00'],
  ]);
  await test.db.delete(campaignDays).where(eq(campaignDays.day, `${month}-01`));

  // killed before some of its statements (one per day), and before the commit with all acts: everything is rolled back
  const counted = new Date(endOfMonth(month).getTime() - 1).getUTCDate() + 2;
  for (const statement of [1, 2, 3, counted, counted + 1, counted + 2, counted + 3, counted + 4, counted + 5]) {
    const next = statement === counted + 5 ? 'the commit' : 'a statement';
    await expect(close(failAtStatement(test.db, statement))).rejects.toThrow(`died before ${next}`);
    expect([await test.db.$count(closedMonths), await readActs()]).toEqual([0, []]);
  }

  const [closed] = await Promise.all([close(), close()]);
  expect(closed).toMatchObject({ month, acts: 3, refusal: 'Closed already' });
  const year = new Date().getUTCFullYear();
  expect(await readActs()).toEqual(
    ['100.000000', '12.340000', '7.000000'].map((total, index) => ({
      userId: users[index]?.id,
      number: `${year}-00000${index + 1}`,
      total,
      period: `${month}-01`,
    })),
  );
  expect(await close()).toEqual(closed);
  expect(await readActs()).toHaveLength(3);
  expect(await checkLedger(test.db)).toEqual([]);

  const { body } = await people.admin.call<Schemas['LedgerMonthList']>('GET', 'finances/months');
  expect(body.items).toMatchObject([{ month, acts: 3, closed_at: expect.any(String) }]);
  const [act] = (await admin('finances/invoices?kind=act&search=000001')).items;
  const path = `finances/invoices/${act?.id}/file`;
  const owner = await test.as({ id: users[0]?.id ?? 0 }, 'advertiser');
  const { body: file } = await owner.call<Schemas['FileContent']>('GET', path);
  const { text } = await extractText(new Uint8Array(Buffer.from(file.content, 'base64')), { mergePages: true });
  for (const part of [
    `Act of services · Акт об оказании услуг № ${year}-000001`,
    `Period · Период: 01.${month.split('-').toReversed().join('.')}`,
    `Advertising services · Рекламные услуги, ${month}`,
    'ООО «100»',
    '100.00 RUB',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
  expect((await people.advertiser.call('GET', path)).status).toBe(404);

  // a wrong act becomes void and keeps its number; its amount is moved to a corrected one
  const changeAct = (id: number, body: object) =>
    people.admin.call<Schemas['InvoiceDetail'] & Schemas['ValidationErrorBody']>(
      'PUT',
      `finances/invoices/${id}/status`,
      body,
    );
  const { body: wrong } = await changeAct(act?.id ?? 0, { status: 'void', reason: 'Another name', version: 1 });
  expect(wrong).toMatchObject({ status: 'void', number: `${year}-000001`, replaced_by_id: expect.any(Number) });
  const corrected = `finances/invoices/${wrong.replaced_by_id}`;
  const edit = (total: string, draft = corrected) =>
    people.admin.call<Schemas['ValidationErrorBody']>('PUT', draft, {
      subject: '',
      lines: [{ title: 'Advertising', total }],
      version: 1,
    });
  const beyond = await edit('100.01');
  expect([beyond.status, beyond.body.errors['lines.0.total']]).toEqual([
    422,
    ['Only 100.00 was charged that no other act states'],
  ]);
  expect((await edit('100')).status).toBe(200);
  expect((await owner.call('GET', corrected)).status).toBe(404);
  const issued = await changeAct(wrong.replaced_by_id ?? 0, { status: 'issued', version: 2 });
  expect(issued.body).toMatchObject({ status: 'issued', number: `${year}-000004`, transaction_id: null });
  expect((await owner.call<Schemas['InvoiceDetail']>('GET', corrected)).body.replaces_id).toBe(wrong.id);
  expect(await checkLedger(test.db)).toEqual([]);
  expect(await close()).toMatchObject({ acts: 3 });

  // an act of a user who is deleted since can be voided, too
  const gone = users[1]?.id ?? 0;
  await test.db.update(accounts).set({ status: 'deleted' }).where(eq(accounts.id, gone));
  const [theirs] = (await admin(`finances/invoices?kind=act&user_id=${gone}`)).items;
  const { body: undone } = await changeAct(theirs?.id ?? 0, { status: 'void', reason: 'Another name', version: 1 });
  const draft = undone.replaced_by_id ?? 0;
  expect((await edit('12.34', `finances/invoices/${draft}`)).status).toBe(200);
  const again = await changeAct(draft, { status: 'issued', version: 2 });
  expect(again.body).toMatchObject({ status: 'issued', number: `${year}-000005`, buyer: { name: 'ООО «12.34»' } });
  expect(await checkLedger(test.db)).toEqual([]);

  // the closed month accepts no postings
  await expect(fund(test.db, users[0]?.id ?? 0, '1')).rejects.toThrow();
});
