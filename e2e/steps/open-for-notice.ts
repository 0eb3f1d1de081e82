import type { Page, Response } from '@playwright/test';

/** Opens an address without waiting for its load event: a notice shown at the start may be gone by then. */
export const openForNotice = (page: Page, path: string): Promise<Response | null> =>
  page.goto(path, { waitUntil: 'commit' });
