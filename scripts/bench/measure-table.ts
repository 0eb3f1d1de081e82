import type { Browser, Page } from 'playwright';
import type { Subject } from '../../bench/src/subject.ts';

/** In milliseconds, except for `blankFrames`. */
export interface TableTimes {
  firstRow: number;
  filter: number;
  sort: number;
  longestFrame: number;
  blankFrames: number;
}

const SCROLL_DISTANCE = 20_000;
const SECONDS = 3;

/** Opens one of the pages of `bench/` in a new context and simulates typical use of a table. */
export async function measureTable(browser: Browser, url: string): Promise<TableTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => window.firstRow !== undefined);
    const firstRow = await page.evaluate(() => window.firstRow ?? 0);
    const filter = await page.evaluate(timeOf, { action: 'filter', text: 'loyalty card 77' } as const);
    await page.evaluate(timeOf, { action: 'filter', text: '' } as const);
    const sort = await page.evaluate(timeOf, { action: 'sort', text: '' } as const);
    return { firstRow, filter, sort, ...(await scroll(page)) };
  } finally {
    await context.close();
  }
}

/** Runs in the page: measures from the action to the frame with another first row. */
function timeOf({ action, text }: { action: keyof Pick<Subject, 'filter' | 'sort'>; text: string }): Promise<number> {
  const { subject } = window;
  const top = () => {
    const rows = [...document.querySelectorAll<HTMLElement>(subject.row)];
    const places = rows.map((row) => ({ text: row.textContent, y: row.getBoundingClientRect().top }));
    return places.sort((a, b) => a.y - b.y)[0]?.text;
  };
  const before = top();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      if (action === 'sort') subject.sort();
      else subject.filter(text);
      const checkFrame = () => {
        if (top() === before) return void requestAnimationFrame(checkFrame);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      };
      checkFrame();
    });
  });
}

/** Scrolls over the rows with the wheel and checks every frame. */
async function scroll(page: Page): Promise<Pick<TableTimes, 'longestFrame' | 'blankFrames'>> {
  const { x, y, width, height } = await page.evaluate(() =>
    (document.querySelector(window.subject.viewport) as Element).getBoundingClientRect().toJSON(),
  );
  const seen = await page.evaluateHandle(watchFrames);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: Math.round(x + width / 2),
    y: Math.round(y + height / 2),
    yDistance: -SCROLL_DISTANCE,
    speed: Math.round(SCROLL_DISTANCE / SECONDS),
    gestureSourceType: 'mouse',
  });
  return seen.evaluate((watch) => watch.stop());
}

/** Runs in the page: the longest time between two frames, and the number of frames with unrendered rows. */
function watchFrames() {
  const { row, viewport } = window.subject;
  const sight = document.querySelector(viewport) as Element;
  const intervals: number[] = [];
  let blankFrames = 0;
  let last = performance.now();
  let running = true;

  const isBlank = () => {
    const { top, bottom } = sight.getBoundingClientRect();
    const rows = [...document.querySelectorAll(row)].map((element) => element.getBoundingClientRect());
    // below the header, which some of the viewports include, and above the bottom edge
    return [0.15, 0.35, 0.55, 0.75, 0.95].some((part) => {
      const at = top + (bottom - top) * part;
      return !rows.some((rect) => rect.top <= at && rect.bottom >= at);
    });
  };
  const frame = () => {
    if (!running) return;
    const now = performance.now();
    intervals.push(now - last);
    last = now;
    const { port1, port2 } = new MessageChannel();
    // runs after the frame was painted
    port1.onmessage = () => {
      if (isBlank()) blankFrames += 1;
    };
    port2.postMessage(null);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  return {
    stop: () => {
      running = false;
      return { longestFrame: Math.max(...intervals), blankFrames };
    },
  };
}
