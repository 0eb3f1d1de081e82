import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoices, spendDays } from '../src/db/schema.ts';
import { postDays } from '../src/finances/post-days.ts';
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

it('leaves a draft of what was charged when an act becomes void, and none if nothing was', async () => {
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
