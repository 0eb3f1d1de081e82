import { createWatch } from 'effector';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { $session, signedIn, signedOut } from '@/entities/session';
import { getMe, listAdverts, type SignInResponse } from '@/shared/api';
import { json, loopbackServer } from '@/shared/testing';
import '../errors/error-toasts-wiring';
import { AppProviders } from '../providers/app-providers';
import { queryClient } from '../providers/query-client';
import { router } from '../router/router';
import './session-end-wiring';

const server = loopbackServer();

const signedInUser: SignInResponse = {
  token: 'a-token',
  user: {
    id: 7,
    login: 'nadia@preroll.test',
    name: 'Nadia Petrova',
    status: 'working',
    support_panels: ['advertiser'],
    is_admin: false,
    folders_enabled: true,
    currency: 'RUB',
    timezone: 'Europe/Moscow',
    preferences: { theme: null, tables: {}, views: {} },
  },
};

const texts = () => Array.from(document.querySelectorAll('[role=status] p'), (text) => text.textContent);
const counted = (start: (count: () => void) => () => void) => {
  let times = 0;
  onTestFinished(
    start(() => {
      times += 1;
    }),
  );
  return () => times;
};

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {});
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  signedIn(signedInUser);
  root.render(<AppProviders />);
  await router.navigate({ to: '/$cabinet/settings', params: { cabinet: 'advertiser' } });
  onTestFinished(() => {
    for (const dismiss of document.querySelectorAll<HTMLElement>('[role=status] button')) dismiss.click();
    root.unmount();
    signedOut();
    document.body.replaceChildren();
  });
});

test.each([
  { status: 401, body: { error: 'The session is over' }, toasts: ['Code 401, The session is over'] },
  {
    status: 423,
    body: { error: 'Unpaid since May', status: 'lock' },
    toasts: ['Code 423, Unpaid since May'],
  },
  {
    status: 423,
    body: { error: 'Fraud', status: 'ban' },
    toasts: ['Code 423, Fraud'],
  },
])('ten concurrent calls answered $status with $body sign the user out once', async ({ status, body, toasts }) => {
  server.answers(json(status, body));
  localStorage.setItem('something', 'kept');
  queryClient.setQueryData(['advert', 'detail', 31], { name: 'Spring sale' });
  const signOuts = counted((count) => createWatch({ unit: signedOut, fn: count }));
  const departures = counted((count) => router.subscribe('onBeforeNavigate', count));

  await Promise.allSettled(Array.from({ length: 10 }, (_, index) => (index % 2 ? listAdverts() : getMe())));
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.poll(() => texts().toSorted()).toEqual(toasts);

  expect(
    server.calls.filter(({ headers }) => headers.authorization === 'Bearer a-token').length,
  ).toBeGreaterThanOrEqual(10);
  // signing in again returns to the abandoned screen
  expect(router.state.location.state.requestedPath).toBe('/advertiser/settings');
  expect(signOuts()).toBe(1);
  expect(departures()).toBe(1);
  expect($session.getState()).toBeNull();
  expect(localStorage.getItem('something')).toBeNull();
  await expect.poll(() => queryClient.getQueryCache().getAll()).toEqual([]);
  // no call without a token: the abandoned screen does not refetch the cleared data
  expect(server.calls.filter(({ headers }) => headers.authorization === undefined)).toEqual([]);
});
