import { expect, test } from './fixtures/test.ts';
import { openSection } from './steps/adverts.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { searchAndChoose } from './steps/search-and-choose.ts';
import { expectStatus } from './steps/status.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

test('an advert is registered, edited, copied to another campaign and removed', { tag: '@nightly' }, async ({
  as,
  api,
}) => {
  const advertiser = await api('advertiser');
  const { advert, campaign } = await createTestAdvert(advertiser);
  const target = await advertiser.createCampaign(unique('Target'));
  const path = `/advertiser/campaigns/adverts/${advert.id}`;
  const page = await as('advertiser', path);
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  const expectSaved = (name: string) => expect(toast(page, `Advert ${name} updated`)).toBeVisible();

  await test.step('reports the missing registration and registers the advert', async () => {
    await expect(page.getByText('The advert has no ERID.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the registration' }).click();
    await page.getByRole('button', { name: 'Add registration' }).click();
    // waits for the list of sources: without it, this field would be the first to be refused
    await expect(page.getByLabel('Source', { exact: true }).locator('option:checked')).toHaveText('VK ORD');
    const codes = page.getByLabel('KKTU codes', { exact: true });
    await codes.fill('clothes');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/three numbers separated by dots/)).toBeVisible();
    await save();
    await expect(codes).toBeFocused();
    await codes.fill('30.10.1');
    await page.keyboard.press('Enter');
    await page.getByLabel(/^ERID/).fill('2VtzqwH1jKp');
    await page.getByLabel(/^Brand/).fill('Example shop');
    // the source's own contract is filled in
    await expect(page.getByText('CONTRACT-2026-17', { exact: true })).toBeVisible();
    await page.getByLabel('Contract IDs', { exact: true }).fill('CONTRACT-17');
    await page.keyboard.press('Enter');
    await save();
    await expectSaved(advert.name);
    await expect(page.getByText('The advert is waiting for moderation.')).toBeVisible();
  });

  // without the section in the URL, which would open it
  await page.goto(path);
  await test.step('saves the registration and lists the same codes in the history', async () => {
    await openSection(page, 'Registration');
    await expect(page.getByLabel(/^ERID/)).toHaveValue('2VtzqwH1jKp');
    await expect(page.getByLabel(/^Brand/)).toHaveValue('Example shop');
    await expect(page.getByLabel('Source', { exact: true })).toContainText('VK ORD');
    const form = page.getByRole('form', { name: 'Advert' });
    for (const code of ['30.10.1', 'CONTRACT-2026-17', 'CONTRACT-17'])
      await expect(form.getByText(code, { exact: true })).toBeVisible();
    await expect(page.getByText(/, Not confirmed yet$/)).toBeVisible();
  });

  await test.step('accepts only known macros in URL parameters and defaults a tracker to the win event', async () => {
    await openSection(page, 'Tracking');
    const marks = page.getByRole('textbox', { name: 'URL parameters (UTM)' });
    await marks.fill('a={advert}');
    await page.keyboard.press('Tab');
    await expect(page.getByText('{advert} is unknown.')).toBeVisible();
    await marks.fill('c=');
    await page.getByRole('button', { name: 'Insert {campaign_id}' }).press('Enter');
    await page.keyboard.type('&from=preroll');
    await expect(page.getByText(`https://shop.example/?c=${campaign.id}&from=preroll`)).toBeVisible();
    await page.getByRole('button', { name: 'Add tracker' }).click();
    await expect(page.getByLabel('Event')).toHaveValue('start');
    await page.getByLabel('Tracker URL').fill('https://stat.example/pixel');
    await save();
    await expectSaved(advert.name);
    await page.reload();
    await openSection(page, 'Tracking');
    await expect(marks).toHaveValue('c={campaign_id}&from=preroll');
    await expect(page.getByLabel('Event').locator('option:checked')).toHaveText('win');
  });

  await (await api('admin')).updateAdvert(advert.id, { status: 'approved' });
  await expectStatus(page, 'Approved');
  const name = unique('Renamed');
  await test.step('returns to moderation after a content change, as announced, but not after a rename', async () => {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await save();
    await expectSaved(name);
    await expectStatus(page, 'Approved');
    await openSection(page, 'Title and category');
    await page.getByRole('textbox', { name: 'Title' }).fill('Everything for spring');
    await expect(page.getByText('This change needs moderation.')).toBeVisible();
    await save();
    await expectStatus(page, 'Moderate');
  });

  await test.step('creates a copy that awaits moderation and has no registration', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    const dialog = page.getByRole('dialog');
    await searchAndChoose(dialog.getByRole('combobox', { name: 'Campaign' }), target.name);
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(toast(page, 'Advert copied')).toBeVisible();
    await page.goto(`/advertiser/campaigns/${target.id}`);
    const copy = page.getByRole('row', { name });
    await expect(copy).toContainText('Moderate');
    await copy.getByRole('link').click();
    await expect(page.getByText(/^Not registered:/)).toBeVisible();
    await expect(page.getByText('2VtzqwH1jKp')).toHaveCount(0);
  });

  await test.step('leaves the list after removal', async () => {
    await page.goto(`/advertiser/campaigns/${target.id}`);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Advert removed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No adverts yet' })).toBeVisible();
  });
});

test('of two users editing one advert, the second sees who was first and loses nothing', { tag: '@nightly' }, async ({
  as,
  api,
  problems,
}) => {
  problems.expect(/status of 400/);
  const { advert } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser');
  // blocks realtime events, which would refresh the page: simulates two users saving at the same moment
  await page.route('**/backend/io/**', (route) => route.abort());
  problems.expect(/backend\/io/);
  await page.goto(`/advertiser/campaigns/adverts/${advert.id}`);
  await openSection(page, 'Title and category');
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await (await api('admin')).updateAdvert(advert.id, { title: 'Theirs', description: 'Only theirs' });

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, /^Code 400, /)).toBeVisible();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Vera Orlova changed Title and Description (just now|\d+ minutes? ago)/ }),
  ).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Theirs Theirs' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Mine Mine' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine');

  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(toast(page, `Advert ${advert.name} updated`)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Advert' })).toBeFocused();
  await page.reload();
  await openSection(page, 'Title and category');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Only theirs');
});
