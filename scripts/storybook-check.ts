/**
 * `npm run storybook:check`: builds the static Storybook, serves it below /kit/, and opens the site, docs pages, and a
 * story of each section. Fails on console errors, broken URLs, and toolbar items without effect. `--built` uses the
 * existing build.
 */
import { type Browser, chromium, expect as expectAtOnce, type Page } from '@playwright/test';
import { surfaceColors } from '../src/shared/theme/colors.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './lib/find-chromium.ts';
import { buildStorybook, STORYBOOK } from './storybook/build-storybook.ts';
import { serveUnderPath } from './storybook/serve-under-path.ts';
import { listEntries, showStory, waitForStory } from './storybook/story-page.ts';

// Storybook itself has to load first, on a possibly busy machine
const expect = expectAtOnce.configure({ timeout: 30_000 });

const SECTIONS = ['Introduction', 'Foundations', 'Components', 'Patterns', 'Screens'];
/** A story that uses the mocked backend. */
const SCREEN = 'screens-campaigns--success';

const inRgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

async function quietPage(browser: Browser, noise: string[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('console', (message) => {
    // requested by browsers from the root of the host
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) noise.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`${page.url()}: ${error.message}`));
  page.on('response', (answer) => answer.status() >= 400 && noise.push(`${answer.status()} ${answer.url()}`));
  return page;
}

async function check(page: Page, site: string): Promise<void> {
  const entries = await listEntries(site);
  for (const section of SECTIONS) {
    const story = entries.find(({ type, title }) => type === 'story' && title.startsWith(`${section}/`));
    expect(story, `a story in ${section}`).toBeDefined();
    expect(await showStory(page, site, story?.id ?? ''), story?.id).toBe('finished');
  }
  expect(await showStory(page, site, SCREEN)).toBe('finished');
  await expect(page.getByRole('link', { name: 'Spring sale' })).toBeVisible();

  // steps don't run here: they are written for the story's own role and width, and would fail with a console error
  for (const globals of ['role:admin', 'viewport.value:xs'])
    expect(await showStory(page, site, SCREEN, globals), globals).toBe('finished');

  await page.goto(`${site}?path=/story/${SCREEN}`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('link', { name: 'Spring sale' })).toHaveAttribute('href', '/advertiser/campaigns/12');
  const frame = await (await page.locator('#storybook-preview-iframe').elementHandle())?.contentFrame();
  // waits for the end of the steps, because another role replaces the elements they use
  expect(frame && (await waitForStory(frame, SCREEN)), SCREEN).toBe('finished');
  await page.getByRole('button', { name: /Role of the story/ }).click();
  await page.getByText('Manager', { exact: true }).click();
  await expect(story.getByRole('link', { name: 'Spring sale' })).toHaveAttribute('href', '/manager/campaigns/12');
}

/** Checks that a docs page has the theme chosen in the toolbar, like the stories on it. */
async function checkDocs(page: Page, site: string): Promise<void> {
  for (const { theme, ground } of [
    { theme: 'light', ground: surfaceColors.panel.light },
    { theme: 'dark', ground: surfaceColors.panel.dark },
  ]) {
    await page.goto(`${site}iframe.html?viewMode=docs&id=components-actions-button--docs&globals=theme:${theme}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    await expect(page.locator('.sbdocs-wrapper')).toHaveCSS('background-color', inRgb(ground));
  }
}

/** In pixels. Nobody reads longer pages completely. */
const MAX_HEIGHT = 4_000;

/**
 * The tallest docs pages, one of each kind. Checking all would take minutes, and they share the rule that limits them.
 */
const tall = ['foundations-space-and-lines--docs', 'foundations-colours--docs', 'components-charts-funnel-chart--docs'];

/**
 * Checks that docs pages stay short. Waits until their height is stable, because their stories render one after
 * another.
 */
async function checkHeights(page: Page, site: string): Promise<void> {
  await page.setViewportSize({ width: 1180, height: 900 });
  for (const id of tall) {
    await page.goto(`${site}iframe.html?viewMode=docs&id=${id}`);
    await expect(page.locator('.sbdocs h1')).toBeVisible();
    const heights: number[] = [];
    await expect
      .poll(
        async () => {
          heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
          return new Set(heights.slice(-4)).size === 1 && heights.length >= 4;
        },
        { intervals: [500] },
      )
      .toBe(true);
    expect(heights.at(-1), `the height of ${id}`).toBeLessThanOrEqual(MAX_HEIGHT);
  }
}

/** Test browsers request reduced motion by default; here only the toolbar may do so. */
async function checkMotion(page: Page, site: string): Promise<void> {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await showStory(page, site, 'components-feedback-loading-indicator--loading');
  expect(await moving(), 'animations as the system has them').toBeGreaterThan(0);
  await showStory(page, site, 'components-feedback-loading-indicator--loading', 'motion:reduced');
  expect(await moving(), 'animations with reduced motion').toBe(0);
}

if (!process.argv.includes('--built')) buildStorybook();
const site = await serveUnderPath('/kit/', STORYBOOK);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
const noise: string[] = [];
try {
  const page = await quietPage(browser, noise);
  await check(page, site.url);
  await checkDocs(page, site.url);
  await checkMotion(page, site.url);
  await checkHeights(page, site.url);
} finally {
  await browser.close();
  await site.close();
}
if (noise.length > 0) throw new Error(`The built site made noise:\n${noise.join('\n')}`);
console.log('The built site works below /kit/.');
