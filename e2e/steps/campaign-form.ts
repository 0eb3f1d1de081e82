import type { Page } from '@playwright/test';

/** Opens the form of a new campaign and fills in the fields without a default. */
export async function startCampaign(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New campaign', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Link', { exact: true }).fill('https://shop.example/spring');
}

/** Opens another step of the form, with or without errors. */
export const openSection = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Campaign steps' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();

/** Opens the last step and submits the form. */
export async function create(page: Page): Promise<void> {
  await openSection(page, 'Review');
  await page.getByRole('button', { name: 'Create campaign' }).click();
}
