import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './harness.ts';
import { createSite } from './placement-scene.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ CONTACT_EMAIL: 'sellers@ads.example', ISSUER_ADDRESS: 'Tverskaya 1, Moscow' });
});
afterAll(() => test.close());

it('lists the sellers, with names of companies only', async () => {
  const owner = async (name: string, values: Parameters<TestApp['createUser']>[0] = {}) => {
    const { id } = await test.createUser({ supportPanels: ['webmaster'], name, ...values });
    return { id, site: await createSite(test, id) };
  };
  const company = await owner('Anna', { legalForm: 'ul', legalName: 'Evening News LLC' });
  await createSite(test, company.id);
  const nameless = await owner('Boris', { legalForm: 'ul' });
  const person = await owner('Clara', { legalForm: 'fl', legalName: 'Clara Ivanova' });
  await owner('Locked', { legalForm: 'ul', legalName: 'Locked LLC', status: 'lock' });
  const { id: waiting } = await test.createUser({
    supportPanels: ['webmaster'],
    legalForm: 'ul',
    legalName: 'New LLC',
  });
  await createSite(test, waiting, { status: 'moderate' });
  await createSite(test, waiting, { verifiedAt: null });

  const { statusCode, headers, body } = await test.app.inject({ url: '/sellers.json' });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'public, max-age=3600',
  ]);
  expect(JSON.parse(body)).toEqual({
    contact_email: 'sellers@ads.example',
    contact_address: 'Tverskaya 1, Moscow',
    version: '1.0',
    sellers: [
      {
        seller_id: String(company.id),
        seller_type: 'PUBLISHER',
        name: 'Evening News LLC',
        domain: company.site.domain,
      },
      { seller_id: String(nameless.id), seller_type: 'PUBLISHER', is_confidential: 1 },
      { seller_id: String(person.id), seller_type: 'PUBLISHER', is_confidential: 1 },
    ],
  });
});
