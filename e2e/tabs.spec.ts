import type { Page } from '@playwright/test';
import { signIn, signInHere } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { delayResponses } from './steps/delay-responses.ts';
import { mainScreen } from './steps/main-screen.ts';
import { signOut } from './steps/sign-out.ts';
import { notices, toast } from './steps/toast.ts';

/** Opens a second tab at a path. */
async function beside(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

test.beforeEach(({ problems }) => {
  // calls of a tab are refused until it learns that its session is over
  problems.expect(/^console: .*status of 401 /);
});

test('signing out in one tab signs out all others', async ({ visit, api }) => {
  const { advert } = await createTestAdvert(await api('advertiser'));
  const page = await visit();
  await signIn(page, 'admin');
  const tab = await beside(page, `/admin/campaigns/adverts/${advert.id}`);
  await expect(tab.getByRole('heading', { level: 1, name: advert.name })).toBeVisible();

  await signOut(page);
  for (const each of [page, tab]) {
    await expect(each).toHaveURL('/');
    await expect(each.getByText(advert.name)).toHaveCount(0);
    await expect(each.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(notices(each)).toHaveText('');
  }
  expect(await tab.evaluate(() => localStorage.length)).toBe(0);

  // loaded data is gone: Back is redirected and sends no calls
  await tab.goBack();
  await expect(toast(tab, 'You are not authorized')).toBeVisible();
  await expect(tab).toHaveURL('/');
  await expect(tab.getByText(advert.name)).toHaveCount(0);
});

test('signing out elsewhere leaves a tab despite unsaved changes', { tag: '@nightly' }, async ({ visit }) => {
  const page = await visit();
  await signIn(page, 'advertiser');
  const [editing, prompted] = [
    await beside(page, '/advertiser/campaigns/new-campaign'),
    // has no draft, so leaving asks for a confirmation
    await beside(page, '/advertiser/campaigns/new-group'),
  ];
  // the draft is never saved, because the call is held
  await delayResponses(editing, '**/drafts/*');
  await editing.getByLabel('Name').fill('Never saved');
  await prompted.getByLabel('Name').fill('Never saved');
  await prompted.getByRole('link', { name: 'Settings' }).click();
  await expect(prompted.getByRole('alertdialog')).toBeVisible();

  await page.bringToFront();
  await signOut(page);
  for (const tab of [editing, prompted]) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
    await expect(mainScreen(tab)).toBeVisible();
  }
});

test('a sign-in as another user in another tab is noticed', { tag: '@nightly' }, async ({ visit }) => {
  const page = await visit();
  await signIn(page, 'advertiser');
  const tab = await beside(page, '/advertiser/settings');
  await expect(tab.getByRole('main').getByLabel('Name', { exact: true })).toHaveValue('Nadia Petrova');

  // changes the storage only, as if this tab had not run for a long time
  await page.evaluate(async () => {
    const answer = await fetch('/backend/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cabinet: 'block' },
      body: JSON.stringify({ login: 'webmaster@preroll.test', password: 'preroll-demo' }),
    });
    const { token, user } = await answer.json();
    const { support_panels, is_admin, folders_enabled } = user;
    const depth = { site: [], campaign: [], advert: [] };
    localStorage.setItem(
      'mainStore',
      JSON.stringify({ support_panels, isAdmin: is_admin, token, folders_enabled, depth }),
    );
  });

  await expect(toast(tab, 'Someone else has signed in in another tab')).toHaveCount(1);
  await expect(tab).toHaveURL('/');
  await expect(tab.getByText('Nadia Petrova')).toHaveCount(0);
  await tab.getByRole('main').getByRole('link', { name: 'Open cabinet' }).click();
  await expect(tab).toHaveURL('/webmaster/sites');
  await expect(tab.getByRole('button', { name: 'Account of Oleg Sokolov' })).toBeVisible();
});

test('the first tab follows to the account that signs in next', { tag: '@nightly' }, async ({ visit }) => {
  const page = await visit();
  await signIn(page, 'advertiser');
  const tab = await beside(page, '/advertiser/campaigns');
  await signOut(page);
  await expect(mainScreen(tab)).toBeVisible();
  await signInHere(page, 'webmaster');
  await expect(page).toHaveURL('/webmaster/sites');
  await tab.getByRole('main').getByRole('link', { name: 'Open cabinet' }).click();
  await expect(tab).toHaveURL('/webmaster/sites');
});

test('the main screen links to the cabinet after signing in elsewhere', { tag: '@nightly' }, async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const tab = await beside(page, '/');
  await expect(tab.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signInHere(page, 'advertiser');
  await expect(page).toHaveURL('/advertiser/campaigns');
  await expect(tab.getByRole('main').getByRole('link', { name: 'Open cabinet' })).toBeVisible();
  await expect(tab).toHaveURL('/');
  await expect(notices(tab)).toHaveText('');
});
