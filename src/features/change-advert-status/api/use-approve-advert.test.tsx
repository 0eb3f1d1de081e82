import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { signedIn, signedOut } from '@/entities/session';
import type { Advert, SignInResponse } from '@/shared/api';
import { getGetAdvertResponseMock } from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { json, loopbackServer } from '@/shared/testing';
import { system } from '@/shared/theme';
import { Toaster } from '@/shared/ui/toaster';
import { useApproveAdvert } from './use-approve-advert';
import { advertStatusScope } from './use-change-advert-status';

const server = loopbackServer();
const detail = getGetAdvertResponseMock();
const admin: SignInResponse = {
  token: 'a-token',
  user: {
    id: 7,
    login: 'vera@preroll.test',
    name: 'Vera Orlova',
    status: 'working',
    support_panels: ['admin'],
    is_admin: true,
    folders_enabled: true,
    currency: 'RUB',
    timezone: 'Europe/Moscow',
    preferences: { theme: null, tables: {}, views: {} },
  },
};
const first = { id: detail.advert.id, campaignId: detail.advert.ads_id, status: 'moderate', ban: null } as const;

function Approve({ advertId }: { advertId: number }) {
  const { mutate } = useApproveAdvert(advertId);
  return (
    <button type="button" onClick={() => mutate({ status: 'approved', advert: first })}>
      Approve
    </button>
  );
}

test('Undo waits for changes of its own advert, with another one on the screen', async () => {
  let { advert } = detail;
  server.answers((response) => {
    const { method } = response.req;
    if (method === 'PUT') advert = { ...advert, ...(JSON.parse(server.calls.at(-1)?.body ?? '{}') as Advert) };
    json(200, method === 'PUT' ? advert : { ...detail, advert })(response);
  });
  signedIn(admin);
  const client = new QueryClient();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (advertId: number) =>
    root.render(
      <ChakraProvider value={system}>
        <QueryClientProvider client={client}>
          <Approve advertId={advertId} />
          <Toaster />
        </QueryClientProvider>
      </ChakraProvider>,
    );
  onTestFinished(() => {
    root.unmount();
    signedOut();
    document.body.replaceChildren();
  });
  const press = (text: string) =>
    expect
      .poll(() => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
        button?.click();
        return button;
      })
      .toBeDefined();

  show(first.id);
  await press('Approve');
  await expect.poll(() => advert.status).toBe('approved');
  show(first.id + 1);
  const other = Promise.withResolvers<void>();
  const waiting = client
    .getMutationCache()
    .build(client, { scope: advertStatusScope(first.id), mutationFn: () => other.promise })
    .execute(undefined);
  await press('Undo');
  const isWaiting = () =>
    client
      .getMutationCache()
      .getAll()
      .filter(({ state }) => state.isPaused).length;
  await expect.poll(isWaiting).toBe(1);
  other.resolve();
  await waiting;
  await expect.poll(() => advert.status).toBe('moderate');
});
