import type { Browser, BrowserContext } from '@playwright/test';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Load {
  /** Milliseconds from the navigation to the frame that shows the first row. */
  firstRow: number;
  /** Milliseconds until the largest part of the page was painted. */
  largestPaint: number;
  /** Transferred KiB of the scripts requested until the first row. */
  scripts: number;
  scriptRequests: number;
  /** Until the page is idle: the sum of layout shifts, and the milliseconds of all tasks longer than 50 ms. */
  shift: number;
  longTasks: number;
  /** Heap size of JavaScript in MiB, after a garbage collection. */
  heap: number;
}

export interface Conditions {
  /** Slowdown factor of the processor. */
  slower?: number;
  /** Limits of the connection; `latency` in milliseconds. */
  line?: { bitsPerSecond: number; latency: number };
}

interface Where extends Conditions {
  url: string;
  session: Session;
}

declare global {
  interface Window {
    load: Pick<Load, 'firstRow' | 'largestPaint' | 'shift' | 'longTasks'>;
  }
}

/** Opens a list in a new browser context with an empty cache. */
export async function measureLoad(browser: Browser, { url, session, slower = 1, line }: Where): Promise<Load> {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    if (line) {
      const bytesPerSecond = line.bitsPerSecond / 8;
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: line.latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    }
    await page.addInitScript(watchLoad);
    await page.goto(url);
    await page.waitForFunction(() => window.load.firstRow > 0);
    // late responses may still shift the layout
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(readLoad);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { ...seen, heap: usedSize / 1024 ** 2 };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts: fills in `window.load`. */
export function watchLoad() {
  const load = { firstRow: 0, largestPaint: 0, shift: 0, longTasks: 0 };
  window.load = load;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!shift.hadRecentInput) load.shift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) load.longTasks += duration;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) load.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const checkForRow = () => {
    if (!document.querySelector('[data-row-link]')) return void requestAnimationFrame(checkForRow);
    const { port1, port2 } = new MessageChannel();
    // runs after the frame was painted
    port1.onmessage = () => {
      load.firstRow = performance.now();
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(checkForRow);
}

/** Runs in the page at the end. */
function readLoad(): Omit<Load, 'heap'> {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(
    ({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < window.load.firstRow,
  );
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { ...window.load, scripts: bytes / 1024, scriptRequests: scripts.length };
}
