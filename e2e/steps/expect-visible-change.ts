import { expect, type Locator } from '@playwright/test';

/** Takes a screenshot of an element that is neither focused nor hovered. */
async function takeScreenshot(element: Locator): Promise<string> {
  const page = element.page();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await element.screenshot()).toString('base64');
}

/** Expects a change to be visible in an element's screenshot. */
export async function expectVisibleChange(element: Locator, change: () => Promise<unknown>): Promise<void> {
  const before = await takeScreenshot(element);
  await change();
  await expect.poll(async () => (await takeScreenshot(element)) === before).toBe(false);
}

/**
 * Expects a part of an element to be visible, by comparing screenshots with and without it. The part may be rendered
 * again in between, so each attempt hides it again.
 */
export async function expectVisiblePartChange(element: Locator, part: string): Promise<void> {
  const show = (visibility: '' | 'hidden') =>
    element
      .locator(part)
      .first()
      .evaluate((shown: HTMLElement | SVGElement, value) => {
        shown.style.visibility = value;
      }, visibility);
  await expect
    .poll(async () => {
      const before = await takeScreenshot(element);
      await show('hidden');
      const without = await takeScreenshot(element);
      await show('');
      return without === before;
    })
    .toBe(false);
}
