import { expect, test } from './fixtures/test.ts';
import { openSection } from './steps/adverts.ts';
import { chooseFound } from './steps/choose-found.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { expectStatus } from './steps/status.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

test('a copy goes to another campaign and waits for moderation', async ({ as, api }) => {
  const advertiser = await api('advertiser');
  const { advert } = await createTestAdvert(advertiser);
  const target = await advertiser.createCampaign(unique('Target'));
  await (await api('admin')).updateAdvert(advert.id, { status: 'approved' });
  await advertiser.register(advert.id, '2VtzqwH1jKp');
  const page = await as('advertiser', `/advertiser/campaigns/adverts/${advert.id}`);
  await expectStatus(page, 'Approved');
  await openSection(page, 'Registration');
  await expect(page.getByLabel(/^ERID/)).toHaveValue('2VtzqwH1jKp');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const dialog = page.getByRole('dialog');
  await chooseFound(dialog.getByRole('combobox', { name: 'Campaign' }), target.name);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Advert copied')).toBeVisible();

  await page.goto(`/advertiser/campaigns/${target.id}`);
  const copy = page.getByRole('row', { name: advert.name });
  await expect(copy).toContainText('Moderate');
  await copy.getByRole('link').click();
  await expect(page.getByText('Not registered', { exact: true })).toBeVisible();
  await expect(page.getByText('2VtzqwH1jKp')).toHaveCount(0);
});

test('a removed advert leaves the list', async ({ as, api }) => {
  const { advert, campaign } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser', `/advertiser/campaigns/${campaign.id}`);

  await page.getByRole('button', { name: `Actions for ${advert.name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Advert removed')).toBeVisible();
  await expect(page.getByText('No adverts yet')).toBeVisible();
});

test('a change of content puts an approved advert back on moderation, as the form says', async ({ as, api }) => {
  const { advert } = await createTestAdvert(await api('advertiser'));
  await (await api('admin')).updateAdvert(advert.id, { status: 'approved' });
  const page = await as('advertiser', `/advertiser/campaigns/adverts/${advert.id}`);
  await expectStatus(page, 'Approved');

  const name = unique('Renamed');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Advert ${name} updated`)).toBeVisible();
  await expectStatus(page, 'Approved');

  await page.getByLabel('Title').fill('Everything for spring');
  await expect(page.getByText('This change needs moderation.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectStatus(page, 'Moderate');
});

test('two people edit one advert: the second reads who was first, and loses nothing', async ({ as, api, problems }) => {
  problems.expect(/status of 400/);
  const { advert } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser');
  // the news that would refresh the page don't reach it: what if two people save at the same moment
  await page.route('**/backend/io/**', (route) => route.abort());
  problems.expect(/backend\/io/);
  await page.goto(`/advertiser/campaigns/adverts/${advert.id}`);
  await page.getByLabel('Title').fill('Mine');
  await (await api('admin')).updateAdvert(advert.id, { title: 'Theirs', description: 'Only theirs' });

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, /^Code 400, /)).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'This advert was changed in another tab or by another user' }),
  ).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Mine');

  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(toast(page, `Advert ${advert.name} updated`)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Advert' })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  await expect(page.getByLabel('Description')).toHaveValue('Only theirs');
});
