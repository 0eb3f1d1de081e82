import { expect, test } from './fixtures/test.ts';
import { tabTo } from './steps/tab-to.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

test('a campaign is created and edited with the keyboard alone', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('advertiser');
  const { keyboard } = page;
  const name = unique('By keyboard');

  await tabTo(page.getByRole('link', { name: 'New campaign', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page.getByLabel('Name'));
  await keyboard.type(name);
  await keyboard.press('Tab');
  await keyboard.type('not a link');
  await keyboard.press('Enter');
  const link = page.getByLabel('Link');
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('https://shop.example/');
  await keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Next: Limits' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('navigation', { name: 'Campaign steps' }).getByRole('link', { name: 'Review' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Create campaign' }));
  await keyboard.press('Enter');
  await expect(toast(page, `Campaign ${name} created`)).toBeVisible();
  // the focus moves to the beginning of the new screen
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Edit' }));
  await keyboard.press('Enter');
  await tabTo(page.getByLabel('Name'));
  await keyboard.press('End');
  await keyboard.type(' twice');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `${name} twice`, level: 1 })).toBeVisible();
});

test('a format is created, edited and removed with the keyboard alone', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('admin', '/admin/settings-global/formats');
  const { keyboard } = page;
  const name = unique('By keyboard');
  const row = page.getByRole('row').filter({ hasText: name });
  const choose = async (action: string) => {
    // the table is one tab stop; the newest format is in its last row, and actions are in its last column
    await tabTo(page.getByRole('columnheader', { name: 'Format' }));
    await keyboard.press('ControlOrMeta+End');
    await keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    // the first letter of the action
    await keyboard.press(action.charAt(0));
    await expect(page.getByRole('menuitem', { name: action })).toHaveAttribute('data-highlighted', '');
    await keyboard.press('Enter');
  };

  await tabTo(page.getByRole('link', { name: 'New format' }));
  await keyboard.press('Enter');
  await tabTo(page.getByLabel('Name'));
  await keyboard.type(name);
  await keyboard.press('Tab');
  await keyboard.type('Not A Code');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(name.toLowerCase().replaceAll(/\W+/g, '-'));
  await keyboard.press('Enter');
  await expect(toast(page, `Format ${name} created`)).toBeVisible();
  await expect(row).toBeVisible();

  await choose('Edit');
  await tabTo(page.getByLabel('Longest video'));
  await keyboard.type('15');
  await keyboard.press('Enter');
  await expect(toast(page, `Format ${name} updated`)).toBeVisible();
  await expect(row).toContainText('15 s');

  await choose('Remove');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await keyboard.press('Enter');
  await expect(row).toBeHidden();
});
