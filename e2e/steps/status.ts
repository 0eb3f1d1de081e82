import { expect, type Page } from '@playwright/test';

/** Expects this status next to the title of an advert or campaign; its history contains others as well. */
export const expectStatus = (page: Page, status: string) =>
  expect(
    page.getByRole('main').getByRole('heading', { level: 1 }).locator('..').getByText(status, { exact: true }),
  ).toBeVisible();
