import { expect, type Locator, type Page } from '@playwright/test';

/** The place that tells of a lost realtime connection. It is empty while changes arrive by themselves. */
export const connectionOf = (page: Page): Locator => page.getByRole('status', { name: 'Realtime connection' });

/** Waits until changes arrive by themselves. */
export const expectLive = (page: Page, options?: { timeout: number }): Promise<void> =>
  expect(connectionOf(page)).toHaveAttribute('data-state', 'open', options);

/** What a browser's console says while the server is away. */
export const outage = /net::ERR_|WebSocket connection|status of 400.*backend\/io/;
