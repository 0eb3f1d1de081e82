import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { expectStatus } from './steps/status.ts';
import { toast } from './steps/toast.ts';

async function moderate(page: Page, item: 'Approve' | 'On moderation' | 'Ban') {
  await page.getByRole('button', { name: 'Moderation' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test("an advertiser sees why an advert can't be started or stopped", { tag: '@nightly' }, async ({ as, api }) => {
  const { advert } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser', `/advertiser/campaigns/adverts/${advert.id}`);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const stop = page.getByRole('button', { name: 'Stop' });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  await start.click();
  await expect(toast(page, 'cannot start, advert status moderate')).toBeVisible();
  await expectStatus(page, 'Moderate');

  await (await api('admin')).updateAdvert(advert.id, { status: 'approved' });
  await expectStatus(page, 'Approved');
  await start.click();
  await expectStatus(page, 'Working');
  await expect(start).toHaveCount(0);
  await choose('Start');
  await expect(toast(page, 'advert already working')).toBeVisible();
  await stop.click();
  await expectStatus(page, 'Stopped');
  await expect(stop).toHaveCount(0);
  await choose('Stop');
  await expect(toast(page, 'advert already stopped')).toBeVisible();
});

test('an admin starts an advert in moderation, sees redundant actions refused, and bans with a reason', {
  tag: '@nightly',
}, async ({ as, api }) => {
  const { advert } = await createTestAdvert(await api('advertiser'));
  const page = await as('admin', `/admin/campaigns/adverts/${advert.id}`);

  await moderate(page, 'On moderation');
  await expect(toast(page, 'advert already on moderate')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Start' }).click();
  await expectStatus(page, 'Working');
  await moderate(page, 'Approve');
  await expect(toast(page, 'advert approved')).toBeVisible();
  await expectStatus(page, 'Approved');
  await moderate(page, 'Approve');
  await expect(toast(page, 'advert already approved')).toBeVisible();
  await moderate(page, 'Ban');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ban' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The prices are those of last year.');
  await dialog.getByRole('button', { name: 'Ban' }).click();
  await expectStatus(page, 'Ban');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(toast(page, 'cannot start, advert status ban')).toBeVisible();

  const owner = await as('advertiser', `/advertiser/campaigns/adverts/${advert.id}`);
  await expect(owner.getByRole('alert').filter({ hasText: 'Banned' })).toContainText(
    'The prices are those of last year.',
  );
});
