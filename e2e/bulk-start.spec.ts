import { expect, test } from './fixtures/test.ts';
import { unique } from './steps/unique.ts';

test('of twenty adverts that are started at once, three are not, and each says why', async ({ as, api }) => {
  const advertiser = await api('advertiser');
  const admin = await api('admin');
  const campaign = await advertiser.createCampaign(unique('Campaign'));
  const adverts = [];
  for (let number = 1; number <= 20; number++)
    adverts.push(await advertiser.createScriptedAdvert(campaign.id, `Advert ${number}`));
  const [banned, running, , ...others] = adverts;
  // the third one waits for moderation
  for (const { id } of others) await admin.updateAdvert(id, { status: 'approved' });
  if (banned) await admin.updateAdvert(banned.id, { status: 'ban', ban: 'Misleading prices' });
  if (running) await admin.updateAdvert(running.id, { status: 'working' });

  const page = await as('advertiser', `/advertiser/campaigns/${campaign.id}`);
  await expect(page.getByText(/Not serving: it is stopped/)).toBeVisible();
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
  // the bar is gone, and the keys are among the rows again
  await expect(page.getByRole('grid', { name: 'Adverts' }).locator(':focus')).toHaveCount(1);
});
