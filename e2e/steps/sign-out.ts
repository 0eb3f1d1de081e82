import { expect, type Page } from '@playwright/test';

/** Signs out by the account menu of a cabinet. Ends on the main screen of a visitor. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  // the address comes first: a form with unsaved work may hold somebody back
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
}
