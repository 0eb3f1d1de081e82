import axios from 'axios';
import { createWatch } from 'effector';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loopbackServer } from '@/shared/testing';
import { ApiError } from './api-error';
import { createCampaign, listAdverts, listCampaigns, removeAdvert, signOut } from './generated/endpoints';
import { identityChanged, requestFailed } from './http';
import { withPage } from './with-page';

const terms = { format_id: 1, pay_model: 'cpm', bid: 60 } as const;
const campaign = { name: 'Spring', advert_link: 'https://shop.example', ...terms };

const server = loopbackServer();

beforeEach(() => identityChanged({ token: null, cabinet: 'block' }));

test('send the base path and the cabinet, but no token for a visitor', async () => {
  await listAdverts();
  const [call] = server.calls;
  expect(call).toMatchObject({ method: 'GET', url: '/backend/api/adverts', headers: { cabinet: 'block' }, body: '' });
  expect(call?.headers).not.toHaveProperty('authorization');
  expect(call?.headers).not.toHaveProperty('content-type');
});

test('carry the token in a header, never in the URL', async () => {
  identityChanged({ token: 'a-token', cabinet: 'manager' });
  await listAdverts();
  await createCampaign(campaign);
  identityChanged({ token: null, cabinet: 'block' });
  await listAdverts();
  expect(server.calls.map(({ headers }) => [headers.cabinet, headers.authorization])).toEqual([
    ['manager', 'Bearer a-token'],
    ['manager', 'Bearer a-token'],
    ['block', undefined],
  ]);
  expect(server.calls.filter(({ url }) => url?.includes('a-token'))).toEqual([]);
});

test('have a content type only with a body', async () => {
  identityChanged({ token: 'a-token', cabinet: 'advertiser' });
  await createCampaign(campaign);
  server.answers((response) => response.writeHead(204).end());
  await removeAdvert(31);
  await signOut();
  expect(server.calls.map(({ method, headers, body }) => [method, headers['content-type'], body])).toEqual([
    ['POST', 'application/json', JSON.stringify(campaign)],
    ['DELETE', undefined, ''],
    ['POST', undefined, ''],
  ]);
  expect(server.calls.map(({ headers }) => headers.cabinet)).toEqual(['advertiser', 'advertiser', 'advertiser']);
});

const withParams = (params: Record<string, unknown>) => listAdverts({}, { params });

test.each([
  { params: { search: undefined, sort: null }, query: '' },
  { params: { limit: 0, search: '', archived: false }, query: '?limit=0&search=&archived=false' },
  { params: { id: [31, 32] }, query: '?id=31&id=32' },
  { params: { id: [31, null, undefined, 32], sort: null }, query: '?id=31&id=32' },
  { params: { search: 'a&b=c d' }, query: '?search=a%26b%3Dc+d' },
])('$params become "$query"', async ({ params, query }) => {
  await withParams(params);
  expect(server.calls[0]?.url).toBe(`/backend/api/adverts${query}`);
});

test('request one page of a list', async () => {
  await listCampaigns({ search: 'spring', offset: 0, limit: 50 });
  expect(server.calls[0]?.url).toBe('/backend/api/campaigns?search=spring&offset=0&limit=50');
});

test.each([
  { headers: { 'X-Total-Count': '120', 'X-Next-Cursor': 'abc' }, page: { total: 120, next: 'abc', previous: null } },
  { headers: { 'X-Total-Count': '0', 'X-Previous-Cursor': 'de' }, page: { total: 0, next: null, previous: 'de' } },
  { headers: {}, page: { total: 1, next: null, previous: null } },
])('read the total and the neighbouring pages of a list from $headers', async ({ headers, page }) => {
  server.answers((response) =>
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end('[{"id":31}]'),
  );
  const list = await withPage((options) => listAdverts({ limit: 1 }, options));
  expect(list).toEqual({ items: [{ id: 31 }], ...page });
  expect(server.calls[0]?.url).toBe('/backend/api/adverts?limit=1');
});

test('are not reported when cancelled', async () => {
  const failures: ApiError[] = [];
  onTestFinished(createWatch({ unit: requestFailed, fn: (error) => failures.push(error) }));
  const screen = new AbortController();
  const requestReceived = new Promise<void>((done) => {
    server.answers(() => done());
  });
  const call = listAdverts({}, { signal: screen.signal });
  await requestReceived;
  screen.abort();
  await expect(call).rejects.toSatisfy((error) => axios.isCancel(error) && !(error instanceof ApiError));
  await expect(listAdverts({}, { signal: screen.signal })).rejects.toSatisfy(axios.isCancel);
  expect(server.calls).toHaveLength(1);
  expect(failures).toEqual([]);
});
