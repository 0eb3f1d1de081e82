import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { expectLive } from './steps/connection.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { expectStatus } from './steps/status.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('a ban appears with its reason without a reload, links to the advert, and is read afterwards', async ({
  as,
  api,
}) => {
  // no other test has adverts of this advertiser decided
  const { advert } = await createTestAdvert(await api('advertiser2'));
  const page = await as('advertiser2');
  await expectLive(page);
  // the two of the demo content
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  const announced = page.getByRole('status', { name: 'Unread notifications' });
  await expect(announced).toBeEmpty();
  await bell(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark all as read' }).click();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(announced).toHaveText('No unread notifications');

  const admin = await as('admin', `/admin/campaigns/adverts/${advert.id}`);
  await admin.getByRole('button', { name: 'Moderation' }).click();
  await admin.getByRole('menuitem', { name: 'Ban' }).click();
  await admin.getByRole('dialog').getByLabel('Reason').fill('Misleading claim');
  await admin.getByRole('dialog').getByRole('button', { name: 'Ban' }).click();
  await expectStatus(admin, 'Ban');

  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(announced).toHaveText('1 unread notification');
  await expect(bell(admin)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  const notice = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: `Unread: Advert “${advert.name}” was banned: Misleading claim` });
  await notice.press('Enter');
  await expect(page).toHaveURL(`/advertiser/campaigns/adverts/${advert.id}`);
  await expectStatus(page, 'Ban');
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await page.reload();
  await expectStatus(page, 'Ban');
  await bell(page).click();
  const read = page.getByRole('dialog').getByRole('link', { name: `Advert “${advert.name}” was banned` });
  await expect(read).toBeVisible();
  await expect(read).not.toHaveAccessibleName(/Unread/);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
});
