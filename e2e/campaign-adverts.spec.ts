import { expect, test } from './fixtures/test.ts';
import { unique } from './steps/unique.ts';

test("a campaign's adverts are sorted and searched by URL, and three of twenty started ones report why not", async ({
  as,
  api,
}) => {
  const advertiser = await api('advertiser');
  const admin = await api('admin');
  const campaign = await advertiser.createCampaign(unique('Campaign'));
  const adverts = [];
  for (let number = 1; number <= 20; number++)
    adverts.push(await advertiser.createScriptedAdvert(campaign.id, `Advert ${String(number).padStart(2, '0')}`));
  const [banned, running, , ...others] = adverts;
  // the third one stays in moderation
  for (const { id } of others) await admin.updateAdvert(id, { status: 'approved' });
  if (banned) await admin.updateAdvert(banned.id, { status: 'ban', ban: 'Misleading prices' });
  if (running) await admin.updateAdvert(running.id, { status: 'working' });

  const page = await as('advertiser', `/advertiser/campaigns/${campaign.id}`);
  const names = page.getByRole('grid', { name: 'Adverts' }).getByRole('rowheader').getByRole('link');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();

  await test.step('sort order and search survive a reload and Back', async () => {
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(page).toHaveURL(/sort=-name/);
    await expect(names.first()).toHaveText('Advert 20');
    await page.reload();
    await expect(names.first()).toHaveText('Advert 20');
    await page.getByRole('searchbox', { name: 'Search adverts' }).fill('Advert 1');
    await expect(page).toHaveURL(/search=/);
    await expect(names).toHaveCount(10);
    await expect(names.first()).toHaveText('Advert 19');
    await page.getByRole('link', { name: 'Advert 19' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Advert 19' })).toBeVisible();
    await page.goBack();
    await expect(names).toHaveCount(10);
    await expect(names.first()).toHaveText('Advert 19');
    await page.getByRole('searchbox', { name: 'Search adverts' }).fill('');
    await expect(names).toHaveCount(20);
  });

  await test.step('all adverts are started at once', async () => {
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await expect(page.getByText('20 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const results = page.getByRole('dialog', { name: '20 adverts' });
    await expect(results.getByText('17 done, 1 unchanged, 2 refused')).toBeVisible();
    await expect(results.getByText('cannot start, advert status ban')).toBeVisible();
    await expect(results.getByText('advert already working')).toBeVisible();
    await expect(results.getByText('cannot start, advert status moderate')).toBeVisible();
    await results.getByRole('button', { name: 'Close results' }).click();
    await expect(page.getByRole('row', { name: /Working/ })).toHaveCount(18);
    // the bar has gone, and the focus is back among the rows
    await expect(page.getByRole('grid', { name: 'Adverts' }).locator(':focus')).toHaveCount(1);
  });
});
