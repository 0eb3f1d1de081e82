import { expect, type Page } from '@playwright/test';
import { dropZone, uploadProgress } from '../../e2e/steps/adverts.ts';
import { dropFile } from '../../e2e/steps/drop-file.ts';
import { slowNetwork } from '../../e2e/steps/slow-network.ts';
import type { Account } from '../lib/accounts.ts';

interface Screen {
  name: string;
  /** The signed-in account; undefined for public pages. */
  as?: Account;
  /** Brings the page into the state to capture. */
  show: (page: Page, files: { video: string }) => Promise<void>;
}

/** Names from the demo content. */
const CAMPAIGN = 'Spring sale';
const ADVERT = 'Spring sale 15s';

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

const title = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

/** A page is ready when its heading is visible, and a list when a row of the demo content is visible too. */
const at = (name: string, path: string, heading: string, as?: Account, row?: string): Screen => ({
  name,
  as,
  show: async (page) => {
    await page.goto(path);
    await expect(title(page, heading)).toBeVisible();
    // a card may hold the same words twice, such as those of a format that is named after its kind
    if (row) await expect(page.getByRole('main').getByText(row, { exact: true }).first()).toBeVisible();
  },
});

async function openCampaign(page: Page): Promise<void> {
  // a list renders only the rows in view
  await page.goto(`/advertiser/campaigns?search=${encodeURIComponent(CAMPAIGN)}`);
  await link(page, CAMPAIGN).click();
  await expect(title(page, CAMPAIGN)).toBeVisible();
}

/** The screens to capture, in this order. */
export const screens: Screen[] = [
  at('home', '/', 'Video advertising, in the open'),
  at('about', '/about', 'About'),
  at('partners', '/partners', 'Partners'),
  at('contacts', '/contacts', 'Contacts'),
  at('terms', '/eula', 'Terms of use'),
  at('not-found', '/nowhere', 'Not found'),
  {
    name: 'sign-in',
    show: async (page) => {
      await page.goto('/');
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeFocused();
    },
  },
  {
    name: 'forgotten-password',
    show: async (page) => {
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
    },
  },
  at('recover', '/recover/nothing', 'New password'),
  at('campaigns', '/advertiser/campaigns', 'Campaigns', 'advertiser', 'Breakfast near you'),
  at('new-campaign', '/advertiser/campaigns/new-campaign', 'New campaign', 'advertiser'),
  { name: 'campaign', as: 'advertiser', show: openCampaign },
  {
    name: 'edit-campaign',
    as: 'advertiser',
    show: async (page) => {
      await openCampaign(page);
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(CAMPAIGN);
    },
  },
  {
    name: 'upload',
    as: 'advertiser',
    show: async (page, { video }) => {
      await openCampaign(page);
      await page.getByRole('link', { name: 'New advert' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Spring sale 30s');
      const speedUp = await slowNetwork(page);
      await dropFile(dropZone(page), video);
      await expect(uploadProgress(page)).toHaveAttribute('aria-valuetext', /left/);
      await uploadProgress(page).scrollIntoViewIfNeeded();
      await speedUp();
    },
  },
  {
    name: 'advert',
    as: 'advertiser',
    show: async (page) => {
      await openCampaign(page);
      await link(page, ADVERT).click();
      await expect(page.getByLabel(/^Video of/)).toBeVisible();
    },
  },
  at('adverts', '/advertiser/campaigns/adverts', 'Adverts', 'advertiser', 'Breakfast 6s'),
  at('settings', '/advertiser/settings', 'Settings', 'advertiser'),
  at('sites', '/webmaster/sites', 'Sites', 'webmaster', 'Evening news'),
  at('users', '/admin/users', 'Users', 'admin', 'Daniyar Seitov'),
  at('new-user', '/admin/users/create', 'New user', 'admin'),
  {
    name: 'user',
    as: 'admin',
    show: async (page) => {
      await page.goto('/admin/users?search=nadia');
      await link(page, 'Nadia Petrova').click();
      await expect(title(page, 'Nadia Petrova')).toBeVisible();
    },
  },
  at('formats', '/admin/settings-global/formats', 'Formats', 'admin', 'Midroll'),
  {
    name: 'format',
    as: 'admin',
    show: async (page) => {
      await page.goto('/admin/settings-global/formats');
      await link(page, 'Preroll').click();
      await expect(page.getByRole('main').getByLabel('Name', { exact: true })).not.toHaveValue('');
    },
  },
  at('feeds', '/admin/settings-global/feeds', 'Feeds', 'admin'),
  at('scripts', '/admin/settings-global/scripts/vpaid', 'VPAID scripts', 'admin'),
  at('script', '/admin/settings-global/scripts/vpaid/1', 'Overlay unit', 'admin'),
  at('acts', '/admin/settings-global/ord/acts', 'Acts', 'admin'),
  at('currencies', '/admin/settings-global/currency', 'Currencies', 'admin'),
  at('resolutions', '/admin/settings-global/resolution', 'Resolutions', 'admin', '4K'),
];
