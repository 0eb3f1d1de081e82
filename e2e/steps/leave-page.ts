import type { Page } from '@playwright/test';

/** A page that asks for nothing: what is arranged meanwhile meets the page that is loaded next. */
export const leavePage = (page: Page) => page.goto('about:blank');
