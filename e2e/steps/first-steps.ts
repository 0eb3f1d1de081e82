import { expect, type Page } from '@playwright/test';
import { toast } from './toast.ts';

/** Enters the legal data and requests an invoice, following the links from the start screen. */
export async function fillInAccount(page: Page): Promise<void> {
  const steps = page.getByRole('region', { name: 'To your first advert' });
  await expect(steps.getByText('0 of 6 done')).toBeVisible();
  await steps.getByRole('link', { name: 'Add legal data' }).click();
  const legal = page.getByRole('form', { name: 'Legal data' });
  await legal.getByLabel('Legal form').selectOption('ul');
  await legal.getByLabel('Legal name').fill('Sever Electronics LLC');
  await legal.getByLabel('INN').fill('7707083893');
  await legal.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Changes saved')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Top up' }).click();
  await page.getByLabel('Amount').fill('5000');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit by bank transfer' })).toBeVisible();
}

/** Fills in the registration in the form of a new advert. */
export async function registerAdvert(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add registration' }).click();
  // the list of sources may load later
  await expect(page.getByLabel('Source').locator('option:checked')).toHaveText('VK ORD');
  await page.getByLabel(/^ERID/).fill('2VtzqwH1jKp');
  await page.getByLabel('KKTU codes', { exact: true }).fill('30.10.1');
  await page.keyboard.press('Enter');
  // the source's own contract is filled in
  await expect(page.getByText('CONTRACT-2026-17', { exact: true })).toBeVisible();
}

/** The reasons why the campaign or advert on this page isn't serving. */
export const reasons = (page: Page) => page.getByRole('list', { name: "Why it isn't serving" }).getByRole('listitem');
