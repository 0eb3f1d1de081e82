/**
 * `npm run screenshots [-- folder] [--readme]`: takes screenshots of the real application with its demo content, light
 * and dark, at 360 and 1440 pixels, one of them during an upload. `--readme` updates the picture in the README.
 *
 * `--only=site,finances`, `--width=360` and `--theme=dark` limit the selection; `--whole` captures complete pages.
 *
 * `npm run screenshots -- --home` only takes the pictures for the home page.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { signIn } from '../e2e/fixtures/sign-in.ts';
import type { Account } from './lib/accounts.ts';
import { ensureBuild } from './lib/build.ts';
import { makeDemoContents } from './lib/demo-contents.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './lib/find-chromium.ts';
import { makeLargeVideo } from './lib/large-video.ts';
import type { RealServer } from './lib/real-server.ts';
import { takeHomePictures } from './screenshots/home-pictures.ts';
import { isFullyLoaded } from './screenshots/is-fully-loaded.ts';
import { screens } from './screenshots/screens.ts';

const arguments_ = process.argv.slice(2);
const folder = arguments_.find((argument) => !argument.startsWith('--')) ?? 'screenshots';
const README_PICTURE = 'advert-light-1440.png';

const option = (name: string) =>
  arguments_.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

const only = option('only')?.split(',');
const wanted = screens.filter(({ name }) => only?.includes(name) ?? true);

const variants = (['light', 'dark'] as const)
  .flatMap((colorScheme) =>
    [
      { width: 360, height: 780 },
      { width: 1440, height: 900 },
    ].map((viewport) => ({ colorScheme, viewport })),
  )
  .filter(
    ({ colorScheme, viewport }) =>
      colorScheme === (option('theme') ?? colorScheme) &&
      String(viewport.width) === (option('width') ?? `${viewport.width}`),
  );

async function take(browser: Browser, server: RealServer, video: string): Promise<void> {
  for (const { colorScheme, viewport } of variants) {
    const open = () =>
      browser.newPage({ baseURL: server.url, colorScheme, viewport, locale: 'en-GB', reducedMotion: 'reduce' });
    const pages = new Map<Account | undefined, Page>();
    for (const { name, as, show } of wanted) {
      const page = pages.get(as) ?? (await open());
      if (as && !pages.has(as)) await signIn(page, as);
      pages.set(as, page);
      await show(page, { video });
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(isFullyLoaded);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({
        path: join(folder, `${name}-${colorScheme}-${viewport.width}.png`),
        fullPage: arguments_.includes('--whole'),
      });
    }
    for (const page of pages.values()) await page.close();
  }
}

ensureBuild();
const files = mkdtempSync(join(tmpdir(), 'preroll-screenshots-'));
// with finished videos, because a notification must not appear in a picture
const server = await makeDemoContents();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  await server.start();
  if (arguments_.includes('--home')) {
    await takeHomePictures(browser, server.url);
  } else {
    mkdirSync(folder, { recursive: true });
    await take(browser, server, makeLargeVideo(files, 'spring-sale', 24_000_000).path);
    if (arguments_.includes('--readme')) copyFileSync(join(folder, README_PICTURE), 'docs/screenshot.png');
    console.log(`${variants.length * wanted.length} pictures in ${folder}/`);
  }
} finally {
  await browser.close();
  await server.remove();
  rmSync(files, { recursive: true });
}
