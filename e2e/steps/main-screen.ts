import type { Locator, Page } from '@playwright/test';

/** An element that only visitors see, and only on the main screen. */
export const mainScreen = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Video advertising, in the open' });
