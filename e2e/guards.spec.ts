import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { delayResponses } from './steps/delay-responses.ts';
import { mainScreen } from './steps/main-screen.ts';
import { openForNotice } from './steps/open-for-notice.ts';
import { notices, toast } from './steps/toast.ts';

const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Not found' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

/** The cabinet's frame knows whose it is: nothing is asked for any more. */
const settled = (page: Page) => expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

/** The landing's rows may be asked for late: nothing is asked for where there is nothing. */
const awayFromLanding = (cabinet: string) => `/${cabinet}/nowhere`;

/** Asked for in the advertiser's cabinet once its first screen is there, which may be late. */
const ofTheFrame = ['advertiser finances/balances', 'advertiser notifications'];

/** The calls that a page makes from now on, as `cabinet path`; without those that the frame makes in its own time. */
function listen(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    const call = `${request.headers().cabinet} ${pathname.slice(13)}`;
    if (pathname.startsWith('/backend/api/') && !ofTheFrame.includes(call)) calls.push(call);
  });
  return calls;
}

test('what is no id, and no section of the cabinet, is not found in the cabinet', async ({ as }) => {
  const page = await as('advertiser', awayFromLanding('advertiser'));
  await settled(page);
  const calls = listen(page);
  for (const path of [
    '/advertiser/campaigns/abc',
    '/advertiser/campaigns/7x/edit',
    '/advertiser/campaigns/-1',
    '/advertiser/campaigns/0',
    '/advertiser/campaigns/1e3',
    '/advertiser/campaigns/adverts/abc',
    '/advertiser/campaigns/99999999999999999999',
    '/advertiser/campaigns/new-campaign/nowhere',
    '/advertiser/nowhere',
    '/advertiser/sites',
    '/advertiser/moderation',
    '/advertiser/settings-global/resolution',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(notFound(page)).toBeVisible();
      await expect(sidebar(page).getByRole('link', { name: 'Campaigns' })).toBeVisible();
      await expect(page).toHaveURL(path);
      await settled(page);
    });
  // nothing is asked for that isn't there: only who one is
  expect(new Set(calls)).toEqual(new Set(['advertiser auth/me']));
});

test('a cabinet that one lacks, and what nobody has, is not found in the public area', async ({ as }) => {
  const page = await as('advertiser', awayFromLanding('advertiser'));
  await settled(page);
  const calls = listen(page);
  for (const path of [
    '/manager/campaigns',
    '/webmaster/sites',
    '/manager',
    '/nope',
    '/nope/campaigns',
    '/Advertiser/x',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(notFound(page)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Preroll, home' })).toBeVisible();
      await expect(sidebar(page)).toHaveCount(0);
    });
  expect(calls).toEqual([]);
});

test('an admin path without the panel is the main screen, and no admin data is requested', async ({ as }) => {
  const page = await as('multi', awayFromLanding('advertiser'));
  await settled(page);
  const calls = listen(page);
  for (const path of [
    '/admin',
    '/admin/campaigns',
    '/admin/moderation',
    '/admin/settings-global/resolution',
    '/admin/nowhere',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('main').getByRole('link', { name: 'Open cabinet' })).toBeVisible();
      await expect(notices(page)).toHaveText('');
    });
  expect(calls).toEqual([]);
});

test('what nobody has is not found for visitors, and nobody is told off', async ({ visit }) => {
  const page = await visit();
  for (const path of ['/nope', '/nope/deep/er', '/recover', '/campaigns'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(notFound(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
      await expect(notices(page)).toHaveText('');
    });
});

test('the main screen has several addresses', async ({ visit }) => {
  const page = await visit();
  for (const path of ['/', '/home', '/index.html', '/home/'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(mainScreen(page)).toBeVisible();
      await expect(notices(page)).toHaveText('');
    });
});

test('private paths are closed to visitors', async ({ visit }) => {
  const page = await visit();
  const calls = listen(page);
  for (const path of ['/advertiser', '/advertiser/nowhere', '/webmaster/sites', '/admin/campaigns', '/forbidden'])
    await test.step(path, async () => {
      await openForNotice(page, path);
      await expect(toast(page, 'You are not authorized')).toHaveCount(1);
      await expect(page).toHaveURL('/');
      await expect(mainScreen(page)).toBeVisible();
    });
  expect(calls).toEqual([]);
});

test('another cabinet has its own header, navigation and data, and keeps nothing of the first', async ({ as }) => {
  const page = await as('multi');
  await settled(page);
  await expect(sidebar(page).getByRole('link', { name: 'Sites' })).toBeVisible();

  for (const { from, to, hasSites } of [
    { from: 'Manager', to: 'Advertiser', hasSites: false },
    { from: 'Advertiser', to: 'Manager', hasSites: true },
  ]) {
    const calls = listen(page);
    await page.getByRole('button', { name: from }).click();
    await page.getByRole('menuitem', { name: to }).click();
    const cabinet = to.toLowerCase();
    await expect(page).toHaveURL(`/${cabinet}/campaigns`);
    await expect(sidebar(page).getByRole('link', { name: 'Sites' })).toHaveCount(hasSites ? 1 : 0);
    await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
    await expect.poll(() => calls).toContain(`${cabinet} campaigns`);
    // parts of the screen before may have come and asked until it was left
    const since = calls.slice(calls.findIndex((call) => call.startsWith(`${cabinet} `)));
    expect(since.filter((call) => !call.startsWith(`${cabinet} `))).toEqual([]);
    page.removeAllListeners('request');
  }
});

test('while the screen of another cabinet loads, the frame is that of this cabinet, and asks for nothing of the first', async ({
  as,
}) => {
  const page = await as('multi', '/manager/settings');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const letGo = await delayResponses(page, '**/assets/campa-*');
  const asked = page.waitForRequest('**/assets/campa-*');
  const calls = listen(page);
  await page.getByRole('button', { name: 'Manager' }).click();
  await page.getByRole('menuitem', { name: 'Advertiser' }).click();

  await asked;
  await expect(page.getByRole('button', { name: 'Advertiser' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Sites' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  expect(calls).not.toContain('advertiser sites/review');
});
