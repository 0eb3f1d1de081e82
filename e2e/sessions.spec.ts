import { loginOf, PASSWORD } from '../scripts/lib/accounts.ts';
import { signIn, signInHere } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { mainScreen } from './steps/main-screen.ts';
import { openUntilCommit } from './steps/open-until-commit.ts';
import { signOut } from './steps/sign-out.ts';
import { toast } from './steps/toast.ts';

// the landing page of each account is checked by `signIn`
test('a visitor is redirected, signs in and lands there, and signs out without a trace', async ({
  visit,
  problems,
}) => {
  problems.expect(/status of 4\d\d/);
  const page = await visit();

  await test.step('a visitor of a private path is redirected to the home page with a notice', async () => {
    await openUntilCommit(page, '/advertiser/campaigns?search=two%20words#rows');
    await expect(toast(page, 'You are not authorized')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(mainScreen(page)).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/');
  });

  await test.step('wrong credentials are reported at the password', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    for (const [login, password] of [
      [loginOf('advertiser'), 'not the password'],
      ['nobody@preroll.test', PASSWORD],
    ] as const) {
      await dialog.getByLabel('E-mail').fill(login);
      await dialog.getByLabel('Password').fill(password);
      const answer = page.waitForResponse('**/auth/login');
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await answer;
      await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Wrong e-mail or password');
      await expect(dialog.getByLabel('Password')).toBeFocused();
      await expect(dialog.getByLabel('E-mail')).toHaveValue(login);
    }
    await page.keyboard.press('Escape');
  });

  await test.step('signing in opens the requested path with its search', async () => {
    await signInHere(page, 'advertiser');
    await expect(page).toHaveURL(/\/advertiser\/campaigns\?search=two(\+|%20)words#rows$/);
    await expect(page.getByRole('searchbox')).toHaveValue('two words');
  });

  await test.step('the page for accounts without a cabinet redirects other users', async () => {
    await page.goto('/forbidden');
    await expect(page).toHaveURL('/advertiser/campaigns');
  });

  await test.step('signing out clears the stored session', async () => {
    await expect(page.getByRole('grid', { name: 'Campaigns' })).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('mainStore'))).toBeNull();
  });

  await test.step('the requested path applies to that visit only', async () => {
    await signInHere(page, 'advertiser');
    await expect(page).toHaveURL('/advertiser/campaigns');
  });

  await test.step('signing out does not wait for the response: a page loaded meanwhile has no user', async () => {
    await page.route('**/auth/logout', () => {});
    await expect(page.getByRole('grid', { name: 'Campaigns' })).toBeVisible();
    await signOut(page);
    await openUntilCommit(page, '/advertiser/campaigns');
    await expect(toast(page, 'You are not authorized')).toBeVisible();
  });

  await test.step('the redirect parameter is followed at sign-in', async () => {
    await page.goto('/?redirect=%2Fadvertiser%2Fsettings');
    await signInHere(page, 'advertiser');
    await expect(page).toHaveURL('/advertiser/settings');
  });
});

// one example of each kind; safe-redirect.test.ts has all variants
test('users who may not open the requested path start at their landing page', { tag: '@nightly' }, async ({
  visit,
}) => {
  const page = await visit();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== '127.0.0.1') elsewhere.push(hostname);
  });
  page.on('dialog', (dialog) => elsewhere.push(dialog.message()));
  for (const path of [
    '/manager/campaigns',
    '/admin/settings-global/resolution',
    '/advertiser/sites',
    '/forbidden',
    `/?redirect=${encodeURIComponent('/manager/campaigns')}`,
    `/?redirect=${encodeURIComponent('//evil.example/advertiser/campaigns')}`,
    `/?redirect=${encodeURIComponent('/\\evil.example')}`,
    `/?redirect=${encodeURIComponent('javascript:alert(document.domain)')}`,
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await signInHere(page, 'advertiser');
      await expect(page).toHaveURL('/advertiser/campaigns');
      await expect(page.getByRole('tree', { name: 'Folders' })).toBeVisible();
      expect(elsewhere).toEqual([]);
      await signOut(page);
    });

  await test.step('the redirect parameter is ignored for signed-in users', async () => {
    await signIn(page, 'advertiser');
    await page.goto('/?redirect=%2Fadvertiser%2Fsettings');
    await expect(page.getByRole('main').getByRole('link', { name: 'Open cabinet' })).toBeVisible();
  });
});
