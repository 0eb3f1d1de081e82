import type { Page } from '@playwright/test';
import { signInHere } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { mainScreen } from './steps/main-screen.ts';
import { openForNotice } from './steps/open-for-notice.ts';
import { signOut } from './steps/sign-out.ts';
import { toast } from './steps/toast.ts';

/** Signs out when the last part of the screen is there: its call would meet a cabinet that is being left. */
async function leaveCampaigns(page: Page): Promise<void> {
  await expect(page.getByRole('tree', { name: 'Folders' })).toBeVisible();
  await signOut(page);
}

/** Follows a deep link as a visitor. Ends on the main screen. */
async function knock(page: Page, path: string): Promise<void> {
  await openForNotice(page, path);
  await expect(toast(page, 'You are not authorized')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(mainScreen(page)).toBeVisible();
}

test('a deep link, then sign in: there, with its search, also after a reload', async ({ visit }) => {
  const page = await visit();
  await knock(page, '/advertiser/campaigns?search=two%20words#rows');
  await page.reload();
  await expect(page).toHaveURL('/');
  await signInHere(page, 'advertiser');
  await expect(page).toHaveURL(/\/advertiser\/campaigns\?search=two(\+|%20)words#rows$/);
  await expect(page.getByRole('searchbox')).toHaveValue('two words');
});

test('a deep link to where they may not go, then sign in: the landing', async ({ visit }) => {
  for (const [path, why] of [
    ['/manager/campaigns', 'a cabinet that they lack'],
    ['/admin/settings-global/resolution', 'the admin cabinet'],
    ['/advertiser/sites', 'a section that their cabinet lacks'],
    ['/forbidden', 'the page of those who have no cabinet'],
  ] as const)
    await test.step(why, async () => {
      const page = await visit();
      await knock(page, path);
      await signInHere(page, 'advertiser');
      await expect(page).toHaveURL('/advertiser/campaigns');
      await page.close();
    });
});

test('what was wanted belongs to that visit of the main screen alone', async ({ visit }) => {
  const page = await visit();
  await knock(page, '/advertiser/settings');
  await signInHere(page, 'advertiser');
  await expect(page).toHaveURL('/advertiser/settings');
  await signOut(page);
  await signInHere(page, 'advertiser');
  await expect(page).toHaveURL('/advertiser/campaigns');
});

test('the redirect parameter of the main screen is followed at sign-in, not before', async ({ visit }) => {
  const page = await visit();
  for (const main of ['/', '/index.html']) {
    await page.goto(`${main}?redirect=${encodeURIComponent('/advertiser/campaigns?search=x')}`);
    await signInHere(page, 'advertiser');
    await expect(page).toHaveURL('/advertiser/campaigns?search=x');
    await page.goto('/?redirect=%2Fadvertiser%2Fsettings');
    await expect(page.getByRole('main').getByRole('link', { name: 'Open cabinet' })).toBeVisible();
    await page.goto('/advertiser/campaigns');
    await leaveCampaigns(page);
  }
});

// one of each kind; all the ways of writing them are the table in safe-redirect.test.ts
test('a redirect that leads out, or nowhere, is ignored', async ({ visit }) => {
  const page = await visit();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== '127.0.0.1') elsewhere.push(hostname);
  });
  page.on('dialog', (dialog) => elsewhere.push(dialog.message()));
  for (const redirect of [
    '//evil.example/advertiser/campaigns',
    '/\\evil.example',
    'javascript:alert(document.domain)',
    '/manager/campaigns',
  ])
    await test.step(JSON.stringify(redirect), async () => {
      await page.goto(`/?redirect=${encodeURIComponent(redirect)}`);
      await signInHere(page, 'advertiser');
      await expect(page).toHaveURL('/advertiser/campaigns');
      await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
      expect(elsewhere).toEqual([]);
      await leaveCampaigns(page);
    });
});
