import { expect, type Locator, type Page } from '@playwright/test';

/** The status of the realtime connection. It is empty while the connection is open. */
export const connectionOf = (page: Page): Locator => page.getByRole('status', { name: 'Realtime connection' });

/** Waits until the realtime connection is open. */
export const expectLive = (page: Page, options?: { timeout: number }): Promise<void> =>
  expect(connectionOf(page)).toHaveAttribute('data-state', 'open', options);

/** Console messages while the server is down. */
export const outageMessages = /net::ERR_|WebSocket connection|status of 400.*backend\/io/;
