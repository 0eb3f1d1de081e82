import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

const results = (page: Page) => page.getByRole('grid', { name: 'Results' });
const everything = /^(All [\d,]+ rows|1 row)/;

/** The cells of a row in words. */
const cellsOf = async (page: Page, name: string | RegExp) =>
  results(page).getByRole('row', { name }).first().getByRole('gridcell').allTextContents();

test('a question is asked by clicking, sent as a link, and its file has the same numbers', async ({ as }) => {
  const page = await as('advertiser');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Analytics' }).click();
  await expect(results(page).getByRole('row', { name: everything })).toBeVisible();

  // into the campaign with the most impressions
  const first = results(page).getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  const impressions = (await cellsOf(page, name))[1];
  await first.click();
  await expect(page.getByRole('button', { name: `Filter Campaign: ${name}`, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Division 1: Advert' })).toBeVisible();
  await expect.poll(async () => (await cellsOf(page, everything))[1]).toBe(impressions);

  // somebody else of the account sees the same
  const shared = await as('advertiser', new URL(page.url()).pathname + new URL(page.url()).search);
  await expect.poll(() => cellsOf(shared, everything)).toEqual(await cellsOf(page, everything));

  // and the file ends with the same totals
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines.at(-1)?.split(',')).toContain(impressions?.replaceAll(',', ''));

  const week = page.getByRole('grid', { name: 'Impressions by hour and weekday' });
  await week.getByRole('gridcell', { name: /^Monday 00:00/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(week.getByRole('gridcell', { name: /^Tuesday 00:00/ })).toBeFocused();
});

test('everybody asks about what is theirs', async ({ as }) => {
  const page = await as('webmaster', '/webmaster/analytics?by=campaign&metrics=spend');
  await expect(page.getByRole('button', { name: 'Division 1: Site' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Spend/ })).toHaveCount(0);

  // a site's own page leads to the report on it
  const requests = page.locator('dt', { hasText: /^Requests$/ }).locator('xpath=following-sibling::dd[1]');
  await page.goto('/webmaster/sites');
  await page.getByRole('link', { name: 'Evening news', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Evening news' })).toBeVisible();
  await expect(requests).toHaveText(/^[\d,]{5,}$/);
  await page.getByRole('link', { name: 'Open in analytics' }).click();
  await expect(page.getByRole('button', { name: /^Filter Site: Evening news/ })).toBeVisible();
  await expect(requests).toHaveText(/^[\d,]{5,}$/);
});
