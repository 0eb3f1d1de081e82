import { expect, type Page } from '@playwright/test';

/**
 * Searches a list for a unique name and waits until only this record is listed, because rows move when the answer
 * arrives.
 */
export async function searchFor(page: Page, list: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: `Search ${list}` }).fill(name);
  await expect(page.getByRole('grid').getByRole('button', { name: /^Actions for / })).toHaveCount(1);
}
