import { expect, type Locator } from '@playwright/test';

/** Nobody should have to press more often. */
const MOST_PRESSES = 40;

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`${target} can't be reached with Tab`);
}
