import type { Locator, Page } from '@playwright/test';

/** The region of toasts; without text there are none. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

/** The individual toasts, for counting. */
export const toasts = (page: Page): Locator => notices(page).getByRole('button', { name: 'Dismiss' });

export const toast = (page: Page, text: string | RegExp): Locator => notices(page).getByText(text);

/** The Undo button of the toast with this text. */
export const undoButtonOf = (page: Page, text: string): Locator =>
  notices(page).getByRole('status').locator('> *').filter({ hasText: text }).getByRole('button', { name: 'Undo' });
