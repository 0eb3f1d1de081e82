import type { Browser } from '@playwright/test';
import type { Measurement } from './measurement.ts';
import { median } from './median.ts';
import { withProduct } from './with-product.ts';

const PAIRS = 15;
const MAX_RATIO = 1.2;
const PARTICLES = /\/assets\/particles-/;

/**
 * Compares the largest contentful paint of the home page with and without its particles, alternately, each time in a
 * browser context without a cache. For "without", the browser blocks the chunks of the particles by a rule of its own,
 * which doesn't involve this process. The order alternates between pairs.
 */
export const benchHomePage = (): Promise<Measurement> =>
  withProduct(async (server, browser) => {
    // the first visit includes one-time work of the server and the browser
    await largestPaint(browser, server.url, true);
    const paints = { with: [] as number[], without: [] as number[] };
    for (let pair = 0; pair < PAIRS; pair += 1)
      for (const kind of pair % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const))
        paints[kind].push(await largestPaint(browser, server.url, kind === 'with'));
    const [having, lacking] = [median(paints.with), median(paints.without)];
    const times = having / lacking;
    return {
      what: `largest paint of the home page with particles, ${PAIRS} pairs`,
      measured: `${times.toFixed(2)} times (${having.toFixed(0)} ms, without ${lacking.toFixed(0)} ms)`,
      budget: `${MAX_RATIO} times`,
      isMet: times <= MAX_RATIO,
    };
  });

/** @returns milliseconds since the navigation began */
async function largestPaint(browser: Browser, url: string, withParticles: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBlockedURLs', {
      urls: [withParticles ? '*/no-such-file' : '*/assets/particles-*'],
    });
    await Promise.all([page.waitForRequest(PARTICLES), page.goto(url)]);
    if (withParticles) await page.locator('canvas').waitFor({ state: 'attached' });
    return await page.evaluate(paintOfTheText);
  } finally {
    await context.close();
  }
}

/** Runs in the page. The first paint is the loading indicator, so only paints of the screen's content count. */
const paintOfTheText = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const paints = list.getEntries() as (PerformanceEntry & { element: Element | null })[];
      const paint = paints.findLast(({ element }) => element?.closest('main'));
      if (paint) resolve(paint.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
