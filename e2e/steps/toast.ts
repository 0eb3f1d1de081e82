import type { Locator, Page } from '@playwright/test';

/** A notice with this text. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);
