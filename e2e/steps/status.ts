import { expect, type Page } from '@playwright/test';

/** The page of an advert or a campaign shows this status. */
export const expectStatus = (page: Page, status: string) =>
  expect(page.getByRole('main').getByText(status, { exact: true })).toBeVisible();
