import type { Page } from '@playwright/test';
import { signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { create, openSection } from './steps/campaign-form.ts';
import { expectLive } from './steps/connection.ts';
import { leavePage } from './steps/leave-page.ts';
import { openForNotice } from './steps/open-for-notice.ts';
import { toast, toasts } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

const refusal = (status: number, body: unknown) => ({ status, json: body });

/** Fills in the form of a new campaign. */
async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New campaign', exact: true }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Link').fill('https://shop.example/spring');
}

/** Takes the network away, once what the frame loads late is there. */
async function goOffline(page: Page): Promise<void> {
  await expectLive(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

test('a list that fails says so and can be asked for again', async ({ as, problems }) => {
  problems.expect(/500/);
  const page = await as('advertiser');
  await expect(page.getByRole('grid', { name: 'Campaigns' })).toBeVisible();
  await page.route('**/backend/api/campaigns?*', (route) => route.fulfill(refusal(500, { error: 'db' })));
  // its notice may be gone by the time that all has loaded
  await page.reload({ waitUntil: 'commit' });
  await expect(toast(page, 'Code 500, db')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('grid', { name: 'Campaigns' })).toBeVisible();
});

test('calls leave without waiting for the cookies of the browser', async ({ as }) => {
  const page = await as('advertiser');
  await page.addInitScript(() => {
    CookieStore.prototype.get = () => new Promise(() => {});
  });
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Campaigns' }).getByRole('link').first()).toBeVisible();
});

test('offline, saving keeps the form, and later it works', async ({ as, problems }) => {
  problems.expect(/net::ERR_/);
  const page = await as('advertiser');
  const name = unique('Offline');
  await fillIn(page, name);
  const connection = page.getByRole('status', { name: 'Connection', exact: true });

  await goOffline(page);
  await expect(connection).toContainText('You are offline');
  await create(page);
  await expect(toast(page, 'Code 0, Network error')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await openSection(page, 'Basics');
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Link')).toHaveValue('https://shop.example/spring');

  await page.context().setOffline(false);
  await expect(connection).toBeEmpty();
  await create(page);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('offline, a form with changes still asks before it is left', async ({ as, problems }) => {
  problems.expect(/net::ERR_/);
  const page = await as('admin', '/admin/settings-global/formats/new');
  const dialog = page.waitForResponse(/\/confi-/);
  await page.getByLabel('Name', { exact: true }).fill(unique('Offline'));
  await (await dialog).finished();
  await goOffline(page);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Formats' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
});

test('a screen that failed offline is there when the connection is', async ({ as, problems }) => {
  problems.expect(/net::ERR_/);
  const page = await as('advertiser');
  // with the parts that come after the list, and what they ask for
  await expect(page.getByRole('button', { name: 'Filter by Group' })).toBeVisible();
  await expect(page.getByRole('tree', { name: 'Folders' })).toBeVisible();
  await goOffline(page);
  await page.getByLabel('Search campaigns').fill('nowhere to be found');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(toast(page, 'Code 0, Network error')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('No campaigns match')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  // what became of a video may be told at any time
  expect(await toast(page, /^Code /).count()).toBeLessThanOrEqual(1);
});

test('a session that the server has ended is over on the page', async ({ visit, server, problems }) => {
  problems.expect(/status of 40[01]/);
  const page = await visit();
  await signIn(page, 'webmaster');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('mainStore') ?? '{}').token as string);
  await leavePage(page);
  const headers = { Authorization: `Bearer ${token}`, Cabinet: 'webmaster' };
  expect((await fetch(`${server.url}/backend/api/auth/logout`, { method: 'POST', headers })).status).toBe(204);

  await openForNotice(page, '/webmaster/sites');
  await expect(toast(page, /^Code 401, /)).toBeVisible();
  await expect(page).toHaveURL('/');
  // it may have had its time
  expect(await toasts(page).count()).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => localStorage.getItem('mainStore'))).toBeNull();

  await page.goBack({ waitUntil: 'commit' });
  await expect(toast(page, /^You are not authorized$/)).toBeVisible();
});

test('somebody who is locked out is told why', async ({ visit, problems }) => {
  problems.expect(/status of 4(00|01|23)/);
  const page = await visit();
  await signIn(page, 'webmaster');
  await leavePage(page);
  await page.route('**/backend/api/**', (route) => route.fulfill(refusal(423, { error: 'Unpaid since May' })));
  await openForNotice(page, '/webmaster/sites');
  await expect(toast(page, 'Code 423, Unpaid since May')).toBeVisible();
  await expect(page).toHaveURL('/');
  // it may have had its time
  expect(await toasts(page).count()).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => localStorage.getItem('mainStore'))).toBeNull();
});

