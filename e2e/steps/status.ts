import { expect, type Page } from '@playwright/test';

/** The page of an advert or a campaign shows this status beside its title; its history names others as well. */
export const expectStatus = (page: Page, status: string) =>
  expect(
    page.getByRole('main').getByRole('heading', { level: 1 }).locator('..').getByText(status, { exact: true }),
  ).toBeVisible();
