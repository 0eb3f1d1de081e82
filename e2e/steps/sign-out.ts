import { expect, type Page } from '@playwright/test';

/** Signs out with the account menu of a cabinet, ending on the main screen. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  // the URL is checked first: a form with unsaved changes could prevent leaving
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
}