test('what the server refuses stands beside its field', async ({ as, problems }) => {
  problems.expect(/status of 422/);
  const page = await as('advertiser');
  const name = unique('Refused');
  await fillIn(page, name);
  const refused = refusal(422, { error: 'Some fields need your attention', errors: { name: ['Already taken'] } });
  await page.route('**/backend/api/campaigns', (route) => route.fulfill(refused), { times: 1 });
  const field = page.getByLabel('Name');

  await create(page);
  await expect(page.getByText('Already taken')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(name);
  await expect(page.getByLabel('Link')).toHaveValue('https://shop.example/spring');
  await expect(toasts(page)).toHaveCount(0);

  await create(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  // its reach is asked for below the same address
  await page.route(/\/campaigns\/\d+$/, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(refused) : route.fallback(),
  );
  await field.fill(`${name} again`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Already taken')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(toast(page, /^Code 422/)).toBeHidden();
});

test('of five notices at once three are shown', async ({ as, api, problems }) => {
  problems.expect(/500/);
  const somebody = await api('advertiser');
  const noticed = unique('Noticed');
  for (let count = 1; count <= 5; count += 1) await somebody.createCampaign(`${noticed} ${count}`);
  const page = await as('advertiser');
  await page.route('**/backend/api/campaigns/*', (route) =>
    route.fulfill(refusal(500, { error: `db of ${route.request().url().split('/').at(-1)}` })),
  );
  await page.getByLabel('Search campaigns').fill(noticed);
  const links = page.getByRole('link', { name: noticed });
  // the newest may be in sight before they are searched for
  await expect(page.getByRole('grid', { name: 'Campaigns' })).toHaveAttribute('aria-rowcount', '6');
  await expect(links).toHaveCount(5);

  // pointed at, a link loads what it leads to
  const failures = new Set<string>();
  page.on('response', (answer) => answer.status() === 500 && failures.add(answer.url()));
  await links.evaluateAll((all) => {
    for (const link of all) link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  });
  await expect(toasts(page)).toHaveCount(3);
  await expect.poll(() => failures.size).toBe(5);
  // the first may have had their time
  expect(await toasts(page).count()).toBeLessThanOrEqual(3);
});

test('a screen that is left cancels what it asked for', async ({ as }) => {
  const page = await as('advertiser');
  const link = page.getByRole('grid', { name: 'Campaigns' }).getByRole('link').first();
  await expect(link).toBeVisible();
  const path = String(await link.getAttribute('href')).replace('/advertiser', '/backend/api');
  const cancelled = (url: RegExp | string) =>
    page.waitForEvent('requestfailed', (request) =>
      typeof url === 'string' ? request.url().endsWith(url) : url.test(request.url()),
    );

  await test.step('a screen that waits to be shown', async () => {
    await page.route(`**${path}`, () => {});
    const gone = cancelled(path);
    const asked = page.waitForRequest(`**${path}`);
    // not pointed at: what is loaded ahead for a link is not the screen's to cancel
    await link.dispatchEvent('click');
    // a part of the list may be on its way, too
    await expect(page.getByText('Loading').last()).toBeVisible();
    await asked;
    await page.getByRole('link', { name: 'Settings' }).click();
    expect((await gone).failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  await test.step('a screen that shows where its list will be', async () => {
    await page.route('**/backend/api/campaigns?*search=slow*', () => {});
    const gone = cancelled(/search=slow/);
    const asked = page.waitForRequest(/campaigns\?.*search=slow/);
    await page.goto('/advertiser/campaigns?search=slow');
    // the page is loaded before its screen asks, and the screen asks before it is there
    await asked;
    await expect(page.getByRole('searchbox')).toHaveValue('slow');
    await page.getByRole('link', { name: 'Settings' }).click();
    expect((await gone).failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});
