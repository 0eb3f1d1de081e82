import { expect, test } from './fixtures/test.ts';
import { openSection } from './steps/adverts.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { toast } from './steps/toast.ts';

test('an advert is registered, and says what it still lacks', async ({ as, api }) => {
  const { advert } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser', `/advertiser/campaigns/adverts/${advert.id}`);
  await expect(page.getByText('It has no ERID.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the registration' }).click();
  await page.getByRole('button', { name: 'Add registration' }).click();
  // the list of sources may come later; without one that field is the first to be refused
  await expect(page.getByLabel('Source').locator('option:checked')).toHaveText('VK ORD');

  await test.step('a wrong code is refused where it is typed', async () => {
    await page.getByLabel('KKTU codes', { exact: true }).fill('clothes');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/three numbers separated by dots/)).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('KKTU codes', { exact: true })).toBeFocused();
  });

  await page.getByLabel('KKTU codes', { exact: true }).fill('30.10.1');
  await page.keyboard.press('Enter');
  await page.getByLabel(/^ERID/).fill('2VtzqwH1jKp');
  await page.getByLabel(/^Brand/).fill('Example shop');
  // the source's own contract is there already
  await expect(page.getByText('CONTRACT-2026-17', { exact: true })).toBeVisible();
  await page.getByLabel('Contract IDs', { exact: true }).fill('CONTRACT-17');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Advert ${advert.name} updated`)).toBeVisible();
  await expect(page.getByText('It is waiting for moderation.')).toBeVisible();

  await page.reload();
  await openSection(page, 'Registration');
  await expect(page.getByLabel(/^ERID/)).toHaveValue('2VtzqwH1jKp');
  await expect(page.getByLabel(/^Brand/)).toHaveValue('Example shop');
  await expect(page.getByLabel('Source')).toContainText('VK ORD');
  // the history of the advert names the same codes
  const form = page.getByRole('form', { name: 'Advert' });
  for (const code of ['30.10.1', 'CONTRACT-2026-17', 'CONTRACT-17'])
    await expect(form.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Being checked' })).toBeVisible();
});

test('a link has marks that the platform fills in, and a tracker begins with win', async ({ as, api }) => {
  const { advert, campaign } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser', `/advertiser/campaigns/adverts/${advert.id}`);

  await openSection(page, 'Tracking');
  await page.getByLabel('URL parameters (UTM)').fill('a={advert}');
  await page.keyboard.press('Tab');
  await expect(page.getByText('{advert} is unknown.')).toBeVisible();
  await page.getByLabel('URL parameters (UTM)').fill('c=');
  await page.getByRole('button', { name: 'Insert {campaign_id}' }).press('Enter');
  await page.keyboard.type('&from=preroll');
  await expect(page.getByText(`https://shop.example/?c=${campaign.id}&from=preroll`)).toBeVisible();

  await page.getByRole('button', { name: 'Add tracker' }).click();
  await expect(page.getByLabel('Event')).toHaveValue('start');
  await page.getByLabel('Tracker URL').fill('https://stat.example/pixel');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Advert ${advert.name} updated`)).toBeVisible();

  await page.reload();
  await openSection(page, 'Tracking');
  await expect(page.getByLabel('URL parameters (UTM)')).toHaveValue('c={campaign_id}&from=preroll');
  await expect(page.getByLabel('Event').locator('option:checked')).toHaveText('win');
});
