import { expect, test } from './fixtures/test.ts';
import { expectLive } from './steps/connection.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';

const inWords = (count: number) => `Moderation ${count} ${count === 1 ? 'advert' : 'adverts'} to review`;

test('the sidebar counts the adverts that wait for review, and leads to them', async ({ as, api }) => {
  const advertiser = await api('advertiser');
  const { advert } = await createTestAdvert(advertiser);
  await createTestAdvert(advertiser);
  const admin = await api('admin');
  const waiting = async () => (await admin.get<unknown[]>('adverts?state=moderate')).length;
  const page = await as('admin');
  const queue = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Moderation/ });
  await expect(queue).toHaveAccessibleName(inWords(await waiting()));

  await expectLive(page);
  await admin.updateAdvert(advert.id, { status: 'approved' });
  await expect(queue).toHaveAccessibleName(inWords(await waiting()));

  await queue.click();
  await expect(page).toHaveURL('/admin/campaigns/adverts?status=moderate');
  await expect(queue).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current=page]')).toHaveCount(1);
});

test('an advertiser has no queue', async ({ as }) => {
  const page = await as('advertiser');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: 'Campaigns' })).toBeVisible();
  await expect(sections.getByRole('link', { name: /^Moderation/ })).toHaveCount(0);
});
