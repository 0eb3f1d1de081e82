import type { Browser, Page } from '@playwright/test';
import type { SignedIn } from './signed-in.ts';
import { timeOfClick } from './time-of-click.ts';

const SCREENS = ['Settings', 'Campaigns'] as const;

interface Where extends SignedIn {
  count: number;
}

/**
 * Goes to and fro between two screens by the links of the sidebar, as somebody does with a mouse, after each was there
 * once.
 *
 * @returns milliseconds of each change, from the click to the frame after the new heading
 */
export async function measureChanges(browser: Browser, { url, session, count }: Where): Promise<number[]> {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('[data-row-link]').first().waitFor();
    for (const screen of SCREENS) await change(page, screen);
    const times: number[] = [];
    for (let round = 0; round < count; round += 1) {
      const screen = SCREENS[round % SCREENS.length] as (typeof SCREENS)[number];
      times.push(await change(page, screen));
    }
    return times;
  } finally {
    await context.close();
  }
}

function change(page: Page, heading: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: heading, exact: true });
  return timeOfClick(page, link, { selector: 'h1', text: heading });
}
