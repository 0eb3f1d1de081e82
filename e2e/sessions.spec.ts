import { type Account, LANDING, loginOf } from '../scripts/lib/accounts.ts';
import { signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { openForNotice } from './steps/open-for-notice.ts';
import { signOut } from './steps/sign-out.ts';
import { toast } from './steps/toast.ts';

const accounts = Object.keys(LANDING) as Account[];

for (const account of accounts)
  test(`${account} signs in and begins at ${LANDING[account]}`, async ({ visit }) => {
    const page = await visit();
    await signIn(page, account);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

for (const [login, password] of [
  [loginOf('advertiser'), 'not the password'],
  ['nobody@preroll.test', 'preroll-demo'],
] as const)
  test(`signing in as ${login} with "${password}" is refused at the password`, async ({ visit, problems }) => {
    problems.expect(/status of 4\d\d/);
    const page = await visit();
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(login);
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Wrong e-mail or password');
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await expect(dialog.getByLabel('E-mail')).toHaveValue(login);
  });

test('the page for accounts without a cabinet is for nobody else', async ({ as }) => {
  const page = await as('advertiser', '/forbidden');
  await expect(page).toHaveURL('/advertiser/campaigns');
});

test('signing out leaves nothing behind', async ({ visit }) => {
  const page = await visit();
  await signIn(page, 'advertiser');
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('mainStore'))).toBeNull();
  await openForNotice(page, '/advertiser/campaigns');
  await expect(toast(page, 'You are not authorized')).toBeVisible();
});

test('signing out waits for no answer: who loads a page meanwhile is a visitor', async ({ visit }) => {
  const page = await visit();
  await signIn(page, 'advertiser');
  await page.route('**/auth/logout', () => {});
  await signOut(page);
  await openForNotice(page, '/advertiser/campaigns');
  await expect(toast(page, 'You are not authorized')).toBeVisible();
});
