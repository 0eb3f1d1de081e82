import type { Page } from '@playwright/test';
import type { ApiSession } from '../scripts/lib/api-session.ts';
import { expect, test } from './fixtures/test.ts';
import { expectLive } from './steps/connection.ts';
import { expectStatus } from './steps/status.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

const inWords = (count: number) => `Moderation ${count} ${count === 1 ? 'advert' : 'adverts'} to review`;

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

const waitingFor = async (admin: ApiSession) => (await admin.get<unknown[]>('adverts?state=moderate')).length;

test('an admin sees the number of waiting adverts and reviews the queue with the keyboard', async ({ as, api }) => {
  const [advertiser, admin] = [await api('advertiser'), await api('admin')];
  const campaign = await advertiser.createCampaign(unique('Campaign'));
  const adverts = [];
  for (let count = 0; count < 6; count += 1)
    adverts.push(await advertiser.createScriptedAdvert(campaign.id, unique('Advert')));
  const [first, second, third, fourth, fifth, sixth] = adverts;
  if (!first || !second || !third || !fourth || !fifth || !sixth) throw new Error('There are no adverts');
  const page = await as('admin');

  await test.step('the sidebar counts the waiting adverts and links to them', async () => {
    const queue = sidebar(page).getByRole('link', { name: /^Moderation/ });
    await expect(queue).toHaveAccessibleName(inWords(await waitingFor(admin)));
    await expectLive(page);
    await admin.updateAdvert(sixth.id, { status: 'approved' });
    await expect(queue).toHaveAccessibleName(inWords(await waitingFor(admin)));

    await queue.click();
    await expect(page).toHaveURL('/admin/moderation');
    await expect(queue).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Queue' }).getByRole('link').first()).toBeFocused();

    await page.getByRole('link', { name: 'Open as list' }).click();
    await expect(page).toHaveURL('/admin/campaigns/adverts?status=moderate');
    await expect(queue).toHaveAttribute('aria-current', 'page');
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Review one by one' }).click();
    await expect(page).toHaveURL('/admin/moderation');
  });

  await page.goto(`/admin/moderation?advert=${first.id}`);
  const entry = ({ name }: { name: string }) =>
    page.getByRole('navigation', { name: 'Queue' }).getByRole('link', { name });
  const isShown = ({ name }: { name: string }) =>
    expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await isShown(first);
  await expect(entry(first)).toBeFocused();

  // Back leaves the queue instead of returning to the previous entry
  const entries = await page.evaluate(() => history.length);
  await entry(second).click();
  await isShown(second);
  await entry(first).click();
  await isShown(first);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.keyboard.press('a');
  await expect(toast(page, 'advert approved')).toBeVisible();
  await isShown(second);
  await expect(entry(second)).toBeFocused();
  await expect(entry(first)).toHaveCount(0);

  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: `Ban ${second.name}?` });
  await dialog.getByLabel('Reason').fill('A jackal bares its teeth at 0:07.');
  await dialog.getByRole('button', { name: 'Ban' }).click();
  await expect(toast(page, `Advert ${second.name} banned`)).toBeVisible();
  await isShown(third);
  await expect(entry(third)).toBeFocused();
  // the record of the advertiser's earlier adverts
  await expect(page.getByText(/^\d+ approved, \d+ banned$/)).toBeVisible();
  await expect(page).toHaveURL(`/admin/moderation?advert=${third.id}`);

  await page.keyboard.press('r');
  const returning = page.getByRole('dialog', { name: `Return ${third.name}?` });
  await returning.getByLabel('Reason').fill('The link leads to another shop.');
  await returning.getByRole('button', { name: 'Return' }).click();
  await expect(toast(page, `Advert ${third.name} returned`)).toBeVisible();
  await isShown(fourth);
  await expect(entry(fourth)).toBeFocused();

  // entries decided by others leave the queue without moving the focus
  await expectLive(page);
  await admin.updateAdvert(fifth.id, { status: 'approved' });
  await expect(entry(fifth)).toHaveCount(0);
  await expect(entry(fourth)).toBeFocused();
  await admin.updateAdvert(fourth.id, { status: 'approved' });
  await expect(page.getByText('Decided meanwhile: Approved')).toBeVisible();
  await expect(entry(fourth)).toBeFocused();
  await page.keyboard.press('a');
  await expect(toast(page, `${fourth.name} was decided meanwhile, status: Approved`)).toBeVisible();
  await expect(entry(fourth)).toHaveCount(0);

  // an outdated link shows the decision
  await page.goto(`/admin/moderation?advert=${second.id}`);
  await expect(page.getByText(`${second.name} doesn’t wait for review any more`)).toBeVisible();
  await expect(page.getByText('It was banned: A jackal bares its teeth at 0:07.')).toBeVisible();

  const owner = await as('advertiser', `/advertiser/campaigns/adverts/${first.id}`);
  await expectStatus(owner, 'Approved');
  await owner.goto(`/advertiser/campaigns/adverts/${second.id}`);
  await expectStatus(owner, 'Ban');
  await expect(owner.getByRole('alert').getByText('A jackal bares its teeth at 0:07.')).toBeVisible();
  await owner.goto(`/advertiser/campaigns/adverts/${third.id}`);
  await expectStatus(owner, 'Returned');
  await expect(owner.getByRole('status').getByText('The link leads to another shop.')).toBeVisible();
});
