import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { openSection } from './steps/campaign-form.ts';
import { translate } from './steps/translate.ts';
import { unique } from './steps/unique.ts';

/** The smallest page size. */
const PAGE_SIZE = 25;

/** The text of the screen without times of day, which change. */
const shown = async (page: Page) =>
  (await page.getByRole('main').innerText()).replace(/\d\d:\d\d(?::\d\d)?/g, '').replace(/\s+/g, ' ');

const failed = (page: Page) => page.getByText('Something went wrong on this screen');

test.describe('a translated page', () => {
  let plain: Page;
  let translated: Page;

  /** Performs the same action on both pages, which must then show the same. */
  async function onBoth(act: (page: Page) => Promise<unknown>) {
    for (const page of [plain, translated]) await act(page);
    await expect(failed(translated)).toHaveCount(0);
    await expect(async () => expect(await shown(translated)).toBe(await shown(plain))).toPass({ timeout: 30_000 });
  }

  const open = (section: string) =>
    onBoth(async (page) => {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click();
      await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
    });

  const choose = (button: string | RegExp, item: string | RegExp) =>
    onBoth(async (page) => {
      await page.getByRole('button', { name: button }).click();
      await page
        .getByRole('menuitemradio', { name: item })
        .or(page.getByRole('menuitemcheckbox', { name: item }))
        .click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    });

  test('shows the same as the page in English', { tag: '@nightly' }, async ({ as, api }) => {
    const advertiser = await api('advertiser');
    const name = unique('Listed');
    for (let place = 0; place <= PAGE_SIZE; place++) await advertiser.createCampaign(`${name} ${place}`);
    const list = `/advertiser/campaigns?size=${PAGE_SIZE}&search=${encodeURIComponent(name)}`;
    plain = await as('advertiser', list);
    translated = await as('advertiser', list);
    await translate(translated);
    await expect(translated.getByRole('heading', { level: 1 }).locator('font')).not.toHaveCount(0);

    await test.step('in a list with filters, pages and a search', async () => {
      await choose('Filter by State', 'Serving');
      await choose('Filter by State: Serving', /^Paused/);
      await choose(/^Filter by State: /, 'Serving');
      await choose(/^Filter by State: /, /^Paused/);
      await onBoth((page) => page.getByRole('link', { name: 'Next' }).click());
      await onBoth((page) => page.getByRole('link', { name: 'Previous' }).click());
      await onBoth((page) => page.getByRole('searchbox').first().fill('nothing has this name'));
      await onBoth((page) => page.getByRole('searchbox').first().fill(''));
    });

    await test.step('in analytics with other dates and metrics', async () => {
      await open('Analytics');
      // waits for the last of its figures, so that all of them are translated
      await onBoth((page) => expect(page.getByRole('grid', { name: /by hour and weekday/ })).toBeVisible());
      await choose(/^Dates: /, /^Last 7 days/);
      await choose(/^Comparison: /, 'Nothing');
      await choose(/^Comparison: /, /^Year before/);
      await choose(/^Dates: /, /^Yesterday/);
    });

    await test.step('in finances and settings', async () => {
      await open('Finances');
      await open('Settings');
    });

    await test.step('in the form of a new campaign', async () => {
      await open('Campaigns');
      await onBoth((page) => page.getByRole('link', { name: 'New campaign', exact: true }).click());
      const name = translated.getByLabel('Name', { exact: true });
      await translated.getByRole('button', { name: /^Next/ }).click();
      await name.fill(unique('Translated'));
      await expect(translated.getByText(/^Draft of /)).toBeVisible();
      await name.fill('');
      await translated.getByRole('button', { name: /^Next/ }).click();
      await expect(name).toHaveAccessibleDescription(/\S/);
      await name.fill(unique('Translated'));
      for (const section of ['Schedule', 'Limits', 'Audience', 'Review']) await openSection(translated, section);
      await expect(failed(translated)).toHaveCount(0);
      await expect(translated.getByRole('button', { name: 'Create campaign' })).toBeVisible();
    });
  });
});
