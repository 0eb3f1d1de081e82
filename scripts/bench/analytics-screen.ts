import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBuild } from '../lib/build.ts';
import { makeDemoContentsWithoutClips } from '../lib/demo-contents.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/find-chromium.ts';
import { RealServer } from '../lib/real-server.ts';
import { atMost, type Measurement } from './measurement.ts';
import { median } from './median.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { timeOfClick } from './time-of-click.ts';

const VISITS = 7;
const DIMENSIONS = ['Country', 'City', 'Device'];
const TABLE = '[role=grid][aria-label=Results]';

/** Measures the screen of analytics with the demo's events. */
export async function benchAnalyticsScreen(): Promise<Measurement[]> {
  ensureBuild();
  const contents = await makeDemoContentsWithoutClips();
  const server = new RealServer({}, contents.dataDir);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    await server.start();
    const who = await signedIn(browser, server);
    // the demo's events are created on the first query
    await visitAnalytics(browser, who);
    const visits: Visit[] = [];
    for (let count = 0; count < VISITS; count += 1) visits.push(await visitAnalytics(browser, who, DIMENSIONS));
    return [
      atMost('analytics: first visit of the screen', median(visits.map(({ opened }) => opened)), 1000),
      atMost(
        'analytics: change of dimension to the painted table',
        median(visits.flatMap(({ divided }) => divided)),
        700,
      ),
    ];
  } finally {
    await browser.close();
    for (const end of [server, contents]) await end.remove();
  }
}

/** In milliseconds. */
interface Visit {
  opened: number;
  divided: number[];
}

/**
 * Opens analytics from the campaigns, in a browser without the screen's code, then divides by each dimension. The times end
 * with the frame that shows the numbers of the table.
 */
export async function visitAnalytics(
  browser: Browser,
  { url, session }: SignedIn,
  dimensions: readonly string[] = [],
): Promise<Visit> {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Analytics' });
    const opened = await timeOfClick(page, link, { selector: `${TABLE} tfoot tr` });
    const divided: number[] = [];
    for (const dimension of dimensions) {
      // waits for the queries of the charts
      await page.waitForLoadState('networkidle');
      divided.push(await divideBy(page, dimension));
    }
    return { opened, divided };
  } finally {
    await context.close();
  }
}

/** The column header names the dimension, which shows that the last response has arrived. */
async function divideBy(page: Page, dimension: string): Promise<number> {
  await page.getByRole('button', { name: /^Division 1: / }).click();
  const item = page.getByRole('menuitem', { name: dimension, exact: true });
  await item.waitFor();
  return timeOfClick(page, item, { selector: `${TABLE} thead th`, text: dimension });
}
