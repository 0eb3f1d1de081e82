import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { signIn } from '../../e2e/fixtures/sign-in.ts';

/** Imported by the home page, which knows their measures: `src/pages/public/home/ui/product-picture.tsx`. */
const FOLDER = 'src/pages/public/home/pictures';
const VIEWPORT = { width: 1280, height: 800 };
const QUALITY = 0.72;

/** Takes the pictures of the product that the home page shows, one per theme. */
export async function takeHomePictures(browser: Browser, baseURL: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const encoder = await browser.newPage();
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      baseURL,
      colorScheme,
      viewport: VIEWPORT,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    // a manager's list shows several advertisers
    await signIn(page, 'manager');
    // no row under the pointer
    await page.mouse.move(VIEWPORT.width - 1, 0);
    await expect(page.getByRole('grid', { name: 'Campaigns' }).getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Moderation \d/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    // the heading has the focus after a navigation, the picture must not show it
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    writeFileSync(join(FOLDER, `product-${colorScheme}.webp`), await toWebp(encoder, await page.screenshot()));
    await page.close();
  }
  await encoder.close();
}

/** Lets the browser encode a picture, which saves a library. */
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
