import type { Browser, Page } from '@playwright/test';
import type { SignedIn } from './signed-in.ts';
import { timeOfClick } from './time-of-click.ts';

interface Where extends SignedIn {
  /** Number of changes after each screen was visited once. */
  count: number;
  /** The other screen, by the name of its sidebar link and its heading. */
  screen: 'Settings' | 'Finances';
}

/** Milliseconds from the click to the frame that shows the heading and, for a list, its first row. */
export interface Changes {
  /** The first visit of the other screen, whose code isn't loaded yet. */
  firstVisit: number;
  /** Later changes in both directions. */
  warm: number[];
}

/** Changes between the campaigns and another screen by the links of the sidebar, as a mouse user does. */
export async function measureChanges(browser: Browser, { url, session, count, screen }: Where): Promise<Changes> {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('[data-row-link]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const firstVisit = await change(page, screen);
    await change(page, 'Campaigns');
    const warm: number[] = [];
    for (let round = 0; round < count; round += 1)
      warm.push(await change(page, round % 2 === 0 ? screen : 'Campaigns'));
    return { firstVisit, warm };
  } finally {
    await context.close();
  }
}

function change(page: Page, heading: string): Promise<number> {
  const link = page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: new RegExp(`^${heading}`) });
  const rows = heading === 'Settings' ? undefined : 'tbody tr[data-row]';
  return timeOfClick(page, link, { selector: 'h1', text: heading, together: rows });
}
