import type { Page, Response } from '@playwright/test';

/** Opens a URL without waiting for the load event, because a toast shown at the start may be gone by then. */
export const openUntilCommit = (page: Page, path: string): Promise<Response | null> =>
  page.goto(path, { waitUntil: 'commit' });
