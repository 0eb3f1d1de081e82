import type { Page } from '@playwright/test';

/** Counts how often a person presses on a page, whatever the test calls for it. Watches the pages that open from now on. */
export async function countClicks(page: Page) {
  let clicks = 0;
  let isPaused = false;
  await page.exposeBinding('countPress', () => {
    if (!isPaused) clicks += 1;
  });
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void };
    // one press of a label is two clicks; pressing a button by a key is one, without a pointer
    addEventListener('pointerdown', countPress, true);
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail === 0 && countPress(), true);
  });
  return {
    count: () => clicks,
    /** Runs what isn't part of the way, without counting. */
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
