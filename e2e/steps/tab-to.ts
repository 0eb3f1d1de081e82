import { expect, type Locator } from '@playwright/test';

/** An element must not need more key presses. */
const MAX_KEY_PRESSES = 40;

/** Whether an element is in a dialog that does not have the focus yet, which takes a frame after it is visible. */
const isAwaited = (target: Locator) =>
  target.evaluate((element) => {
    const dialog = element.closest('[role=dialog], [role=alertdialog]');
    return dialog !== null && !dialog.contains(document.activeElement);
  });

export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect.poll(() => isAwaited(target)).toBe(false);
  for (let presses = 0; presses < MAX_KEY_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`${target} can't be reached with Tab`);
}
