import { expect, test } from 'vitest';
import { $session, signedIn } from '@/entities/session';
import { json, loopbackServer } from '@/shared/testing';
import { signOutRequested } from './sign-out';

const server = loopbackServer();

const user = {
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
} as const;

test.each([
  ['never answers', () => {}],
  ['refuses', json(500, { error: 'Not now' })],
])('clears the session immediately and sends its token to a server that %s', async (_, handler) => {
  server.answers(handler);
  signedIn({ token: 'a-token', user: { ...user, support_panels: [...user.support_panels] } });

  signOutRequested();

  expect($session.getState()).toBeNull();
  await expect.poll(() => server.calls).toHaveLength(1);
  expect(server.calls[0]).toMatchObject({
    method: 'POST',
    url: '/backend/api/auth/logout',
    headers: { authorization: 'Bearer a-token' },
    body: '',
  });
  expect(server.calls[0]?.headers).not.toHaveProperty('content-type');
});
