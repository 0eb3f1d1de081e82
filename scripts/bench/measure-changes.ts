import type { Browser, Page } from '@playwright/test';
import type { Session } from './measure-load.ts';

const SCREENS = ['Settings', 'Campaigns'] as const;

interface Where {
  url: string;
  session: Session;
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

async function change(page: Page, heading: string): Promise<number> {
  const seen = await page.evaluateHandle(watchChange, heading);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: heading, exact: true }).click();
  return seen.evaluate(({ took }) => took);
}

/** In the page. Wrapped, because a promise would be waited for before the click. */
function watchChange(heading: string): { took: Promise<number> } {
  const took = new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent !== heading) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      look();
    };
    document.addEventListener('click', begin, { capture: true, once: true });
  });
  return { took };
}
