import type { Page } from '@playwright/test';
import { signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { mainScreen } from './steps/main-screen.ts';
import { tabTo } from './steps/tab-to.ts';
import { unique } from './steps/unique.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => palette(page).getByRole('option');

async function open(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  // the palette never opens over the dialog in which one has signed in
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('with the keyboard alone: a name typed, and one is at the campaign', async ({ as, api }) => {
  const name = unique('Palette');
  const { id } = await (await api('advertiser')).createCampaign(name);
  const page = await as('advertiser');
  const { keyboard } = page;

  await open(page);
  await keyboard.type(name.toUpperCase());
  await expect(options(page)).toHaveText([name]);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/advertiser/campaigns/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(palette(page)).toHaveCount(0);

  await open(page);
  await keyboard.type('sett');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/advertiser/settings');

  // what had the focus has it again
  const current = page.getByLabel('Current password');
  await tabTo(current);
  await open(page);
  await keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(current).toBeFocused();
});

test('an advert is found by its name, below its campaign', async ({ as, api }) => {
  const { advert, campaign } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser');
  await open(page);
  await page.keyboard.type(advert.name);
  await expect(palette(page).getByRole('group', { name: 'Adverts' }).getByRole('option')).toContainText(campaign.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/advertiser/campaigns/adverts/${advert.id}`);
});

test('everybody finds what their cabinet has, and asks for nothing else', async ({ as }) => {
  const page = await as('webmaster');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await expect(options(page).filter({ hasText: /campaign/i })).toHaveCount(0);
  await page.keyboard.type('news');
  await expect(palette(page).getByRole('group', { name: 'Sites' }).getByRole('option')).not.toHaveCount(0);
  await expect(palette(page).getByRole('group', { name: 'Campaigns' })).toHaveCount(0);
  expect(asked.filter((path) => path.includes('campaigns'))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/webmaster\/sites\/\d+$/);
});

test('signing out by it', async ({ visit }) => {
  const page = await visit();
  await signIn(page, 'advertiser');
  await open(page);
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await expect(mainScreen(page)).toBeVisible();
});

test('who has several cabinets goes to another', async ({ as }) => {
  const page = await as('multi');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('advertiser');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/advertiser/campaigns');
});

test('it never opens over another dialog, and unsaved work is asked for first', async ({ as }) => {
  // a new campaign keeps a draft and lets one go
  const page = await as('advertiser', '/advertiser/campaigns/new-group');
  await page.getByLabel('Name').fill('Never saved');
  await open(page);
  await page.keyboard.type('settings');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Never saved');
  await expect(page).toHaveURL('/advertiser/campaigns/new-group');
});
