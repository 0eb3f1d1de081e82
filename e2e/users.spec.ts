import { LANDING } from '../scripts/lib/accounts.ts';
import { signInWith } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { latestMailLink } from './steps/latest-mail-link.ts';
import { mainScreen } from './steps/main-screen.ts';
import { newUser, uniqueLogin } from './steps/new-user.ts';
import { searchAndChoose } from './steps/search-and-choose.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

const NEW_PASSWORD = 'a password of my own';

test('a new user is invited, signs in, and is locked', async ({ as, visit, server, problems }) => {
  // the used link, the locked user's call, and their socket
  problems.expect(/status of 4(00|22|23)/);
  const admin = await as('admin', '/admin/users');
  const login = uniqueLogin();

  await admin.getByRole('link', { name: 'New user' }).click();
  await admin.getByLabel('E-mail').fill(login);
  await admin.getByLabel('Name', { exact: true }).fill('Boris Orlov');
  await admin.getByRole('checkbox', { name: 'Advertiser' }).check();
  await admin.getByRole('button', { name: 'Create user' }).click();
  await expect(toast(admin, 'User Boris Orlov created. The invitation is on its way')).toBeVisible();
  await expect(admin.getByRole('heading', { level: 1, name: 'Boris Orlov' })).toBeVisible();
  await expect(admin.getByText('No password yet')).toBeVisible();

  const link = await latestMailLink(server, login);
  const user = await visit();
  await user.goto(link);
  await user.getByLabel('New password').fill(NEW_PASSWORD);
  await user.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(user.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();

  await test.step('the link works once', async () => {
    const again = await visit();
    await again.goto(link);
    await expect(again.getByText(/^This invitation has already been used/)).toBeVisible();
  });

  await admin.reload();
  await expect(admin.getByText('No password yet')).toBeHidden();
  await admin.getByRole('button', { name: 'Lock' }).click();
  await admin.getByRole('dialog').getByLabel('Reason').fill('The contract is not signed');
  await Promise.all([
    // by the realtime connection, without a click
    expect(toast(user, 'Code 423, The contract is not signed')).toBeVisible(),
    expect(toast(admin, 'Boris Orlov locked')).toBeVisible(),
    admin.getByRole('dialog').getByRole('button', { name: 'Lock' }).click(),
  ]);
  await expect(mainScreen(user)).toBeVisible();

  await test.step('signing in is refused with the reason', async () => {
    await user.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    const dialog = user.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(login);
    await dialog.getByLabel('Password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByText('This account is locked')).toBeVisible();
    await expect(dialog.getByText('The contract is not signed')).toBeVisible();
  });

  await test.step('the history shows the author of the change', async () => {
    await admin.getByRole('link', { name: 'History' }).click();
    await expect(admin.getByText('The contract is not signed').last()).toBeVisible();
  });
});

test('a slow click after an invalid input hits its target', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('admin', '/admin/users/create');
  await page.getByLabel('Phone').fill('8 (495) 123-45-67');
  const checkbox = page.getByRole('checkbox', { name: 'Webmaster' });
  await page.getByText('Webmaster', { exact: true }).hover();
  await page.mouse.down();
  await expect(page.getByLabel('Phone')).not.toBeFocused();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect(checkbox).toBeChecked();
  await expect(page.getByText('In international format, such as +74951234567')).toBeVisible();
});

test('users are found and opened on a phone', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('admin', '/admin/users');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('searchbox').fill('daniyar');
  // waits for the other cards to leave, which moves this one
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Daniyar Seitov' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daniyar Seitov' })).toBeVisible();
  for (const tab of ['Cabinets and rights', 'Legal data', 'Sessions', 'Activity', 'History']) {
    await page
      .getByRole('navigation', { name: /^Parts of/ })
      .getByRole('link', { name: tab })
      .click();
    await expect(page.getByRole('region', { name: tab })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: tab, exact: true })).toBeInViewport({ ratio: 1 });
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBe(client);
  }
});

test('a user is edited and deleted, and records and clients are transferred', async ({ as, api }) => {
  const admin = await api('admin');
  const create = (name: string, more: { manager_id?: number } = {}) =>
    admin.post<{ id: number }>('users', {
      login: uniqueLogin(),
      name,
      support_panels: ['advertiser', 'manager'],
      currency: 'RUB',
      timezone: 'Europe/Moscow',
      ...more,
    });
  const heirName = unique('Heir');
  const [owner, heir] = [await create(unique('Owner')), await create(heirName)];
  const campaign = unique('Left behind');
  await admin.createCampaign(campaign, { owner_id: owner.id });
  const client = await create(unique('Client'), { manager_id: owner.id });

  const page = await as('admin', `/admin/users/${owner.id}`);
  await page.getByLabel('Name', { exact: true }).fill('Renamed Owner');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed Owner' })).toBeVisible();
  const figures = page.getByRole('region', { name: 'Figures' });
  await figures.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('link', { name: campaign })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Actions for Renamed Owner' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Renamed Owner?' });
  await dialog.getByRole('radio', { name: /^Give to another user/ }).check();
  await searchAndChoose(dialog.getByRole('combobox', { name: 'New owner' }), heirName);
  await expect(dialog.getByRole('radio', { name: /^Another manager/ })).toBeChecked();
  await searchAndChoose(dialog.getByRole('combobox', { name: 'New manager' }), heirName);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Renamed Owner deleted')).toBeVisible();

  await page.goto(`/admin/users/${heir.id}`);
  await expect(figures).toContainText(/Campaigns\s*1\s*Without deleted ones/);
  await page.goto(`/admin/users/${client.id}?tab=rights`);
  await expect(page.getByRole('combobox', { name: 'Manager' })).toHaveValue(heirName);
});

test('a hidden column, a theme and a saved view follow the user to another browser', { tag: '@nightly' }, async ({
  api,
  server,
  visit,
}) => {
  const user = await newUser(await api('admin'), server, 'admin');
  const browse = async () => {
    const page = await visit();
    await page.goto('/');
    await signInWith(page, user);
    await expect(page).toHaveURL(LANDING.admin);
    return page;
  };
  const page = await browse();
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Filter by Status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Lock' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns, density and page size' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Manager' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Manager' })).toBeHidden();

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Locked out');
  // choices are saved one after the other: this is the last of three
  const responsePromise = page.waitForResponse(
    (response) =>
      response.url().endsWith('/account/preferences') && response.request().postData()?.includes('Locked out') === true,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'Views: Locked out' })).toBeVisible();
  expect((await responsePromise).status()).toBe(200);
  await page.goto('/admin/settings');
  const saved = page.waitForResponse((response) => response.url().endsWith('/account/preferences'));
  await page.getByRole('radio', { name: 'Dark' }).press(' ');
  expect((await saved).status()).toBe(200);

  const elsewhere = await browse();
  await expect(elsewhere.locator('html')).toHaveClass(/dark/);
  await elsewhere.goto('/admin/users');
  await expect(elsewhere.getByRole('columnheader', { name: 'Balance' })).toBeVisible();
  await expect(elsewhere.getByRole('columnheader', { name: 'Manager' })).toBeHidden();
  await elsewhere.getByRole('button', { name: 'Views', exact: true }).click();
  await elsewhere.getByRole('menuitem', { name: 'Locked out' }).click();
  await expect(elsewhere).toHaveURL(/status=lock/);
  await elsewhere.getByRole('button', { name: 'Views: Locked out' }).click();
  await elsewhere.getByRole('menuitem', { name: 'Remove Locked out' }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
});
