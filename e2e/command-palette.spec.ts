import type { Page } from '@playwright/test';
import { signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { mainScreen } from './steps/main-screen.ts';
import { tabTo } from './steps/tab-to.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => palette(page).getByRole('option');

async function open(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  // the palette does not open over the sign-in dialog
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('campaign, advert, screen and sign-out are reached with the keyboard alone', { tag: '@nightly' }, async ({
  visit,
  api,
}) => {
  const { advert, campaign } = await createTestAdvert(await api('advertiser'));
  const page = await visit();
  await signIn(page, 'advertiser');
  const { keyboard } = page;

  await test.step('opens a campaign by its name', async () => {
    await open(page);
    await keyboard.type(campaign.name.toUpperCase());
    await expect(options(page)).toHaveText([campaign.name]);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`/advertiser/campaigns/${campaign.id}`);
    await expect(page.getByRole('heading', { level: 1, name: campaign.name })).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step('opens an advert, listed with its campaign', async () => {
    await open(page);
    await keyboard.type(advert.name);
    await expect(palette(page).getByRole('group', { name: 'Adverts' }).getByRole('option')).toContainText(
      campaign.name,
    );
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`/advertiser/campaigns/adverts/${advert.id}`);
  });

  await test.step('opens a screen, and restores the focus when closed', async () => {
    await open(page);
    await keyboard.type('sett');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/advertiser/settings');
    const current = page.getByRole('button', { name: 'Change password' });
    await tabTo(current);
    await open(page);
    await keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(current).toBeFocused();
  });

  await test.step('asks before discarding unsaved work, and does not open over another dialog', async () => {
    // not the form of a campaign, which keeps a draft and can be left without a question
    await page.goto('/advertiser/campaigns/new-group');
    await page.getByLabel('Name').fill('Never saved');
    await open(page);
    await keyboard.type('settings');
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Control+k');
    await expect(field(page)).toHaveCount(0);
    await keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('Name')).toHaveValue('Never saved');
    await expect(page).toHaveURL('/advertiser/campaigns/new-group');
    await page.getByLabel('Name').fill('');
  });

  await test.step('signs out', async () => {
    await open(page);
    await keyboard.type('sign out');
    await keyboard.press('Enter');
    await expect(mainScreen(page)).toBeVisible();
  });
});

test('each role finds the records of its cabinet, and sends no other calls', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('webmaster');
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await open(page);
  await expect(options(page).filter({ hasText: /campaign/i })).toHaveCount(0);
  await page.keyboard.type('news');
  await expect(palette(page).getByRole('group', { name: 'Sites' }).getByRole('option')).not.toHaveCount(0);
  await expect(palette(page).getByRole('group', { name: 'Campaigns' })).toHaveCount(0);
  expect(requestedPaths.filter((path) => path.includes('campaigns'))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/webmaster\/sites\/\d+$/);

  await test.step('lists what can be created, including a placement of the current site', async () => {
    await open(page);
    await page.keyboard.type('create');
    await expect(options(page)).toHaveText(['New placement', 'New site', 'Request a payout']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/webmaster\/sites\/\d+\/placements\/new$/);
  });
});

test('a user with several cabinets can switch to another one', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('multi');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('advertiser');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/advertiser/campaigns');
});
