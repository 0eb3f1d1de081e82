import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

const banner = (page: Page) => page.getByRole('status', { name: 'Version' });

/** Simulates the user's return to the tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('an open tab notices a new build and reloads on request', async ({ as }) => {
  // this form has no draft, so input would be lost
  const page = await as('advertiser', '/advertiser/campaigns/new-group');
  await page.getByLabel('Name').fill('Typed before');

  await test.step('shows nothing while the server has the same build', async () => {
    const answer = page.waitForResponse('**/version.json');
    await lookAgain(page);
    expect((await answer).headers()['content-type']).toContain('application/json');
    await expect(banner(page)).toBeEmpty();
  });

  await test.step('offers a reload when the server has another build', async () => {
    await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'the next' } }));
    await lookAgain(page);
    await expect(banner(page)).toContainText('A new version of Preroll is ready');
    await expect(page.getByLabel('Name')).toHaveValue('Typed before');
  });

  await test.step('asks about unsaved input before reloading into the new build', async () => {
    await page.unroute('**/version.json');
    const dialogPromise = page.waitForEvent('dialog');
    const press = banner(page).getByRole('button', { name: 'Reload' }).click({ noWaitAfter: true });
    await (await dialogPromise).dismiss();
    await press;
    await expect(page.getByLabel('Name')).toHaveValue('Typed before');

    page.once('dialog', (dialog) => void dialog.accept());
    await banner(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(banner(page)).toBeEmpty();
  });
});
