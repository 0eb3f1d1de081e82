import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { expectFocusUnobscured } from './steps/expect-focus-unobscured.ts';
import { unique } from './steps/unique.ts';

const windows = [
  { width: 1440, height: 860 },
  { width: 360, height: 640 },
];

/** The focus must not need more key presses. */
const MAX_KEY_PRESSES = 80;

/** Presses a key until the element has the focus, and checks the focus after each press. */
async function pressTo(key: string, last: Locator): Promise<void> {
  const page = last.page();
  for (let presses = 0; presses < MAX_KEY_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    await expectFocusUnobscured(page);
    if (await last.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${last} can't be reached with ${key}`);
}

const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

/** The last button before the content: in the top bar on phones, in the column beside it otherwise. */
const frame = (page: Page) => page.getByRole('banner').getByRole('button').last();

/** Waits for the frame's background listeners, which keep the focus in sight. */
const whenFrameIsComplete = (page: Page) =>
  expect(page.getByRole('status', { name: 'Unread notifications' })).toBeAttached();

for (const size of windows) {
  const where = `at ${size.width}x${size.height}`;

  test(`no bar covers the focus in a campaign's form ${where}`, { tag: '@nightly' }, async ({ as, api }) => {
    const { id } = await (await api('advertiser')).createCampaign(unique('In sight'));
    const page = await as('advertiser');
    await page.setViewportSize(size);
    for (const section of ['basics', 'schedule', 'limits', 'audience', 'review']) {
      await page.goto(`/advertiser/campaigns/new-campaign?section=${section}`);
      await whenFrameIsComplete(page);
      await page.getByRole('navigation', { name: 'Campaign steps' }).getByRole('link').first().focus();
      await pressTo('Tab', button(page, section === 'review' ? /^Create campaign/ : /^Next/));
      // and back, with bars at the upper edge
      await pressTo('Shift+Tab', frame(page));
    }

    // the save bar appears with the first change, and the section links stay at the upper edge
    await page.goto(`/advertiser/campaigns/${id}/edit`);
    await whenFrameIsComplete(page);
    const bid = page.getByLabel(/^Bid/);
    await bid.evaluate((field) => {
      const { bottom } = field.getBoundingClientRect();
      window.scrollBy({ top: bottom - window.innerHeight, behavior: 'instant' });
    });
    await bid.focus();
    await page.keyboard.press('ArrowUp');
    await expect(button(page, /^Save/)).toBeVisible();
    await expectFocusUnobscured(page);
    await pressTo('Tab', button(page, /^Save/));
    await pressTo('Shift+Tab', frame(page));
  });

  test(`no bar covers the focus in a list with selected rows ${where}`, { tag: '@nightly' }, async ({ as, api }) => {
    const advertiser = await api('advertiser');
    const campaign = await advertiser.createCampaign(unique('In sight'));
    for (let number = 1; number <= 16; number++) await advertiser.createScriptedAdvert(campaign.id, `Advert ${number}`);
    const page = await as('advertiser', `/advertiser/campaigns/${campaign.id}`);
    await page.setViewportSize(size);
    await whenFrameIsComplete(page);
    const isGrid = size.width > 600;
    if (!isGrid) await button(page, /^Filter/).click();
    const selectAll = page.getByRole('checkbox', { name: /^Select all/ });
    // enabled once there are rows
    await expect(selectAll).toBeEnabled();
    await selectAll.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('16 selected')).toBeVisible();
    const clear = button(page, /^Clear selection/);
    for (let row = 1; isGrid && row <= 16; row++) {
      await page.keyboard.press('ArrowDown');
      await expectFocusUnobscured(page);
    }
    await pressTo('Tab', clear);
    for (let row = 1; isGrid && row <= 16; row++) {
      await page.keyboard.press(row === 1 ? 'Shift+Tab' : 'ArrowUp');
      await expectFocusUnobscured(page);
    }
    await pressTo('Shift+Tab', frame(page));
  });
}
