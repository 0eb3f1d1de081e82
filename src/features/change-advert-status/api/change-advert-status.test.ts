import { expect, test } from 'vitest';
import type { AdvertStatus } from '@/shared/api';
import { getGetAdvertResponseMock } from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { json, loopbackServer } from '@/shared/testing';
import { changeAdvertStatus } from './change-advert-status';

const server = loopbackServer();
const detail = getGetAdvertResponseMock();
const admin = { supportPanels: ['admin'], isAdmin: true } as const;

/** A server that stores what is sent, or, with `storedStatus`, ignores changes of the status. */
function serves(status: AdvertStatus, storedStatus?: AdvertStatus) {
  let advert = { ...detail.advert, name: 'Sale', status, version: 4 };
  server.answers((response) => {
    const { method } = response.req;
    if (method === 'PUT') {
      advert = { ...advert, ...JSON.parse(server.calls.at(-1)?.body ?? '{}'), version: advert.version + 1 };
      if (storedStatus) advert = { ...advert, status: storedStatus };
    }
    json(200, method === 'PUT' ? advert : { ...detail, advert })(response);
  });
  return { methods: () => server.calls.map(({ method }) => method), status: () => advert.status };
}

test('undoes an approval by restoring the earlier status', async () => {
  const { status } = serves('moderate');
  const { version } = await changeAdvertStatus(detail.advert.id, { status: 'approved', version: 4 }, admin);
  expect(status()).toBe('approved');
  await changeAdvertStatus(detail.advert.id, { status: 'moderate', ban: null, version }, admin);
  expect(status()).toBe('moderate');
});

test('refuses to change an advert that has changed since it was reviewed', async () => {
  const { methods } = serves('working');
  const taken = changeAdvertStatus(detail.advert.id, { status: 'moderate', version: 3 }, admin);
  await expect(taken).rejects.toThrow('Sale was changed meanwhile, status: Working');
  expect(methods()).toEqual(['GET']);
});

test("checks the rule against the server's status, and sends nothing if it refuses", async () => {
  const { methods } = serves('approved');
  const approved = changeAdvertStatus(detail.advert.id, { status: 'approved' }, admin);
  await expect(approved).rejects.toThrow('advert already approved');
  expect(methods()).toEqual(['GET']);
});

test('rejects with the current status if the server does not store the approval', async () => {
  serves('moderate', 'moderate');
  const approved = changeAdvertStatus(detail.advert.id, { status: 'approved' }, admin);
  await expect(approved).rejects.toThrow('cannot approved advert, status: moderate');
});
