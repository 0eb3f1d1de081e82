import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { expectVisibleChange, expectVisiblePartChange } from './steps/expect-visible-change.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs axe in both themes. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // legacy mode: axe finishes in the page itself instead of in a new window; no frame here has another origin
    const { violations } = await new AxeBuilder({ page })
      // otherwise axe describes every passing element as well, which is more than half of its work
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .withTags(WCAG_22_AA)
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${colorScheme}: ${id} at ${nodes.map(({ html }) => html).join(', ')}`),
    ).toEqual([]);
  }
}

// stories check every screen with axe; this checks the built and served application, each layout once

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('public pages have no accessibility violations', { tag: '@nightly' }, async ({ visit }) => {
  const page = await visit();
  for (const path of ['/', '/about', '/nowhere'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expectAccessible(page);
    });
});

test("an admin's screens have no accessibility violations", { tag: '@nightly' }, async ({ as }) => {
  const page = await as('admin', '/version.json');
  for (const path of [
    '/admin/campaigns',
    '/admin/moderation',
    '/admin/settings-global/feeds',
    '/admin/settings-global/resolution',
    '/admin/users/create',
    '/admin/users',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === path);
      await expect(heading(page)).toBeVisible();
      await expectAccessible(page);
    });
  await test.step('a user', async () => {
    await page.getByRole('link', { name: 'Daniyar Seitov' }).click();
    await expect(heading(page)).toHaveText('Daniyar Seitov');
    await expectAccessible(page);
  });
});

test('the page for accounts without a cabinet has no accessibility violations', { tag: '@nightly' }, async ({ as }) => {
  // the demo content has no account without a cabinet; on a page without the application, nothing overwrites this
  // session
  const page = await as('webmaster', '/version.json');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('mainStore') ?? '{}');
    localStorage.setItem('mainStore', JSON.stringify({ ...session, support_panels: [] }));
  });
  await page.goto('/forbidden');
  await expect(page.getByText(/^This account has no cabinet/)).toBeVisible();
  await expectAccessible(page);
});

test('the screens of a campaign and an advert have no accessibility violations', { tag: '@nightly' }, async ({
  as,
  api,
}) => {
  const { advert, campaign } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser');
  for (const path of [`campaigns/${campaign.id}`, `campaigns/adverts/${advert.id}`]) {
    await page.goto(`/advertiser/${path}`);
    await expect(heading(page)).toBeVisible();
    await expectAccessible(page);
  }
});

test('in forced colours, chosen, enabled, used and current elements are distinguishable', { tag: '@nightly' }, async ({
  as,
  api,
}) => {
  const { campaign } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const clicked = (element: Locator) => expectVisibleChange(element, () => element.click());
  const option = (name: string) => page.getByRole('option', { name, exact: true });

  // daily limits are unused at the beginning of a day
  await expectVisiblePartChange(page.getByRole('meter', { name: 'Total budget' }).first(), 'span > span');
  await expectVisiblePartChange(page.getByRole('img', { name: /^From .* to / }).first(), 'polyline');
  const groups = page
    .getByRole('navigation', { name: 'Campaigns, groups and adverts' })
    .getByRole('link', { name: 'Groups' });
  await expectVisibleChange(groups, async () => {
    await groups.click();
    // waits for the new screen, because the tabs are part of it
    await expect(heading(page)).toHaveText('Groups');
  });

  // a new campaign has no chart yet
  await page.goto('/advertiser/analytics');
  const table = page.getByRole('radio', { name: 'Table' }).first();
  await expectVisibleChange(page.locator('label').filter({ has: table }).first(), () => table.click());

  await page.goto(`/advertiser/campaigns/${campaign.id}/edit#schedule`);
  await expectVisibleChange(page.getByRole('img', { name: /^The week/ }), () => clicked(option('Mon')));
  await clicked(page.getByRole('listbox', { name: 'Hours' }).getByRole('option').nth(9));

  await page.goto(`/advertiser/campaigns/${campaign.id}/new-advert`);
  await clicked(page.getByRole('switch', { name: /^Vertical/ }));
});

test('in forced colours, the open section is marked and states have a text', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('admin');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const outline = (name: string, links = sections) =>
    links.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).outlineStyle);
  await expect.poll(() => outline('Campaigns')).toBe('solid');
  expect(await outline('Sites')).toBe('none');
  // browsers don't replace the colours of icons and charts
  const colourOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);
  expect(await colourOf(sections.getByRole('link', { name: 'Sites', exact: true }).locator('svg'))).toBe(
    await colourOf(page.locator('body')),
  );
  // the open screen of an area is marked as well
  await sections.getByRole('link', { name: 'Global settings' }).click();
  const settings = page.getByRole('navigation', { name: 'Global settings' });
  await expect.poll(() => outline('Formats', settings)).toBe('solid');
  expect(await outline('Feeds', settings)).toBe('none');

  for (const path of ['/admin/users', '/admin/settings-global/feeds']) {
    await page.goto(path);
    const state = page.getByRole('row').getByText('Working', { exact: true }).first().locator('..');
    await expect(state).toBeVisible();
    // the icon next to the text remains visible, too
    await expectVisiblePartChange(state, 'svg');
  }
});
