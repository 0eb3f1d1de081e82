import { expect, type Locator } from '@playwright/test';
import { tabTo } from './tab-to.ts';

/**
 * Presses a button or link with the keyboard once it is enabled: a button whose action is running ignores key presses.
 */
export async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await expect(target).toBeEnabled();
  await target.page().keyboard.press('Enter');
}
