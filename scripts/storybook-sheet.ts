/**
 * `npm run storybook:sheet [-- part of a title]`: takes pictures of all stories, light and dark, at 360 and 1440
 * pixels, and writes a page that shows them: storybook-sheet/index.html. `--built` uses the existing build.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './lib/find-chromium.ts';
import { buildStorybook, STORYBOOK } from './storybook/build-storybook.ts';
import { contactSheet, type Picture, pictureName, themes, widths } from './storybook/contact-sheet.ts';
import { serveUnderPath } from './storybook/serve-under-path.ts';
import { listEntries, type StoryEntry, showStory, switchStory } from './storybook/story-page.ts';

const FOLDER = 'storybook-sheet';
/** Height of the window in which stories are played, and maximum height of a picture. */
const WINDOW = 800;
const MAX_HEIGHT = 2000;

const arguments_ = process.argv.slice(2);
const titlePart = arguments_.find((argument) => !argument.startsWith('--'))?.toLowerCase() ?? '';

/**
 * Waits for data. The steps of a story do so as well, but don't run at widths that they aren't written for. A story
 * about loading never finishes loading.
 */
const loaded = (page: Page) =>
  expect
    .poll(() => page.getByText('Loading', { exact: true }).count(), { timeout: 3000 })
    .toBe(0)
    .catch(() => {});

/** Uses one page per width. The themes only differ in colours, so each story is played once for both. */
async function take(browser: Browser, site: string, stories: StoryEntry[], width: number): Promise<Picture[]> {
  const page = await browser.newPage({ viewport: { width, height: WINDOW }, reducedMotion: 'reduce', locale: 'en-GB' });
  const pictures: Picture[] = [];
  let isFresh = true;
  for (const story of stories) {
    const shown: Promise<string> = isFresh ? showStory(page, site, story.id) : switchStory(page, story.id);
    const outcome: string = await shown.catch(() => 'unfinished');
    // a failed story must not affect the next one
    isFresh = outcome !== 'finished';
    await loaded(page);
    const height = await page.evaluate(() => {
      window.scrollTo(0, 0);
      return document.documentElement.scrollHeight;
    });
    // enlarges the window to the page's height, because sticky elements would otherwise cover its middle
    if (height > WINDOW) await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
    for (const theme of themes) {
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
      await page.screenshot({ path: join(FOLDER, pictureName(story.id, theme, width)) });
    }
    if (height > WINDOW) await page.setViewportSize({ width, height: WINDOW });
    pictures.push({ story, width, outcome });
  }
  await page.close();
  return pictures;
}

if (!arguments_.includes('--built')) buildStorybook();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const site = await serveUnderPath('/kit/', STORYBOOK);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  const stories = (await listEntries(site.url)).filter(
    ({ type, title, name }) => type === 'story' && `${title}/${name}`.toLowerCase().includes(titlePart),
  );
  const pictures = (await Promise.all(widths.map((width) => take(browser, site.url, stories, width)))).flat();
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(pictures));
  for (const { story, width, outcome } of pictures)
    if (outcome !== 'finished') console.log(`${outcome}: ${story.id} at ${width}`);
  console.log(`${pictures.length * themes.length} pictures: ${resolve(FOLDER, 'index.html')}`);
} finally {
  await browser.close();
  await site.close();
}
