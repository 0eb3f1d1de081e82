import type { Locator, Page } from '@playwright/test';

/** Where notices appear; without any text there are none. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

/** Each of them, to count. */
export const toasts = (page: Page): Locator => notices(page).getByRole('button', { name: 'Dismiss' });

/** A notice with this text. */
export const toast = (page: Page, text: string | RegExp): Locator => notices(page).getByText(text);

/** The button that takes back what the notice with this text tells. */
export const undoIn = (page: Page, text: string): Locator =>
  notices(page).getByRole('status').locator('> *').filter({ hasText: text }).getByRole('button', { name: 'Undo' });
