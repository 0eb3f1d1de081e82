import type { Page } from '@playwright/test';
import type { components } from '../server/src/platform/contract/generated/contract.d.ts';
import { expect, test } from './fixtures/test.ts';
import { changeCampaign } from './steps/change-campaign.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

type Schemas = components['schemas'];

const newest = (page: Page, name: string) =>
  page
    .getByRole('list', { name: `History of ${name}` })
    .locator('> li')
    .first();

const answer = (page: Page, name: string) =>
  page
    .getByRole('alertdialog', { name: `Revert this change of ${name}?` })
    .getByRole('button', { name: 'Revert' })
    .click();

/** Confirms the dialog and waits until the action has finished. */
async function confirm(page: Page, name: string) {
  await answer(page, name);
  await expect(toast(page, `Change of ${name} reverted`).last()).toBeVisible();
}

test('changes of a campaign are reverted from its history, all at once or individually', async ({
  as,
  api,
  problems,
}) => {
  problems.expect(/status of 422/);
  const [advertiser, manager] = [await api('advertiser'), await api('manager')];
  const name = unique('Reverted');
  const { id, bid } = await advertiser.createCampaign(name);
  const change = (fields: Partial<Schemas['CampaignUpdate']>) => changeCampaign(manager, id, fields);
  const campaign = () => advertiser.get<Schemas['Campaign']>(`campaigns/${id}`);
  const targeting = () => advertiser.get<Record<string, unknown>>(`campaigns/${id}/targeting`);
  await change({ bid: bid + 10, url_marks: 'utm_source=manager', ads: { cash_limit_day: 700, active_hours: [9, 10] } });

  const page = await as('advertiser', `/advertiser/campaigns/${id}`);
  const entry = newest(page, name);
  await expect(entry).toContainText('Updated by Timur Akhmetov');

  await test.step('reverts one field', async () => {
    await entry.getByRole('button', { name: 'Revert Bid', exact: true }).click();
    await confirm(page, name);
    await expect(entry).toContainText('Updated by Nadia Petrova');
    await expect.poll(async () => (await campaign()).bid).toBe(bid);
    expect(await campaign()).toMatchObject({ url_marks: 'utm_source=manager' });
    expect(await targeting()).toMatchObject({ cash_limit_day: { value: 700 }, active_hours: { value: [9, 10] } });
  });

  await test.step('reverts the whole entry, and warns about fields that have changed since', async () => {
    await change({ url_marks: 'utm_source=again' });
    await page.reload();
    const whole = page.getByRole('button', { name: /^Revert .*Bid.*,/ });
    await whole.click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Changed again since then: URL parameters (UTM).')).toBeVisible();
    await expect(question.getByRole('listitem').filter({ hasText: 'URL parameters' })).toContainText(
      'utm_source=again',
    );
    // it already has its old value
    await expect(question.getByText('Bid:')).toHaveCount(0);
    await confirm(page, name);
    await expect.poll(async () => (await campaign()).url_marks).toBe('');
    expect(await targeting()).toMatchObject({ cash_limit_day: { value: null }, active_hours: { value: [] } });
  });

  await test.step('refuses the whole entry, with the reason of the violated rule', async () => {
    await change({ start_date: '2027-01-01', end_date: '2027-01-31' });
    await change({ bid: bid + 2, start_date: '2026-12-01' });
    await change({ end_date: '2026-12-20' });
    await page.reload();
    const both = page
      .getByRole('list', { name: `History of ${name}` })
      .locator('> li')
      .nth(1);
    await both.getByRole('button', { name: 'Revert Bid, First day' }).click();
    await answer(page, name);
    await expect(toast(page, /^Code 422, (?!Some fields)/).last()).toBeVisible();
    expect(await campaign()).toMatchObject({ bid: bid + 2, start_date: '2026-12-01', end_date: '2026-12-20' });
  });
});

test('a title, a registration, a name and a resolution are reverted', { tag: '@nightly' }, async ({ as, api }) => {
  const [admin, advertiser] = [await api('admin'), await api('advertiser')];

  await test.step('reverts an advert', async () => {
    const { id: campaignId } = await advertiser.createCampaign(unique('Of the advert'));
    const name = unique('Advert');
    const { id } = await advertiser.createScriptedAdvert(campaignId, name);
    await advertiser.updateAdvert(id, { title: 'Another' });
    await advertiser.register(id, 'A1B2C3D4');
    const read = () => advertiser.get<Schemas['AdvertDetail']>(`adverts/${id}`);
    const page = await as('advertiser', `/advertiser/campaigns/adverts/${id}`);
    await newest(page, name).getByRole('button', { name: /,/ }).click();
    await confirm(page, name);
    await expect.poll(async () => (await read()).ordAdvert).toBeNull();
    await page.getByRole('button', { name: 'Revert Title' }).last().click();
    await confirm(page, name);
    expect((await read()).advert.title).toBe('');
    await page
      .getByRole('button', { name: /^Revert .*ERID/ })
      .first()
      .click();
    await confirm(page, name);
    await expect.poll(async () => (await read()).ordAdvert?.erid).toBe('A1B2C3D4');
  });

  await test.step('reverts a resolution', async () => {
    const width = 1000 + Math.floor(Math.random() * 5000);
    const resolution = await admin.post<Schemas['Resolution']>('resolution', { width, height: 333, name: 'Old' });
    const title = `${width} × 333`;
    const page = await as('admin', '/admin/settings-global/resolution');
    const open = async (item: string) => {
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await open('Edit');
    await page.getByRole('dialog').getByLabel('Name').fill('New');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, `Resolution ${title} updated`)).toBeVisible();
    await open('History');
    await page.getByRole('button', { name: 'Revert Name' }).click();
    await answer(page, title);
    await expect(newest(page, title)).toContainText('Name: from New to Old');
    const all = await admin.get<Schemas['Resolution'][]>('resolution');
    expect(all.find(({ id }) => id === resolution.id)).toMatchObject({ name: 'Old', version: 3 });
  });

  await test.step('reverts a user', async () => {
    const user = await admin.post<Schemas['UserDetail']>('users', {
      login: `${unique('revert').replaceAll(' ', '')}@shop.example`.toLowerCase(),
      name: 'Before Change',
      support_panels: ['advertiser'],
      currency: 'RUB',
      timezone: 'Europe/Moscow',
    });
    const page = await as('admin', `/admin/users/${user.id}`);
    await page.getByLabel('Name', { exact: true }).fill('After Change');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Changes saved')).toBeVisible();
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Revert Name' }).click();
    await confirm(page, 'After Change');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Before Change');
  });
});
