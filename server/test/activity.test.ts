import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createPlacement, createSite, toPlacementUpdate } from './placement-scene.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

async function lastDoneBy({ userId }: Caller) {
  const { body } = await people.admin.call<Schemas['ActivityList']>('GET', `users/${userId}/activity`);
  return body.items[0];
}

it('names a placement', async () => {
  const site = await createSite(test, people.webmaster.userId);
  const placement = await createPlacement(people.webmaster, site.id, { name: 'Above the text' });
  const body = { ...toPlacementUpdate(placement), floor_price: 90 };
  await people.webmaster.call('PUT', `placements/${placement.id}`, body);
  const named = { kind: 'placement', record_id: placement.id, record_name: 'Above the text' };
  expect(await lastDoneBy(people.webmaster)).toMatchObject(named);
});

it('names an access to the API of an ORD, even after it is deleted', async () => {
  const access = { name: 'Sandbox of VK', operator: 'vk', environment: 'sandbox', base_url: 'https://ord.example' };
  const { body } = await people.admin.call<Schemas['OrdAccess']>('POST', 'settings/ord/access', {
    ...access,
    token: 'an-example-token-x9Kd',
  });
  const named = { kind: 'ord_access', record_id: body.id, record_name: 'Sandbox of VK' };
  expect(await lastDoneBy(people.admin)).toMatchObject(named);
  await people.admin.call('DELETE', `settings/ord/access/${body.id}`);
  expect(await lastDoneBy(people.admin)).toMatchObject(named);
});

it('names an invoice by its number, which drafts do not have', async () => {
  const { body } = await people.admin.call<Schemas['InvoiceDetail']>('POST', 'finances/invoices', {
    user_id: people.advertiser.userId,
    currency: 'RUB',
    subject: '',
    lines: [{ title: 'Advertising in December', total: '100' }],
  });
  const invoice = { kind: 'invoice', record_id: body.id };
  expect(await lastDoneBy(people.admin)).toMatchObject({ ...invoice, record_name: null });
  const path = `finances/invoices/${body.id}/status`;
  const issued = await people.admin.call<Schemas['InvoiceDetail']>('PUT', path, { status: 'issued', version: 1 });
  expect(await lastDoneBy(people.admin)).toMatchObject({ ...invoice, record_name: issued.body.number });
});
