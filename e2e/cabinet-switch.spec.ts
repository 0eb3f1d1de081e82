import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { delayResponses } from './steps/delay-responses.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

/** Waits until the cabinet's frame has loaded the account, its last call. */
const settled = (page: Page) => expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

/** Records the calls that a page sends from now on, as `cabinet path`. */
function listen(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/backend/api/')) calls.push(`${request.headers().cabinet} ${pathname.slice(13)}`);
  });
  return calls;
}

test('switching cabinets changes header, navigation and data, and keeps nothing of the previous cabinet', async ({
  as,
}) => {
  const page = await as('multi');
  await settled(page);
  await expect(sidebar(page).getByRole('link', { name: 'Sites' })).toBeVisible();

  for (const { from, to, hasSites } of [
    { from: 'Manager', to: 'Advertiser', hasSites: false },
    { from: 'Advertiser', to: 'Manager', hasSites: true },
  ]) {
    const calls = listen(page);
    await page.getByRole('button', { name: from }).click();
    await page.getByRole('menuitem', { name: to }).click();
    const cabinet = to.toLowerCase();
    await expect(page).toHaveURL(`/${cabinet}/campaigns`);
    await expect(sidebar(page).getByRole('link', { name: 'Sites' })).toHaveCount(hasSites ? 1 : 0);
    await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
    await expect.poll(() => calls).toContain(`${cabinet} campaigns`);
    // parts of the previous screen may have sent calls before it was left
    const since = calls.slice(calls.findIndex((call) => call.startsWith(`${cabinet} `)));
    expect(since.filter((call) => !call.startsWith(`${cabinet} `))).toEqual([]);
    page.removeAllListeners('request');
  }
});

test("while another cabinet's screen loads, the frame is that of the new cabinet, and the previous one sends no calls", {
  tag: '@nightly',
}, async ({ as }) => {
  const page = await as('multi', '/manager/settings');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const list = '**/backend/api/campaigns?*';
  const letGo = await delayResponses(page, list);
  const requestPromise = page.waitForRequest(list);
  const calls = listen(page);
  await page.getByRole('button', { name: 'Manager' }).click();
  await page.getByRole('menuitem', { name: 'Advertiser' }).click();

  await requestPromise;
  await expect(page.getByRole('button', { name: 'Advertiser' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Sites' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  expect(calls).not.toContain('advertiser sites/review');
});
