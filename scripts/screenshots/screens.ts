import { expect, type Page } from '@playwright/test';
import { dropZone, uploadProgress } from '../../e2e/steps/adverts.ts';
import { dropFile } from '../../e2e/steps/drop-file.ts';
import { slowLine } from '../../e2e/steps/slow-line.ts';

interface Screen {
  name: string;
  signedIn: boolean;
  /** Brings the page into the state that is worth a picture. */
  show: (page: Page, files: { video: string }) => Promise<void>;
}

/** Names of the demo content. */
const CAMPAIGN = 'Spring sale';
const ADVERT = 'Spring sale 15s';

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

const title = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

/** What the pictures show, in this order; the demo content's advertiser is signed in where somebody has to be. */
export const screens: Screen[] = [
  {
    name: 'home',
    signedIn: false,
    show: async (page) => {
      await page.goto('/');
      await expect(title(page, 'Video advertising, in the open')).toBeVisible();
    },
  },
  {
    name: 'about',
    signedIn: false,
    show: async (page) => {
      await page.goto('/about');
      await expect(title(page, 'About')).toBeVisible();
    },
  },
  {
    name: 'partners',
    signedIn: false,
    show: async (page) => {
      await page.goto('/partners');
      await expect(title(page, 'Partners')).toBeVisible();
    },
  },
  {
    name: 'contacts',
    signedIn: false,
    show: async (page) => {
      await page.goto('/contacts');
      await expect(title(page, 'Contacts')).toBeVisible();
    },
  },
  {
    name: 'terms',
    signedIn: false,
    show: async (page) => {
      await page.goto('/eula');
      await expect(title(page, 'Terms of use')).toBeVisible();
    },
  },
  {
    name: 'sign-in',
    signedIn: false,
    show: async (page) => {
      await page.goto('/');
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeFocused();
    },
  },
  {
    name: 'forgotten-password',
    signedIn: false,
    show: async (page) => {
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
    },
  },
  {
    name: 'campaigns',
    signedIn: true,
    show: async (page) => {
      await page.goto('/advertiser/campaigns');
      await expect(link(page, CAMPAIGN)).toBeVisible();
    },
  },
  {
    name: 'upload',
    signedIn: true,
    show: async (page, { video }) => {
      await link(page, CAMPAIGN).click();
      await page.getByRole('link', { name: 'New advert' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Spring sale 30s');
      const speedUp = await slowLine(page);
      await dropFile(dropZone(page), video);
      await expect(uploadProgress(page)).toHaveAttribute('aria-valuetext', /left/);
      await uploadProgress(page).scrollIntoViewIfNeeded();
      await speedUp();
    },
  },
  {
    name: 'advert',
    signedIn: true,
    show: async (page) => {
      await page.goto('/advertiser/campaigns');
      await link(page, CAMPAIGN).click();
      await link(page, ADVERT).click();
      // the demo content's videos are transcoded after the first start
      await expect(page.getByLabel(/^Video of/)).toBeVisible({ timeout: 60_000 });
    },
  },
];
