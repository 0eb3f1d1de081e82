import { expect, type Page } from '@playwright/test';

/** Searches a list for a name that one record has, and waits until it alone is listed: rows move when they arrive. */
export async function searchFor(page: Page, list: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: `Search ${list}` }).fill(name);
  await expect(page.getByRole('grid').getByRole('button', { name: /^Actions for / })).toHaveCount(1);
}
