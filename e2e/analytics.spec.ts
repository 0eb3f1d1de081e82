import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays } from '../openapi/rules/time/days.ts';
import { expect, test } from './fixtures/test.ts';
import { searchAndChoose } from './steps/search-and-choose.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

const results = (page: Page) => page.getByRole('grid', { name: 'Results' });
const everything = /^(All [\d,]+ rows|1 row)/;

/** The texts of the cells of a row. */
const cellsOf = async (page: Page, name: string | RegExp) =>
  results(page).getByRole('row', { name }).first().getByRole('gridcell').allTextContents();

async function choose(page: Page, button: string | RegExp, item: string | RegExp) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page
    .getByRole('menuitemradio', { name: item })
    .or(page.getByRole('menuitem', { name: item }))
    .click();
}

test('a report is built by clicking, exported, saved as a view, and opened in another browser by its link', async ({
  as,
}) => {
  const page = await as('advertiser');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Analytics' }).click();
  await expect(results(page).getByRole('row', { name: everything })).toBeVisible();

  const first = results(page).getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  const impressions = (await cellsOf(page, name))[1];
  await first.click();
  await expect(page.getByRole('button', { name: `Filter Campaign: ${name}`, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Division 1: Advert' })).toBeVisible();
  await expect.poll(async () => (await cellsOf(page, everything))[1]).toBe(impressions);

  await test.step('the exported file ends with the same totals', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines.at(-1)?.split(',')).toContain(impressions?.replaceAll(',', ''));
  });

  const week = page.getByRole('grid', { name: 'Impressions by hour and weekday' });
  await week.getByRole('gridcell', { name: /^Monday 00:00/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(week.getByRole('gridcell', { name: /^Tuesday 00:00/ })).toBeFocused();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const view = unique('Clicks by country');
  await test.step('another report is saved by name', async () => {
    await page.goto('/advertiser/analytics?dates=yesterday&metrics=click,impression&compare=none');
    await choose(page, /^Division 1: /, 'Country');
    await expect(results(page).getByRole('columnheader', { name: 'Country' })).toBeVisible();
    await expect(results(page).getByRole('row', { name: everything })).toBeVisible();
    await choose(page, 'Views', 'Save this view');
    await page.getByRole('dialog').getByLabel('Name').fill(view);
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(toast(page, `View ${view} saved`)).toBeVisible();
    await choose(page, `Views: ${view}`, 'Copy a link to this view');
    await expect(toast(page, /^Link copied/)).toBeVisible();
  });
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await cellsOf(page, everything);

  const elsewhere = await as('advertiser', link);
  await test.step('link and name show the same report in another browser of the account', async () => {
    await expect.poll(() => cellsOf(elsewhere, everything)).toEqual(shown);
    await expect(elsewhere.getByRole('button', { name: 'Division 1: Country' })).toBeVisible();
    await elsewhere.goto('/advertiser/analytics');
    await choose(elsewhere, 'Views', view);
    await expect.poll(() => cellsOf(elsewhere, everything)).toEqual(shown);
  });
  await test.step('a user of another account sees their own figures', async () => {
    const stranger = await as('advertiser2', link);
    await expect(stranger.getByRole('button', { name: 'Division 1: Country' })).toBeVisible();
    await expect(results(stranger).getByRole('row', { name: everything })).toBeVisible();
    expect(await cellsOf(stranger, everything)).not.toEqual(shown);
  });
});

test("a report uses the account's current time zone", { tag: '@nightly' }, async ({ as }) => {
  const page = await as('advertiser2', '/advertiser/settings');
  const zone = page.getByLabel('Time zone');
  const before = await zone.inputValue();
  const choose = async (name: string) => {
    await searchAndChoose(zone, name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Changes saved')).toBeVisible();
  };

  await choose('Kathmandu');
  const requestPromise = page.waitForRequest('**/backend/api/reports?*');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Analytics' }).click();
  expect(new URL((await requestPromise).url()).searchParams.get('timezone')).toBe('Asia/Kathmandu');

  await page.goto('/advertiser/settings');
  await choose(before);
});

test('all roles get reports on their own data', async ({ as }) => {
  const page = await as('webmaster', '/webmaster/analytics?by=campaign&metrics=spend');
  await expect(page.getByRole('button', { name: 'Division 1: Site' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Spend/ })).toHaveCount(0);
  await expect(page.getByText("Spend and Campaign aren't available to you.")).toBeVisible();

  // a site's page links to its report
  const requests = page.locator('dt', { hasText: /^Requests$/ }).locator('xpath=following-sibling::dd[1]');
  await page.goto('/webmaster/sites');
  await page.getByRole('link', { name: 'Evening news', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Evening news' })).toBeVisible();
  await expect(requests).toHaveText(/^[\d,]{5,}$/);
  await page.getByRole('link', { name: 'Open in analytics' }).click();
  await expect(page.getByRole('button', { name: /^Filter Site: Evening news/ })).toBeVisible();
  await expect(requests).toHaveText(/^[\d,]{5,}$/);
});

/** The days in a text such as `vs 11/11/2026 – 17/11/2026`, in URL format. */
const daysIn = (text: string | null) =>
  [...(text ?? '').matchAll(/(\d\d)\/(\d\d)\/(\d{4})/g)].map(([, day, month, year]) => `${year}-${month}-${day}`);

test('dates are chosen by preset and compared with the previous days or the previous year', {
  tag: '@nightly',
}, async ({ as }) => {
  const page = await as('advertiser', '/advertiser/analytics?by=date&metrics=impression');
  const dates = page.getByRole('button', { name: /^Dates: / });
  const comparison = page.getByRole('button', { name: /^Comparison: / });
  const all = results(page).getByRole('row', { name: everything });
  const change = results(page).getByRole('columnheader', { name: 'Change' });
  await choose(page, /^Dates: /, 'Last 7 days');
  await expect(dates).toContainText('Last 7 days');
  await expect(all).toContainText('All 7 rows');
  const [from = '', to = ''] = daysIn(await dates.textContent());
  expect(addDays(from, 6)).toBe(to);

  // the previous period has a line in the chart and a change in each row
  await expect(change).toBeVisible();
  const chart = page.getByRole('figure', { name: 'Impressions by day' });
  const legend = chart.getByRole('list', { name: 'Legend' }).getByRole('listitem');
  await expect
    .poll(async () => daysIn(await legend.last().textContent()))
    .toEqual([addDays(from, -7), addDays(from, -1)]);
  await page.getByRole('group', { name: 'View of the chart' }).getByRole('radio', { name: 'Table' }).check();
  // waits for the table that replaces the plot
  const before = await chart.getByRole('row').nth(1).getByRole('cell').nth(1).textContent();
  await choose(page, /^Comparison: /, 'Nothing');
  await expect(comparison).toHaveText(/Not compared/);
  await expect(change).toHaveCount(0);
  await choose(page, /^Comparison: /, /^Year before/);
  await expect(comparison).toHaveText(/vs /);

  // a week earlier, the day has the number with which it was compared
  const day = addDays(from, -7);
  await page.goto(`/advertiser/analytics?by=date&metrics=impression&compare=none&dates=${day}_${day}`);
  await expect.poll(async () => (await cellsOf(page, everything))[1]).toBe(before);
  await expect(page.getByRole('figure', { name: 'Impressions by hour', exact: true })).toBeVisible();
});

test('a printed page contains all columns', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('webmaster', '/webmaster/analytics');
  await page.emulateMedia({ media: 'print' });
  // A4 at 96 pixels per inch, without the margins
  await page.setViewportSize({ width: 718, height: 1047 });
  const heads = page.getByRole('grid').getByRole('columnheader');
  await expect(heads.last()).toHaveText(/eCPM/);
  await expect.poll(() => heads.last().evaluate((head) => head.getBoundingClientRect().right)).toBeLessThanOrEqual(718);
  // no box around them scrolls or clips
  const boxes = page.locator('main *').filter({ has: page.getByRole('grid') });
  const clipped = await boxes.evaluateAll((all) =>
    all.filter((box) => getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1),
  );
  expect(clipped).toEqual([]);
});

test('printing waits for all parts and omits buttons', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('advertiser', '/advertiser/analytics?by=country');
  await expect(results(page).getByRole('row', { name: everything })).toBeVisible();
  // tests have no print dialog: records the page at the time it would open
  await page.evaluate(() => {
    window.print = () => {
      const drawn = [...document.querySelectorAll('main figure')].filter((figure) =>
        figure.querySelector('svg[role=group]'),
      );
      document.body.dataset.printed = drawn.map((figure) => figure.querySelector('figcaption')?.textContent).join();
    };
  });
  await page.keyboard.press('ControlOrMeta+p');
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Impressions on the map/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('figure', { name: 'Impressions on the map' }).getByRole('group')).toBeVisible();
  for (const name of ['CSV', 'Email report', 'Then by', 'Metrics', 'Refresh', 'Filter'])
    await expect(page.getByRole('button', { name, exact: true, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Dates: / })).toBeVisible();
});

test.describe('on a phone in the dark theme', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('a report is built, and its "Others" are opened', { tag: '@nightly' }, async ({ as }) => {
    const page = await as('manager', '/manager/analytics?by=city&metrics=impression,click');
    await expect(page.locator('html')).toHaveClass(/dark/);
    const cards = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    // nothing may be wider than the screen
    const expectNoSideways = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectNoSideways();

    await choose(page, /^Dates: /, 'Last 90 days');
    await expect(page.getByRole('button', { name: /^Dates: Last 90 days/ })).toBeVisible();
    await page.getByRole('radio', { name: 'By city' }).check();
    const chart = page.getByRole('figure', { name: 'Impressions by city' });
    await chart.getByRole('button', { name: /^Show the [\d,]+ others/ }).click();
    const without = page.getByRole('button', { name: /^Filter City not: .* \+9$/ });
    await expect(without).toBeVisible();
    await page.getByRole('group', { name: 'View of the chart' }).getByRole('radio', { name: 'Table' }).check();
    await expectNoSideways();

    // a city that is not among the most frequent ones is found by its name
    await page.getByRole('button', { name: /^Remove filter City not/ }).click();
    await expect(without).toHaveCount(0);
    await choose(page, 'Filter', 'City');
    const dialog = page.getByRole('dialog', { name: 'Filter by City' });
    await dialog.getByRole('searchbox', { name: 'Search city' }).fill('almat');
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await dialog.getByRole('checkbox', { name: 'Almaty' }).check();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Filter City: Almaty', exact: true })).toBeVisible();
    await expect(cards).toHaveCount(1);
    await cards.getByRole('link', { name: 'Almaty' }).click();
    await expect(page.getByRole('button', { name: 'Division 1: Campaign' })).toBeVisible();
    await expectNoSideways();
  });
});
