import type { Page } from '@playwright/test';

/**
 * Leaves the application, so that preparations take effect on the next page load and the current page sends no calls.
 */
export const leavePage = (page: Page) => page.goto('about:blank');
