import { expect, type Page } from '@playwright/test';
import { create } from './campaign-form.ts';
import { toast } from './toast.ts';

/** Creates a campaign from the list, ending on its page. */
export async function createCampaign(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New campaign', exact: true }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Link').fill('https://shop.example/spring');
  await create(page);
  await expect(toast(page, `Campaign ${name} created`)).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
