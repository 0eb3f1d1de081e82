import { beforeEach, expect, test } from 'vitest';
import { signedIn, signedOut } from '@/entities/session';
import type { Preferences } from '@/shared/api';
import { accountZone, defaultPeriod } from '@/shared/lib/dates';
import {
  parseViews,
  preferencesReceived,
  readPreferences,
  readValue,
  updateDefaultPeriod,
  updateTablePreferences,
  updateViews,
  viewsKey,
} from '@/shared/lib/preferences';
import { json, loopbackServer } from '@/shared/testing';
import { setColorMode } from '@/shared/ui/color-mode';
import './preferences-wiring';

const server = loopbackServer();

const none: Preferences = { theme: null, tables: {}, views: {} };
const table = { hidden: ['login'], order: ['balance', 'login'], density: 'compact', page_size: 25 } as const;
const unpaid = { name: 'Unpaid', search: { status: 'lock' } };
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
} as const;

const signIn = (preferences = none) =>
  signedIn({ token: 'a-token', user: { ...user, support_panels: [...user.support_panels], preferences } });

const viewsOf = (list: string) => parseViews(readValue(viewsKey(list)));
const isDark = () => document.documentElement.classList.contains('dark');

const sent = () => server.calls.map(({ method, url, body }) => [method, url, JSON.parse(body)]);

beforeEach(() => {
  signedOut();
  localStorage.clear();
  server.answers(json(200, none));
});

test("keeps a visitor's choices in the browser only", () => {
  setColorMode('dark');
  expect([isDark(), server.calls]).toEqual([true, []]);
});

test("saves a user's choices on the account, in the order in which they were made", async () => {
  signIn();
  updateTablePreferences('users', { hidden: ['login'], order: ['balance'], density: 'compact' });
  updateViews('users', [unpaid]);
  setColorMode('dark');
  const path = '/backend/api/account/preferences';
  await expect
    .poll(() => sent())
    .toEqual([
      [
        'PATCH',
        path,
        { tables: { users: { hidden: ['login'], order: ['balance'], density: 'compact', page_size: null } } },
      ],
      ['PATCH', path, { views: { users: [unpaid] } }],
      ['PATCH', path, { theme: 'dark' }],
    ]);
});

test("loads the account's preferences at sign-in without sending them back", () => {
  signIn({
    theme: 'light',
    tables: { users: { ...table, hidden: [...table.hidden], order: [...table.order] } },
    views: { users: [unpaid] },
  });
  expect(readPreferences('users')).toEqual({
    hidden: ['login'],
    order: ['balance', 'login'],
    density: 'compact',
    pageSize: 25,
  });
  expect([viewsOf('users'), isDark(), server.calls]).toEqual([[unpaid], false, []]);
});

test("uses the account's time zone from sign-in on", () => {
  signIn();
  expect(accountZone()).toBe('Europe/Moscow');
});

test("uses the account's default period from sign-in on, until the account has none", async () => {
  signIn({ ...none, default_period: '90-days' });
  expect(defaultPeriod('7-days')).toBe('90-days');
  updateDefaultPeriod('month');
  await expect.poll(() => sent().map(([, , body]) => body)).toEqual([{ default_period: 'month' }]);
  expect(defaultPeriod('7-days')).toBe('month');
  await expect
    .poll(() => {
      preferencesReceived({ preferences: none, at: Date.now() + 1 });
      return defaultPeriod('7-days');
    })
    .toBe('7-days');
});

test("keeps the browser's theme if the account has none", () => {
  setColorMode('dark');
  signIn();
  expect(isDark()).toBe(true);
});

test('ignores preferences that were read before the latest choice', async () => {
  signIn();
  const early = Date.now() - 1;
  updateViews('users', [unpaid]);
  preferencesReceived({ preferences: { ...none, views: { users: [] } }, at: early });
  expect(viewsOf('users')).toEqual([unpaid]);
  await expect.poll(() => server.calls).toHaveLength(1);
  preferencesReceived({ preferences: { ...none, views: { users: [] } }, at: early });
  expect(viewsOf('users')).toEqual([unpaid]);
  await expect
    .poll(() => {
      preferencesReceived({ preferences: { ...none, views: { users: [] } }, at: Date.now() + 1 });
      return viewsOf('users');
    })
    .toEqual([]);
});
