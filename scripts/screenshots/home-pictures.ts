import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect as expectAtOnce, type Page } from '@playwright/test';
import { signIn } from '../../e2e/fixtures/sign-in.ts';
import type { Account } from '../lib/accounts.ts';
import { isFullyLoaded } from './is-fully-loaded.ts';

// the event store may still be starting
const expect = expectAtOnce.configure({ timeout: 120_000 });

/** The public pages import the pictures and know their dimensions. */
const FOLDERS = { home: 'src/pages/public/home/pictures', about: 'src/pages/public/about/pictures' };
const QUALITY = 0.72;
/** Playback position: after the second quarter, before the third. */
const WATCHED = 0.62;

interface Screen {
  name: string;
  as: Account;
  show: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'campaign',
    as: 'advertiser',
    show: async (page) => {
      await page.goto('/advertiser/campaigns?search=Spring%20sale');
      await page.getByRole('main').getByRole('link', { name: 'Spring sale', exact: true }).click();
      await expect(page.getByRole('application', { name: /^Shows by day/ })).toBeVisible();
    },
  },
  {
    name: 'moderation',
    as: 'admin',
    show: async (page) => {
      await page.goto('/admin/moderation');
      await expect(page.getByRole('heading', { name: 'New advert' })).toBeVisible();
    },
  },
  {
    name: 'site',
    as: 'webmaster',
    show: async (page) => {
      await page.goto('/webmaster/sites');
      await page.getByRole('main').getByRole('link', { name: 'Evening news', exact: true }).click();
      await expect(page.getByRole('application', { name: /^Revenue by day/ })).toBeVisible();
    },
  },
];

/** Takes the pictures of the product for the public pages, one per theme. */
export async function takeHomePictures(browser: Browser, baseURL: string): Promise<void> {
  const encoder = await browser.newPage();
  const save = async (of: keyof typeof FOLDERS, name: string, png: Buffer) => {
    mkdirSync(FOLDERS[of], { recursive: true });
    writeFileSync(join(FOLDERS[of], `${name}.webp`), await toWebp(encoder, png));
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    const open = (width: number, deviceScaleFactor = 1) =>
      browser.newPage({
        baseURL,
        colorScheme,
        viewport: { width, height: 800 },
        deviceScaleFactor,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
    const advert = await open(760, 2);
    await signIn(advert, 'advertiser');
    await save('home', `product-${colorScheme}`, await takeAdvert(advert));
    await advert.close();
    for (const { name, as, show } of SCREENS) {
      const screen = await open(1280);
      await signIn(screen, as);
      await show(screen);
      await save('about', `${name}-${colorScheme}`, await takeScreen(screen));
      await screen.close();
    }
  }
  await encoder.close();
}

/** The player during an advert, with three of its figures below. */
async function takeAdvert(page: Page): Promise<Buffer> {
  await page.goto('/advertiser/campaigns/adverts?search=Spring%20sale%2015s');
  await page.getByRole('main').getByRole('link', { name: 'Spring sale 15s', exact: true }).first().click();
  const player = page.getByRole('group', { name: 'Player' });
  await player.getByRole('button', { name: 'Play' }).first().click();
  await player.locator('video').evaluate(async (video: HTMLVideoElement, watched) => {
    const reached = (share: number) =>
      new Promise((resolve) => {
        video.addEventListener('seeked', resolve, { once: true });
        video.currentTime = video.duration * share;
      });
    if (Number.isNaN(video.duration))
      await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
    // quartiles only count when they are played
    for (const share of [0.26, 0.51, watched]) {
      await reached(share);
      await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    }
    video.pause();
  }, WATCHED);
  const figures = page.getByRole('region', { name: 'Totals' });
  await expect(figures.getByRole('img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await figures.evaluate(
    (group, names) => {
      const frame = document.querySelector<HTMLElement>('[role=group][aria-label=Player]');
      const picture = document.createElement('div');
      picture.id = 'picture';
      Object.assign(picture.style, { position: 'fixed', inset: '0 auto auto 0', width: '720px', zIndex: '9999' });
      picture.style.background = 'var(--ui-colors-surface-panel)';
      for (const cell of [...group.children])
        if (!names.some((name) => cell.textContent.startsWith(name))) cell.remove();
      Object.assign((group as HTMLElement).style, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', border: 'none' });
      if (frame) picture.append(frame, group);
      document.body.append(picture);
    },
    ['Shows', 'Completed', 'Spend'],
  );
  return page.locator('#picture').screenshot();
}

async function takeScreen(page: Page): Promise<Buffer> {
  // moves the pointer away from all elements
  await page.mouse.move(1279, 0);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isFullyLoaded);
  await page.evaluate(() => document.fonts.ready);
  // the heading has the focus after a navigation, which must not be visible
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return page.screenshot();
}

/** Encodes a picture in the browser, which saves a library. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const webp = await page.evaluate(
    async ({ address, quality }) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { address: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  return Buffer.from(webp);
}
