import type { Locator, Page } from '@playwright/test';

/** What a visitor sees at the main screen, and nowhere else. */
export const mainScreen = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Video advertising, in the open' });
