import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let testUsers: TestUsers;

beforeAll(async () => {
  test = await startTestApp();
  testUsers = await createTestUsers(test);
});
afterAll(() => test.close());

type Saved = { id: number; version: number; updated_at: string };

const party = { legal_form: 'ul', legal_name: 'Romashka LLC', inn: '7707083893', kpp: '773601001' };

it.each<[string, string, object]>([
  ['a resolution', 'resolution', { width: 1234, height: 567, name: 'Kiosk' }],
  [
    'a currency',
    'currencies',
    { code: 'JPY', rate: 0.6, symbol: '¥', precision: 0, min_withdrawal: '500', large_deposit: '900000' },
  ],
  [
    'a feed',
    'settings/feeds',
    { name: 'Exchange', code: 'exchange', kind: 'rtb', endpoint: 'https://exchange.example/bid', currency: 'RUB' },
  ],
  [
    'a format',
    'settings/formats',
    {
      name: 'Wide',
      code: 'wide',
      kind: 'inpage',
      width: 970,
      height: 250,
      skip_offset: 5,
      price_floor: 60,
      min_duration: 5,
      max_duration: 30,
      max_file_mb: 20,
      vpaid_allowed: false,
      mime_types: ['video/mp4'],
    },
  ],
  ['a default ORD source', 'settings/ord/sources', { name: 'VK', operator: 'vk', roles: ['agency'], ...party }],
  [
    'ORD access',
    'settings/ord/access',
    {
      name: 'VK',
      operator: 'vk',
      environment: 'sandbox',
      base_url: 'https://ord.example',
      token: 'an-example-token',
      status: 'stopped',
    },
  ],
  [
    'a user',
    'users',
    {
      login: 'kept@preroll.test',
      name: 'Kept',
      support_panels: ['advertiser'],
      currency: 'RUB',
      timezone: 'Asia/Tokyo',
      phone: '+79990001122',
      ...party,
    },
  ],
  ['a default script', 'settings/scripts', { kind: 'branding', name: 'Page', source_code: 'var n = 1;' }],
])('keeps what an update of %s leaves out', async (_name, path, body) => {
  const created = await testUsers.admin.call<Saved>('POST', path, body);
  expect(created.status).toBe(201);
  const { id, version, updated_at: _, ...rest } = created.body;
  const updated = await testUsers.admin.call<Saved>('PATCH', `${path}/${id}`, { version });
  expect([updated.status, updated.body]).toEqual([200, expect.objectContaining(rest)]);
});
