import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

declare global {
  /** How often the field was painted, counted by its clearing. */
  var timesPainted: number;
}

/** Opens the home page, counts how often its background is painted, and waits for the first time. */
async function home(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    globalThis.timesPainted = 0;
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const clear = prototype.clearRect;
      prototype.clearRect = function (...area) {
        globalThis.timesPainted += 1;
        clear.apply(this, area);
      };
    }
  });
  await page.goto('/');
  await expect.poll(() => paintings(page)).toBeGreaterThan(0);
}

const paintings = (page: Page) => page.evaluate(() => globalThis.timesPainted);

const frames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** @returns how often the background was painted within 60 frames, after pending frames have ended */
async function paintingsInASecond(page: Page): Promise<number> {
  await frames(page, 10);
  const before = await paintings(page);
  await frames(page, 60);
  return (await paintings(page)) - before;
}

/** Simulates a hidden or visible tab. The browser continues to run frames, so the page itself must stop painting. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('the background moves only while the tab is visible', { tag: '@nightly' }, async ({ visit }) => {
  const page = await visit();
  await home(page, 'no-preference');
  expect(await paintingsInASecond(page)).toBeGreaterThan(1);
  await setHidden(page, true);
  expect(await paintingsInASecond(page)).toBe(0);
  await setHidden(page, false);
  expect(await paintingsInASecond(page)).toBeGreaterThan(1);
});

test('with reduced motion, the background is shown but does not move', { tag: '@nightly' }, async ({ visit }) => {
  const page = await visit();
  await home(page, 'reduce');
  expect(await paintingsInASecond(page)).toBe(0);
  const picture = await page.screenshot();
  // the pointer has no effect either
  await page.mouse.move(700, 700);
  await page.mouse.move(720, 720, { steps: 5 });
  expect(await paintingsInASecond(page)).toBe(0);
  expect(picture.equals(await page.screenshot())).toBe(true);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await paintingsInASecond(page)).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await paintingsInASecond(page)).toBe(0);

  const before = await paintings(page);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(() => paintings(page)).toBeGreaterThan(before);
  expect(await paintingsInASecond(page)).toBe(0);
});

test('the background appears after the text is painted, and lets all clicks through', { tag: '@nightly' }, async ({
  visit,
}) => {
  const page = await visit();
  await home(page, 'no-preference');
  const { painted, requestedAt } = await page.evaluate(async () => {
    const chunk = performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/parti'));
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & { element?: Element; paintTime?: number })[];
        const text = entries.find(({ element }) => element?.closest('main'));
        if (text) resolve(text.paintTime ?? text.startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return { painted, requestedAt: chunk?.startTime };
  });
  expect(requestedAt).toBeGreaterThan(painted);
  expect(await page.locator('canvas').evaluate((canvas) => getComputedStyle(canvas).pointerEvents)).toBe('none');
});

test('no text is in front of the background', { tag: '@nightly' }, async ({ visit }) => {
  const page = await visit();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await home(page, 'reduce');
    const covered = await page.evaluate(() => {
      const field = document.querySelector('canvas')?.getBoundingClientRect();
      const texts = document.querySelectorAll('h1, h2, h3, p, a, button');
      return [...texts].filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return field && left < field.right && right > field.left && top < field.bottom && bottom > field.top;
      }).length;
    });
    expect(covered).toBe(0);
  }
});

test("other public pages don't fetch the background", { tag: '@nightly' }, async ({ visit }) => {
  const page = await visit();
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  for (const path of ['/about', '/partners', '/contacts', '/eula', '/nope']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(requestUrls.filter((url) => url.includes('/assets/parti'))).toEqual([]);
});
