import type { Page } from '@playwright/test';
import { LANDING, loginOf, PASSWORD } from '../scripts/lib/accounts.ts';
import type { RealServer } from '../scripts/lib/real-server.ts';
import { signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { leavePage } from './steps/leave-page.ts';
import { openForNotice } from './steps/open-for-notice.ts';
import { toast, toasts } from './steps/toast.ts';

// other stories sign in with the passwords that these change
test.use({ apart: 'passwords' });

const NEW_PASSWORD = ' correct horse battery ';

/** Asks for a link as a person does. Ends with the answer on the screen. */
async function forget(page: Page, login: string) {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(login);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgotten password' }).getByLabel('E-mail')).toHaveValue(login);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('Check your email')).toBeVisible();
}

/** @returns the path of the link in the newest message to this address */
async function linkTo(server: RealServer, login: string): Promise<string> {
  await expect.poll(() => server.mailsTo(login)).not.toEqual([]);
  return new URL(server.mailsTo(login).at(-1)?.link ?? '').pathname;
}

test('a forgotten password is replaced by a new one, once', async ({ as, visit, server, problems }) => {
  // the session of before, the link of before, the password of before
  problems.expect(/status of 4(01|22)/);
  const login = loginOf('webmaster');
  const elsewhere = await as('webmaster');
  await leavePage(elsewhere);
  const page = await visit();
  await forget(page, login);
  const link = await linkTo(server, login);
  expect(link).toMatch(/^\/recover\/[\w-]{43}$/);

  const lookups: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/backend/api/auth/recovery/'))
      lookups.push(request.url());
  });
  await page.goto(link);
  await expect(page.getByText(`For ${login}`)).toBeVisible();
  await expect(page).toHaveTitle('New password · Preroll');
  await page.getByLabel('New password', { exact: true }).fill('too short');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText('At least 12 characters', { exact: true })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(toast(page, 'Password changed. You are signed in.')).toBeVisible();
  await expect(page).toHaveURL(LANDING.webmaster);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // it may have had its time
  expect(await toasts(page).count()).toBeLessThanOrEqual(1);
  await page.goBack();
  await expect(page).not.toHaveURL(/recover/);
  // by then the key is used up: nobody looks at it again, and nobody is told of it
  expect(lookups).toHaveLength(1);

  await openForNotice(elsewhere, '/webmaster/settings');
  await expect(toast(elsewhere, /^Code 401/)).toBeVisible();
  await expect(elsewhere).toHaveURL('/');

  const again = await visit();
  await again.goto(link);
  await expect(again.getByRole('main').getByRole('alert')).toContainText(
    'This link has already been used or is older than an hour.',
  );
  await expect(toasts(again)).toHaveCount(0);
  await again.getByRole('button', { name: 'Request a new link' }).click();
  await expect(again.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
  await again.getByRole('button', { name: 'Back to sign in' }).click();
  const dialog = again.getByRole('dialog', { name: 'Sign in' });
  for (const refused of [login, 'nobody@preroll.test']) {
    await dialog.getByLabel('E-mail').fill(refused);
    await dialog.getByLabel('Password').fill(PASSWORD);
    const answer = again.waitForResponse('**/auth/login');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    expect((await answer).status()).toBe(422);
    await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Wrong e-mail or password');
    await expect(dialog.getByLabel('Password')).toBeFocused();
    // by the text: the dialog hides toasts from roles
    await expect(again.getByText('Wrong e-mail or password')).toHaveCount(1);
  }

  await signIn(await visit(), 'webmaster', NEW_PASSWORD);
  expect(server.log).not.toContain(link.slice('/recover/'.length));
});

test('an unknown address gets the same answer, and no message', async ({ visit, server }) => {
  const told = async (login: string) => {
    const page = await visit();
    const answer = page.waitForResponse((response) => response.url().endsWith('/auth/recovery'));
    await forget(page, login);
    const response = await answer;
    const words = await page.getByRole('dialog').getByRole('status').innerText();
    return { status: response.status(), body: await response.text(), words: words.replaceAll(login, '') };
  };
  const known = await told(loginOf('manager'));
  expect(await told('nobody@preroll.test')).toEqual(known);
  await linkTo(server, loginOf('manager'));
  expect(server.mailsTo('nobody@preroll.test')).toEqual([]);
});

test('a password is changed in the settings, and other devices are signed out', async ({ as, visit, problems }) => {
  // the wrong password, the session that was ended, and the socket that hung on it
  problems.expect(/status of 4(00|01|22)/);
  const page = await as('advertiser');
  const elsewhere = await as('advertiser');
  const third = await visit();
  await signIn(third, 'advertiser');
  await leavePage(third);

  await page.goto('/advertiser/settings');
  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not the password');
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
  await change(PASSWORD);
  await expect(toast(page, 'Password changed. Other devices were signed out.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');

  await openForNotice(third, '/advertiser/settings');
  await expect(toast(third, /^Code 401/)).toBeVisible();
  // the same session in another window is no other device
  await elsewhere.goto('/advertiser/settings');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a login changes once the link in the mail is confirmed', async ({ as, visit, server, problems }) => {
  // signing in with the login of before
  problems.expect(/status of 422/);
  const before = loginOf('manager');
  const now = 'timur.new@preroll.test';
  const page = await as('manager', '/manager/settings');
  const form = page.getByRole('form', { name: 'Change e-mail' });
  await form.getByLabel('New e-mail').fill(now);
  await form.getByLabel('Your password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  // the link is enough, in whichever browser the mail is read
  const elsewhere = await visit();
  await elsewhere.goto(await linkTo(server, now));
  await expect(elsewhere.getByText(`From now on you sign in as ${now}.`)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Confirm' }).click();
  await expect(elsewhere.getByText('Your e-mail has changed')).toBeVisible();

  await elsewhere.goto('/');
  await elsewhere.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = elsewhere.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('E-mail').fill(before);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Wrong e-mail or password');
  await dialog.getByLabel('E-mail').fill(now);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere).toHaveURL(LANDING.manager);
});
