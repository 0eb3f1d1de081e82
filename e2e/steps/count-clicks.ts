import type { Page } from '@playwright/test';

/** Counts the clicks and key presses of a user on a page, for all documents that are opened from now on. */
export async function countClicks(page: Page) {
  let clicks = 0;
  let isPaused = false;
  await page.exposeBinding('countPress', () => {
    if (!isPaused) clicks += 1;
  });
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void };
    // clicking a label dispatches two clicks, so pointers are counted; activating by key dispatches one click without a
    // pointer
    addEventListener('pointerdown', countPress, true);
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail === 0 && countPress(), true);
  });
  return {
    count: () => clicks,
    pause: async (run: () => Promise<void>) => {
      isPaused = true;
      try {
        await run();
      } finally {
        isPaused = false;
      }
    },
  };
}
