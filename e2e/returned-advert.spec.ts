import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { openSection } from './steps/adverts.ts';
import { expectLive } from './steps/connection.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { expectStatus } from './steps/status.ts';
import { toast } from './steps/toast.ts';

const reason = 'The price in the text is not the one on the page.';

const rowOf = (queue: Page, name: string) => queue.getByRole('row', { name: new RegExp(name) });

test('a returned advert waits for its owner, and for review again after a change', { tag: '@nightly' }, async ({
  as,
  api,
}) => {
  const { advert } = await createTestAdvert(await api('advertiser'));
  const owner = await as('advertiser', `/advertiser/campaigns/adverts/${advert.id}`);
  await expectLive(owner);
  const queue = await as('admin', `/admin/campaigns/adverts?status=moderate&search=${encodeURIComponent(advert.name)}`);
  await expectLive(queue);
  await expect(rowOf(queue, advert.name)).toBeVisible();

  const admin = await as('admin', `/admin/campaigns/adverts/${advert.id}`);
  await admin.getByRole('button', { name: 'Moderation' }).click();
  await admin.getByRole('menuitem', { name: 'Return' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Return' }).click();
  await expect(toast(admin, `Advert ${advert.name} returned`)).toBeVisible();
  await expectStatus(admin, 'Returned');
  await expect(rowOf(queue, advert.name)).toHaveCount(0);

  // without a reload
  const notice = owner.getByRole('status').filter({ hasText: 'Returned' });
  await expect(notice).toContainText(reason);
  await openSection(owner, 'Title and category');
  await owner.getByRole('textbox', { name: 'Title' }).fill('The right price');
  await expect(owner.getByText('Saving sends the advert back to review.')).toBeVisible();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expectStatus(owner, 'Moderate');
  await expect(notice).toHaveCount(0);

  await expect(rowOf(queue, advert.name)).toBeVisible();
  await expectStatus(admin, 'Moderate');
  await expect(admin.getByText(`Returned: ${reason}`)).toBeVisible();
});
