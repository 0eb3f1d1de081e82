import { expect, test } from './fixtures/test.ts';

test('an admin makes, changes and removes a resolution', async ({ as, problems }) => {
  const page = await as('admin', '/admin/settings-global/resolution');
  const dialog = page.getByRole('dialog');
  const fill = async (width: string, height: string, name: string) => {
    await dialog.getByLabel('Width').fill(width);
    await dialog.getByLabel('Height').fill(height);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
  };

  await page.getByRole('button', { name: 'New resolution' }).click();
  await fill('1234', '567', 'Odd one');
  const row = page.getByRole('row', { name: /1234.+567/ });
  await expect(row).toContainText('Odd one');
  await expect(page.getByText('Resolution 1234 × 567 created')).toBeVisible();

  await test.step('the same pair again lands on its field', async () => {
    problems.expect(/status of 4(00|22)/);
    await page.getByRole('button', { name: 'New resolution' }).click();
    await fill('1234', '567', 'Twin');
    await expect(dialog.getByText(/already/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await fill('1234', '568', 'Even one');
  const changed = page.getByRole('row', { name: /1234.+568/ });
  await expect(changed).toContainText('Even one');
  await expect(page.getByText('Resolution 1234 × 568 updated')).toBeVisible();

  await changed.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(changed).toBeHidden();
  await expect(page.getByText('Resolution removed')).toBeVisible();
});
