import type { Page } from '@playwright/test';
import { LANDING } from '../scripts/lib/accounts.ts';
import { signInWith } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { latestMailLink } from './steps/latest-mail-link.ts';
import { leavePage } from './steps/leave-page.ts';
import { newUser, uniqueLogin } from './steps/new-user.ts';
import { openUntilCommit } from './steps/open-until-commit.ts';
import { toast, toasts } from './steps/toast.ts';

const NEW_PASSWORD = ' correct horse battery ';

/** Requests a recovery link as a user does, and waits for the answer on the screen. */
async function forget(page: Page, login: string) {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(login);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgotten password' }).getByLabel('E-mail')).toHaveValue(login);
  const answer = page.waitForResponse((response) => response.url().endsWith('/auth/recovery'));
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('Check your email')).toBeVisible();
  const response = await answer;
  const words = await dialog.getByRole('status').innerText();
  return { status: response.status(), body: await response.text(), words: words.replaceAll(login, '') };
}

test('a forgotten password is replaced once', async ({ visit, api, server, problems }) => {
  // calls with the old session, the used link and the old password
  problems.expect(/status of 4(01|22)/);
  const { login, password } = await newUser(await api('admin'), server);
  const elsewhere = await visit();
  await elsewhere.goto('/');
  await signInWith(elsewhere, { login, password });
  await expect(elsewhere).toHaveURL(LANDING.advertiser);
  await leavePage(elsewhere);

  const page = await visit();
  const invitation = await latestMailLink(server, login);
  await test.step('an unknown address gets the same response and no mail', async () => {
    const known = await forget(page, login);
    const unknown = uniqueLogin();
    expect(await forget(page, unknown)).toEqual(known);
    await expect.poll(() => latestMailLink(server, login)).not.toBe(invitation);
    expect(server.mailsTo(unknown)).toEqual([]);
  });

  const link = await latestMailLink(server, login);
  expect(link).toMatch(/^\/recover\/[\w-]{43}$/);
  await test.step('the link opens a form, and the new password signs in', async () => {
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
    await expect(page).toHaveURL(LANDING.advertiser);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // the toast may have disappeared already
    expect(await toasts(page).count()).toBeLessThanOrEqual(1);
    await page.goBack();
    await expect(page).not.toHaveURL(/recover/);
    // the used key is not looked up again, and no error is shown
    expect(lookups).toHaveLength(1);
  });

  await test.step('other sessions are signed out', async () => {
    await openUntilCommit(elsewhere, '/advertiser/settings');
    await expect(toast(elsewhere, /^Code 401/)).toBeVisible();
    await expect(elsewhere).toHaveURL('/');
  });

  await test.step('neither the link nor the old password works again', async () => {
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('main').getByRole('alert')).toContainText(
      'This link has already been used or is older than an hour.',
    );
    await expect(toasts(elsewhere)).toHaveCount(0);
    await elsewhere.getByRole('button', { name: 'Request a new link' }).click();
    await expect(elsewhere.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Back to sign in' }).click();
    const dialog = elsewhere.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('E-mail').fill(login);
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Wrong e-mail or password');
    await dialog.getByLabel('Password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(elsewhere).toHaveURL(LANDING.advertiser);
  });
  expect(server.log).not.toContain(link.slice('/recover/'.length));
});

test('password and login are changed in the settings, and other devices are signed out', { tag: '@nightly' }, async ({
  visit,
  api,
  server,
  problems,
}) => {
  // a wrong password, a call with the ended session, and its socket
  problems.expect(/status of 4(00|01|22)/);
  const { login, password } = await newUser(await api('admin'), server);
  const [page, other] = [await visit(), await visit()];
  for (const each of [page, other]) {
    await each.goto('/');
    await signInWith(each, { login, password });
    await expect(each).toHaveURL(LANDING.advertiser);
  }
  const window = await page.context().newPage();
  await leavePage(window);
  await leavePage(other);

  await page.goto('/advertiser/settings');
  await test.step('changes the password', async () => {
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    const change = async (current: string) => {
      await dialog.getByLabel('Current password').fill(current);
      await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await dialog.getByRole('button', { name: 'Change password' }).click();
    };
    await change('not the password');
    await expect(dialog.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
    await change(password);
    await expect(toast(page, 'Password changed. Other devices were signed out.')).toBeVisible();
    await expect(dialog).toBeHidden();

    await openUntilCommit(other, '/advertiser/settings');
    await expect(toast(other, /^Code 401/)).toBeVisible();
    // another window with the same session is not another device
    await window.goto('/advertiser/settings');
    await expect(window.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  const now = uniqueLogin();
  await test.step('changes the login after the mailed link is confirmed', async () => {
    await page.getByRole('button', { name: 'Change e-mail' }).click();
    const form = page.getByRole('dialog', { name: 'Change e-mail' });
    await form.getByLabel('New e-mail').fill(now);
    await form.getByLabel('Your password').fill(NEW_PASSWORD);
    await form.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    // the link works in any browser
    await other.goto(await latestMailLink(server, now));
    await expect(other.getByText(`From now on you sign in as ${now}.`)).toBeVisible();
    await other.getByRole('button', { name: 'Confirm' }).click();
    await expect(other.getByText('Your e-mail has changed')).toBeVisible();
  });

  await test.step('only the new login signs in', async () => {
    await other.goto('/');
    await signInWith(other, { login, password: NEW_PASSWORD });
    const dialog = other.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Wrong e-mail or password');
    await dialog.getByLabel('E-mail').fill(now);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(other).toHaveURL(LANDING.advertiser);
  });
});
