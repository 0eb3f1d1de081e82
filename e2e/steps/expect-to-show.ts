import { expect, type Locator } from '@playwright/test';

/** Looks at an element, neither focused nor pointed at, before and after a change, which must be seen. */
export async function expectToShow(element: Locator, change: () => Promise<unknown>): Promise<void> {
  const page = element.page();
  const look = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return (await element.screenshot()).toString('base64');
  };
  const before = await look();
  await change();
  await expect.poll(async () => (await look()) === before).toBe(false);
}

/** Whether an element shows a part of it: looks at it with and without. */
export const expectToShowPart = (element: Locator, part: string): Promise<void> =>
  expectToShow(element, () =>
    element
      .locator(part)
      .first()
      .evaluate((fill) => {
        (fill as HTMLElement | SVGElement).style.visibility = 'hidden';
      }),
  );
