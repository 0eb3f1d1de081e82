import type { Locator, Page } from '@playwright/test';

/** Says whether news arrive by themselves: `Live`, `Connecting`. */
export const connectionOf = (page: Page): Locator => page.getByRole('status', { name: /^Realtime connection/ });

/** What a browser's console says while the server is away. */
export const outage = /net::ERR_|WebSocket connection|status of 400.*backend\/io/;
