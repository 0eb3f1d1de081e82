import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { toast } from './steps/toast.ts';

const unit = (version: string) => `window.getVPAIDAd = () => ({ handshakeVersion: () => '${version}' });`;

const result = (page: Page) => page.getByRole('list', { name: 'Result of the test run' });

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Saves a second version from the script's page; the form starts with the first one. */
async function saveSecond(page: Page, name: string, { from, to }: { from: string; to: string }) {
  await page.getByRole('button', { name: 'New version' }).click();
  const form = page.getByRole('form', { name: `New version of ${name}` });
  const code = form.getByLabel('Code', { exact: true });
  await expect(code).toHaveValue(from);
  await code.fill(to);
  await form.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(toast(page, `Version 2 of ${name} saved`)).toBeVisible();
}

test('an admin adds a script, tests it, restores its first version, and makes it the default', {
  tag: '@nightly',
}, async ({ as, problems }) => {
  problems.expect(/status of 422/);
  // the tested script navigates to a page of the application, which forbids framing
  problems.expect(/^console: Framing .* violates/);
  const page = await as('admin', '/admin/settings-global/scripts/vpaid');

  await test.step('a file is read into the form, and a syntax error shows its position', async () => {
    await page.getByRole('button', { name: 'New script' }).click();
    const form = page.getByRole('form', { name: 'New script' });
    await form.getByLabel('Name').fill('Odd unit');
    const code = form.getByLabel('Code', { exact: true });
    await form.locator('input[type=file]').setInputFiles({
      name: 'odd.js',
      mimeType: 'text/javascript',
      buffer: Buffer.from('\ufeff// </script>\nvar a = ;'),
    });
    await expect(code).toHaveValue('// </script>\nvar a = ;');
    await form.getByRole('button', { name: 'Create script' }).click();
    await expect(code).toHaveAccessibleDescription('Line 2, column 9: Unexpected token');
    await code.fill("location.href = '/';");
    await form.getByRole('button', { name: 'Test run' }).click();
    await expect(result(page)).toHaveText('The script left its page');
    await code.fill(unit('2.0'));
    await form.getByRole('button', { name: 'Test run' }).click();
    await expect(result(page)).toContainText("handshakeVersion('2.0') answered “2.0”");
    await form.getByRole('button', { name: 'Create script' }).click();
    await expect(toast(page, 'Script Odd unit created')).toBeVisible();
  });

  await page.getByRole('link', { name: 'Odd unit' }).click();
  await expect(page.getByRole('group', { name: 'Code of version 1' })).toContainText("handshakeVersion: () => '2.0'");

  await test.step('an endless script is terminated, and the page stays responsive', async () => {
    await saveSecond(page, 'Odd unit', { from: unit('2.0'), to: 'for (;;);' });
    await expect(page.getByRole('heading', { name: 'Code of version 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Test run' }).click();
    await expect(page.locator('iframe[title="Test run"]')).toBeAttached();
    await page.getByRole('link', { name: 'Version 1' }).click();
    await expect(page.getByRole('heading', { name: 'Code of version 1, an earlier one' })).toBeVisible();
    await page.getByRole('link', { name: 'Version 2, current' }).click();
    await page.getByRole('button', { name: 'Test run' }).click();
    await expect(result(page)).toHaveText('The script did not finish within 5 seconds and was ended');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  await test.step('the first version is restored as the third', async () => {
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(toast(page, 'Version 1 restored as 3')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Version 3, current' })).toContainText(
      'Restored from version 1',
    );
    await page.getByRole('button', { name: 'Test run' }).click();
    await expect(result(page)).toContainText('The script ran without errors');
  });

  await test.step('the history shows versions and hashes', async () => {
    await choose(page, 'Odd unit', 'History');
    await expect(page.getByRole('dialog')).toContainText('SHA-256');
    await expect(page.getByRole('dialog')).not.toContainText('getVPAIDAd');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step("the default can't be removed until another script replaces it", async () => {
    await page.goto('/admin/settings-global/scripts/vpaid');
    const remove = async (name: string) => {
      await choose(page, name, 'Remove');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    };
    await page.getByRole('button', { name: 'Actions for Overlay unit' }).click();
    const item = page.getByRole('menuitem', { name: 'Remove' });
    await expect(item).toBeDisabled();
    await expect(item).toHaveText(
      'RemoveThis is the default script: make another one the default, then it can be removed',
    );
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await choose(page, 'Odd unit', 'Edit');
    await page.getByRole('form').getByLabel('Default').check();
    await page.getByRole('form').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Odd unit' })).toContainText('Default');
    await expect(page.getByRole('row').filter({ hasText: 'Overlay unit' })).not.toContainText('Default');
    await remove('Overlay unit');
    await expect(toast(page, 'Script removed')).toBeVisible();
  });
});
