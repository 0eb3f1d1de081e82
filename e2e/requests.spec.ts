import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { create, openSection, startCampaign } from './steps/campaign-form.ts';
import { expectLive } from './steps/connection.ts';
import { toast, toasts } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

const connectionState = (page: Page) => page.getByRole('status', { name: 'Connection', exact: true });

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(connectionState(page)).toContainText('You are offline');
}

async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect(connectionState(page)).toBeEmpty();
}

test('offline, a form keeps its input and a list waits, and both continue with the connection', async ({
  as,
  problems,
}) => {
  problems.expect(/net::ERR_/);
  const page = await as('advertiser');
  const name = unique('Offline');

  await test.step('saving reports a failure, and succeeds later', async () => {
    await startCampaign(page, name);
    await expectLive(page);
    // loads the code of the whole form, including its last step
    await openSection(page, 'Review');
    await expect(page.getByRole('button', { name: 'Create campaign' })).toBeVisible();
    await goOffline(page);
    await create(page);
    await expect(toast(page, 'Code 0, Network error')).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    await openSection(page, 'Basics');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue('https://shop.example/spring');
    await goOnline(page);
    await create(page);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  await test.step('a list that failed loads when the connection returns', async () => {
    await page.goto('/advertiser/campaigns');
    await expect(page.getByRole('grid', { name: 'Campaigns' })).toBeVisible();
    await expect(page.getByRole('tree', { name: 'Folders' })).toBeVisible();
    await expectLive(page);
    await goOffline(page);
    await page.getByLabel('Search campaigns').fill('nowhere to be found');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(toast(page, 'Code 0, Network error').first()).toBeVisible();
    await goOnline(page);
    await expect(page.getByText('No campaigns match')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  });
});

test('offline, a form with changes still asks before it is left', { tag: '@nightly' }, async ({ as, problems }) => {
  problems.expect(/net::ERR_/);
  const page = await as('admin', '/admin/settings-global/formats/new');
  await page.getByLabel('Name', { exact: true }).fill(unique('Offline'));
  await expectLive(page);
  await goOffline(page);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Formats' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('leaving a screen cancels its calls', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('advertiser');
  const link = page.getByRole('grid', { name: 'Campaigns' }).getByRole('link').first();
  await expect(link).toBeVisible();
  const path = String(await link.getAttribute('href')).replace('/advertiser', '/backend/api');
  const cancelled = (url: RegExp | string) =>
    page.waitForEvent('requestfailed', (request) =>
      typeof url === 'string' ? request.url().endsWith(url) : url.test(request.url()),
    );

  await test.step('a screen that has not been shown yet', async () => {
    await page.route(`**${path}`, () => {});
    const gone = cancelled(path);
    const requestPromise = page.waitForRequest(`**${path}`);
    // without hovering: calls that were preloaded for a link are not cancelled with the screen
    await link.dispatchEvent('click');
    // a part of the list may be loading as well
    await expect(page.getByText('Loading').last()).toBeVisible();
    await requestPromise;
    await page.getByRole('link', { name: 'Settings' }).click();
    expect((await gone).failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  await test.step('a screen that shows a placeholder for its list', async () => {
    await page.route('**/backend/api/campaigns?*search=slow*', () => {});
    const gone = cancelled(/search=slow/);
    const requestPromise = page.waitForRequest(/campaigns\?.*search=slow/);
    await page.goto('/advertiser/campaigns?search=slow');
    // the call is sent after the page has loaded and before the screen is shown
    await requestPromise;
    await expect(page.getByRole('searchbox')).toHaveValue('slow');
    await page.getByRole('link', { name: 'Settings' }).click();
    expect((await gone).failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});
