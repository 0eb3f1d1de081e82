import { expect as expectAtOnce, type Page } from '@playwright/test';
import { dropZone, uploadProgress } from '../../e2e/steps/adverts.ts';
import { dropFile } from '../../e2e/steps/drop-file.ts';
import { slowNetwork } from '../../e2e/steps/slow-network.ts';
import type { Account } from '../lib/accounts.ts';

// the machine may be busy with a build
const expect = expectAtOnce.configure({ timeout: 30_000 });

interface Screen {
  name: string;
  /** The signed-in account; undefined for public pages. */
  as?: Account;
  show: (page: Page, files: { video: string }) => Promise<void>;
}

/** Names from the demo content. */
const CAMPAIGN = 'Spring sale';
const ADVERT = 'Spring sale 15s';

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

const title = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

/** A page is ready when its heading is visible; a list also needs a visible row of the demo content. */
const at = (name: string, path: string, heading: string, as?: Account, row?: string): Screen => ({
  name,
  as,
  show: async (page) => {
    await page.goto(path);
    await expect(title(page, heading)).toBeVisible();
    // a card may contain the same text twice, for instance if a format is named after its kind
    if (row) await expect(page.getByRole('main').getByText(row, { exact: true }).first()).toBeVisible();
  },
});

async function openRecord(page: Page, list: string, name: string): Promise<void> {
  await page.goto(list);
  await link(page, name).first().click();
  await expect(title(page, name)).toBeVisible();
}

const SITE = 'Evening news';
const openSite = (page: Page) => openRecord(page, '/webmaster/sites', SITE);

/** A part of a site's pages, by the end of its URL. */
const ofSite = (name: string, end: string, heading: string): Screen => ({
  name,
  as: 'webmaster',
  show: async (page) => {
    await openSite(page);
    await page.goto(`${new URL(page.url()).pathname}${end}`);
    await expect(title(page, heading)).toBeVisible();
  },
});

const ofUser = (name: string, tab?: string): Screen => ({
  name,
  as: 'admin',
  show: async (page) => {
    await openRecord(page, '/admin/users?search=nadia', 'Nadia Petrova');
    if (tab === undefined) return;
    await link(page, tab).click();
    await expect(page.getByRole('main').locator('[aria-current=page]')).toHaveText(tab);
  },
});

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeFocused();
}

async function openCampaign(page: Page): Promise<void> {
  // searches first, because a list only renders the rows in view
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
  { name: 'sign-in', show: openSignIn },
  {
    name: 'forgotten-password',
    show: async (page) => {
      await openSignIn(page);
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
  at('groups', '/advertiser/campaigns/groups', 'Groups', 'advertiser'),
  at('clients', '/manager/campaigns/clients', 'Clients', 'manager'),
  at('advertiser-finances', '/advertiser/finances', 'Finances', 'advertiser'),
  at('top-up', '/advertiser/finances/new-paid', 'Top up', 'advertiser'),
  at('documents', '/advertiser/finances/documents', 'Documents', 'advertiser'),
  at('analytics', '/advertiser/analytics', 'Analytics', 'advertiser'),
  at('settings', '/advertiser/settings', 'Settings', 'advertiser'),
  at('client-finances', '/manager/finances', 'Finances', 'manager'),
  at('sites', '/webmaster/sites', 'Sites', 'webmaster', SITE),
  at('new-site', '/webmaster/sites/new-site', 'New site', 'webmaster'),
  { name: 'site', as: 'webmaster', show: openSite },
  ofSite('edit-site', '/edit', `Edit ${SITE}`),
  {
    name: 'placement',
    as: 'webmaster',
    show: async (page) => {
      await openSite(page);
      await link(page, 'Before the evening programme').click();
      await expect(title(page, 'Before the evening programme')).toBeVisible();
    },
  },
  ofSite('new-placement', '/placements/new', 'New placement'),
  at('finances', '/webmaster/finances', 'Finances', 'webmaster'),
  at('request-payout', '/webmaster/finances/new-paid', 'Request a payout', 'webmaster'),
  at('site-analytics', '/webmaster/analytics', 'Analytics', 'webmaster'),
  at('moderation', '/admin/moderation', 'Moderation', 'admin'),
  at('adverts-to-review', '/admin/campaigns/adverts?status=moderate', 'Moderation', 'admin'),
  at('site-review', '/admin/sites/review', 'Site review', 'admin'),
  at('all-finances', '/admin/finances', 'Finances', 'admin'),
  {
    name: 'transaction',
    as: 'admin',
    show: async (page) => {
      await page.goto('/admin/finances');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^(Deposit|Payout) / })
        .first()
        .click();
      await expect(page).toHaveURL(/finances\/\d+/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  at('new-payment', '/admin/finances/new-paid', 'New payment', 'admin'),
  at('months', '/admin/finances/months', 'Months', 'admin'),
  at('bank-statement', '/admin/finances/statement', 'Bank statement', 'admin'),
  at('users', '/admin/users', 'Users', 'admin', 'Daniyar Seitov'),
  at('new-user', '/admin/users/create', 'New user', 'admin'),
  ofUser('user'),
  ofUser('user-rights', 'Cabinets and rights'),
  ofUser('user-legal', 'Legal data'),
  ofUser('user-sessions', 'Sessions'),
  ofUser('user-activity', 'Activity'),
  ofUser('user-history', 'History'),
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
  at('new-format', '/admin/settings-global/formats/new', 'New format', 'admin'),
  at('feeds', '/admin/settings-global/feeds', 'Feeds', 'admin'),
  at('scripts', '/admin/settings-global/scripts/vpaid', 'VPAID scripts', 'admin'),
  at('script', '/admin/settings-global/scripts/vpaid/1', 'Overlay unit', 'admin'),
  at('branding-scripts', '/admin/settings-global/scripts/branding', 'Branding scripts', 'admin'),
  at('ord-sources', '/admin/settings-global/ord/sources', 'ORD sources', 'admin', 'VK ORD'),
  {
    name: 'ord-source',
    as: 'admin',
    show: (page) => openRecord(page, '/admin/settings-global/ord/sources', 'VK ORD'),
  },
  at('new-ord-source', '/admin/settings-global/ord/sources/new', 'New ORD source', 'admin'),
  at('api-access', '/admin/settings-global/ord/api-access', 'API access', 'admin', 'VK ORD sandbox'),
  {
    name: 'edit-api-access',
    as: 'admin',
    show: (page) => openRecord(page, '/admin/settings-global/ord/api-access', 'VK ORD sandbox'),
  },
  at('new-api-access', '/admin/settings-global/ord/api-access/new', 'New API access', 'admin'),
  at('acts', '/admin/settings-global/ord/acts', 'Acts', 'admin'),
  at('currencies', '/admin/settings-global/currency', 'Currencies', 'admin'),
  at('resolutions', '/admin/settings-global/resolution', 'Resolutions', 'admin', '4K'),
];
