import type { Page } from '@playwright/test';
import { ensureBuild } from '../scripts/lib/build.ts';
import { RealServer } from '../scripts/lib/real-server.ts';
import { demoData } from './fixtures/demo-data.ts';
import { signInHere } from './fixtures/sign-in.ts';
import { test as base, expect } from './fixtures/test.ts';
import { expectLive } from './steps/connection.ts';
import { mainScreen } from './steps/main-screen.ts';
import { openUntilCommit } from './steps/open-until-commit.ts';
import { signOut } from './steps/sign-out.ts';
import { notices, toast } from './steps/toast.ts';

const BASE_PATH = '/cabinet/';
/** Kept between runs, so that it is rebuilt only when the sources have changed. */
const STATIC_DIR = '.cache/base-path-build';

/** Runs the tests below on a server with the application at `/cabinet/`. */
const test = base.extend<{ answers: (page: Page) => string[] }, { server: RealServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      ensureBuild({ folder: STATIC_DIR, basePath: BASE_PATH });
      const server = new RealServer({ BASE_PATH, STATIC_DIR }, demoData());
      await server.start();
      await use(server);
      await server.remove();
    },
    // includes a build of the application, in parallel with other tests
    { scope: 'worker', timeout: 300_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  answers: async ({}, use) => {
    const failed: string[] = [];
    await use((page) => {
      page.on('response', (answer) => {
        if (answer.status() >= 400) failed.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
      });
      page.on('requestfailed', (request) => {
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(new URL(request.url()).pathname);
      });
      return failed;
    });
    expect(failed).toEqual([]);
  },
});

const campaigns = (page: Page) => page.getByRole('heading', { level: 1, name: 'Campaigns' });

test('a whole visit works below the base path', { tag: '@nightly' }, async ({ visit, answers }) => {
  const page = await visit();
  answers(page);

  await test.step('the root redirects to the base path', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(BASE_PATH);
    await expect(mainScreen(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Preroll, home' })).toHaveAttribute(
      'href',
      BASE_PATH,
    );
  });

  await test.step('fonts and the icon load', async () => {
    await page.evaluate(() => document.fonts.load('14px "Inter Variable"'));
    expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"'))).toBe(true);
    const icon = await page.locator('link[rel=icon]').getAttribute('href');
    expect(icon).toBe(`${BASE_PATH}favicon.svg`);
    expect((await page.request.get(icon ?? '')).headers()['content-type']).toContain('image/svg+xml');
  });

  await test.step('signing in lands below the base path with live sockets', async () => {
    await signInHere(page, 'multi');
    await expect(page).toHaveURL('/cabinet/manager/campaigns');
    await expect(campaigns(page)).toBeVisible();
    await expectLive(page);
  });

  await test.step('links, tables and the cabinet switch stay below the base path', async () => {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Sites' }).click();
    await expect(page).toHaveURL('/cabinet/manager/sites');
    await page.getByRole('button', { name: 'Manager' }).click();
    await page.getByRole('menuitem', { name: 'Advertiser' }).click();
    await expect(page).toHaveURL('/cabinet/advertiser/campaigns');
    await page.getByRole('searchbox').fill('spring');
    await expect(page).toHaveURL('/cabinet/advertiser/campaigns?search=spring');
  });

  await test.step('a deep link survives a reload', async () => {
    await page.goto('/cabinet/advertiser/campaigns/new-campaign');
    await expect(page.getByRole('heading', { level: 1, name: 'New campaign' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'New campaign' })).toBeVisible();
    await expect(page).toHaveURL('/cabinet/advertiser/campaigns/new-campaign');
  });

  await test.step('guards redirect to the base path', async () => {
    await page.goto('/cabinet/admin/campaigns');
    await expect(page).toHaveURL(BASE_PATH);
    await page.goto('/cabinet/webmaster/sites');
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    await page.goto('/cabinet/advertiser');
    await expect(page).toHaveURL('/cabinet/advertiser/campaigns');
  });

  await test.step('signing out ends at the base path', async () => {
    await signOut(page);
    await expect(page).toHaveURL(BASE_PATH);
  });
});

test('visitors can open public paths, and requested private paths are remembered', { tag: '@nightly' }, async ({
  visit,
  answers,
}) => {
  const page = await visit();
  answers(page);
  for (const path of ['', 'home', 'index.html', 'nope']) {
    await page.goto(BASE_PATH + path);
    await expect(path === 'nope' ? page.getByRole('heading', { name: 'Not found' }) : mainScreen(page)).toBeVisible();
    await expect(notices(page)).toHaveText('');
  }

  await openUntilCommit(page, '/cabinet/advertiser/campaigns?search=x');
  await expect(toast(page, 'You are not authorized')).toBeVisible();
  await expect(page).toHaveURL(BASE_PATH);
  await signInHere(page, 'advertiser');
  await expect(page).toHaveURL('/cabinet/advertiser/campaigns?search=x');
});

test('a redirect names a path relative to the base path', { tag: '@nightly' }, async ({ visit, answers }) => {
  const page = await visit();
  answers(page);
  await page.goto(`/?redirect=${encodeURIComponent('/advertiser/settings')}`);
  await expect(page).toHaveURL('/cabinet/?redirect=%2Fadvertiser%2Fsettings');
  await signInHere(page, 'advertiser');
  await expect(page).toHaveURL('/cabinet/advertiser/settings');

  await test.step('paths that include the base path work as well', async () => {
    await signOut(page);
    await page.goto(`${BASE_PATH}?redirect=${encodeURIComponent('/cabinet/advertiser/settings')}`);
    await signInHere(page, 'advertiser');
    await expect(page).toHaveURL('/cabinet/advertiser/settings');
  });
});

test('paths outside the base path are not found', { tag: '@nightly' }, async ({ server }) => {
  for (const path of ['/advertiser/campaigns', '/index.html', '/favicon.svg', '/cabinets/'])
    expect((await fetch(server.url + path)).status, path).toBe(404);
});
