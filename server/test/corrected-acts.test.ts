import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../src/money/ledger/check-ledger.ts';
import { postDays } from '../src/money/ledger/post-days.ts';
import { invoices, spendDays } from '../src/platform/db/schema.ts';
import { fund } from './fund.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const party = { name: '', inn: '', kpp: '', address: '', bank: '', bic: '', account: '', correspondent_account: '' };
const line = (title: string, total: string) => ({ title, quantity: '1', price: total, amount: total, total });
const act = {
  kind: 'act' as const,
  ...{ status: 'issued' as const, year: 2020, period: '2026-01-01' },
  ...{ currency: 'RUB', amount: '100', vat: '0', total: '100', vatRate: '0' },
  lines: [line('Video', '50'), line('Overlays', '30'), line('Banners', '20')],
  ...{ seller: party, buyer: party },
};

it('a voided act leaves a draft of what was charged, or none if nothing was', async () => {
  const { id: userId } = await test.createUser({ balance: '0' });
  await fund(test.db, userId, '1000');
  for (const [day, spend] of [
    ['2026-01-10', '60'],
    ['2026-01-11', '40'],
  ] as const)
    await test.db.insert(spendDays).values({ userId, day, spend, posted: '0' });
  await postDays(test.db);
  const spent = await people.admin.call<Schemas['TransactionList']>('GET', `finances?user_id=${userId}&type=spend`);
  const takeBack = async (amount: string) => {
    const { id } = spent.body.items.find((item) => item.amount === amount) ?? {};
    const { status } = await people.admin.call('POST', `finances/${id}/revert`, { comment: 'Shown by mistake' });
    expect(status).toBe(201);
  };
  const makeVoid = async (serial: number) => {
    const values = { ...act, userId, serial };
    const [row] = await test.db.insert(invoices).values(values).returning({ id: invoices.id });
    const change = { status: 'void', reason: 'Shown by mistake', version: 1 };
    const path = `finances/invoices/${row?.id}/status`;
    return (await people.admin.call<Schemas['InvoiceDetail']>('PUT', path, change)).body.replaced_by_id;
  };
  const read = async (id: number | null) =>
    (await people.admin.call<Schemas['InvoiceDetail']>('GET', `finances/invoices/${id}`)).body;

  await takeBack('-40.00');
  const draft = await read(await makeVoid(1));
  expect([draft.total, draft.lines.map(({ title, total }) => [title, total])]).toEqual([
    '60.00',
    [
      ['Video', '50.00'],
      ['Overlays', '10.00'],
    ],
  ]);
  expect(draft.actions.find(({ action }) => action === 'issue')?.refusal).toBeNull();
  await people.admin.call('DELETE', `finances/invoices/${draft.id}`);

  await takeBack('-60.00');
  expect(await makeVoid(2)).toBeNull();
});

/** An advertiser who was charged for these days, and a function that reverts a charge and returns the response. */
async function charge(days: (readonly [day: string, spend: string])[]) {
  const { id: userId } = await test.createUser({ balance: '0' });
  await fund(test.db, userId, '1000');
  for (const [day, spend] of days) await test.db.insert(spendDays).values({ userId, day, spend, posted: '0' });
  await postDays(test.db);
  const { items } = (
    await people.admin.call<Schemas['TransactionList']>('GET', `finances?user_id=${userId}&type=spend`)
  ).body;
  const takeBack = async (amount: string) => {
    const path = `finances/${items.find((item) => item.amount === amount)?.id}`;
    const { actions } = (await people.admin.call<Schemas['TransactionDetail']>('GET', path)).body;
    const { status, body } = await people.admin.call<Schemas['ApiErrorBody']>('POST', `${path}/revert`, {
      comment: 'Shown by mistake',
    });
    // the predicted refusal equals the actual one
    const refusal = status === 201 ? null : body.error;
    expect(actions).toEqual([{ action: 'revert', refusal }]);
    return [status, refusal];
  };
  return { userId, takeBack };
}

/** @returns the id of the draft of the corrected act */
async function makeVoid(id: number | undefined, version = 1) {
  const change = { status: 'void', reason: 'Shown by mistake', version };
  const path = `finances/invoices/${id}/status`;
  return (await people.admin.call<Schemas['InvoiceDetail']>('PUT', path, change)).body.replaced_by_id;
}

it('refuses to revert a spend on an act until the act is void and its draft is lowered', async () => {
  const { userId, takeBack } = await charge([
    ['2026-01-10', '60'],
    ['2026-01-11', '40'],
    ['2026-02-01', '500'],
  ]);
  const values = { ...act, userId, serial: 3 };
  const [issued] = await test.db.insert(invoices).values(values).returning({ id: invoices.id });
  expect(await takeBack('-40.00')).toEqual([
    400,
    'Act 2020-000003 states this spend: make it void, lower its draft by 40.00 RUB, then take the spend back',
  ]);
  // no act includes February
  expect((await takeBack('-500.00'))[0]).toBe(201);

  const draft = await makeVoid(issued?.id);
  expect(await takeBack('-40.00')).toEqual([
    400,
    'The draft of the act of 2026-01 states this spend: lower it by 40.00 RUB, then take the spend back',
  ]);
  const lines = [{ title: 'Video', total: '60' }];
  await people.admin.call('PUT', `finances/invoices/${draft}`, { subject: '', lines, version: 1 });
  expect((await takeBack('-40.00'))[0]).toBe(201);
  const corrected = await people.admin.call<Schemas['InvoiceDetail']>('PUT', `finances/invoices/${draft}/status`, {
    ...{ status: 'issued', version: 2 },
  });
  expect([corrected.status, corrected.body.total]).toEqual([200, '60.00']);
  const broken = (await checkLedger(test.db)).map(({ rule }) => rule);
  expect(broken).not.toContain('acts state no more than was charged');

  // the act consists of this spend only, and a draft can not be lowered to nothing
  expect(await takeBack('-60.00')).toEqual([
    400,
    `Act ${corrected.body.number} states this spend: make it void, delete its draft, then take the spend back`,
  ]);
  const other = await makeVoid(corrected.body.id, corrected.body.version);
  expect(await takeBack('-60.00')).toEqual([
    400,
    'The draft of the act of 2026-01 states this spend: delete it, then take the spend back',
  ]);
  await people.admin.call('DELETE', `finances/invoices/${other}`);
  expect((await takeBack('-60.00'))[0]).toBe(201);
});

it('states by how much an act with less than the charges must be lowered', async () => {
  const { userId, takeBack } = await charge([
    ['2026-01-10', '60'],
    ['2026-01-11', '40'],
  ]);
  const values = { ...act, userId, serial: 4, amount: '80', total: '80', lines: act.lines.slice(0, 2) };
  const [issued] = await test.db.insert(invoices).values(values).returning({ id: invoices.id });
  expect((await takeBack('-40.00'))[1]).toBe(
    'Act 2020-000004 states this spend: make it void, lower its draft by 20.00 RUB, then take the spend back',
  );
  const draft = await makeVoid(issued?.id);
  expect((await takeBack('-60.00'))[1]).toBe(
    'The draft of the act of 2026-01 states this spend: lower it by 40.00 RUB, then take the spend back',
  );
  const lines = [{ title: 'Video', total: '60' }];
  await people.admin.call('PUT', `finances/invoices/${draft}`, { subject: '', lines, version: 1 });
  expect((await takeBack('-40.00'))[0]).toBe(201);
});
