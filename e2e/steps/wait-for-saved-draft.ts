import type { Page, Response } from '@playwright/test';

/** Resolves when the server has saved a draft. */
export const waitForSavedDraft = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (answer) => answer.ok() && answer.request().method() === 'PUT' && answer.url().includes('/drafts/'),
  );
