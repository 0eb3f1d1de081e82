/**
 * `npm run storybook:sheet [-- part of a title]`: pictures of all stories, light and dark, at 360 and 1440 pixels, and
 * a page with all of them to look at: storybook-sheet/index.html. `--built` takes the built site as it lies there.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, provideChromium } from './lib/find-chromium.ts';
import { buildStorybook, STORYBOOK } from './storybook/build-storybook.ts';
import { contactSheet, type Picture, pictureName, themes, widths } from './storybook/contact-sheet.ts';
import { serveBelow } from './storybook/serve-below.ts';
import { listEntries, type StoryEntry, showNext, showStory } from './storybook/story-page.ts';

const FOLDER = 'storybook-sheet';
/** How high the window is in which a story is played, and how high its picture may get. */
const WINDOW = 800;
const TALLEST = 2000;

const arguments_ = process.argv.slice(2);
const wanted = arguments_.find((argument) => !argument.startsWith('--'))?.toLowerCase() ?? '';

/** One page for each width. Only colours differ between the themes, so a story is played once for both. */
async function take(browser: Browser, site: string, stories: StoryEntry[], width: number): Promise<Picture[]> {
  const page = await browser.newPage({ viewport: { width, height: WINDOW }, reducedMotion: 'reduce', locale: 'en-GB' });
  const pictures: Picture[] = [];
  let isFresh = true;
  for (const story of stories) {
    const shown: Promise<string> = isFresh ? showStory(page, site, story.id) : showNext(page, story.id);
    const outcome: string = await shown.catch(() => 'unfinished');
    // what went wrong shall not go on in the next story
    isFresh = outcome !== 'finished';
    const height = await page.evaluate(() => {
      window.scrollTo(0, 0);
      return document.documentElement.scrollHeight;
    });
    // a window as high as the page: what sticks to its edges would else lie over the middle
    if (height > WINDOW) await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
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
const site = await serveBelow('/kit/', STORYBOOK);
const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_FLAGS });
try {
  const stories = (await listEntries(site.url)).filter(
    ({ type, title, name }) => type === 'story' && `${title}/${name}`.toLowerCase().includes(wanted),
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
