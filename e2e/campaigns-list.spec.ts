import { expect, test } from './fixtures/test.ts';
import { delayResponses } from './steps/delay-responses.ts';
import { searchFor } from './steps/search-for.ts';
import { undoButtonOf } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

test('a manager sees the campaigns and sites of the own clients only', async ({ as, api, problems }) => {
  problems.expect(/status of 404/);
  const own = await (await api('advertiser')).createCampaign(unique('Campaign'));
  const page = await as('manager', `/manager/campaigns?search=${encodeURIComponent(own.name)}`);
  await expect(page.getByRole('link', { name: own.name })).toBeVisible();
  await expect(page.getByRole('row', { name: own.name })).toContainText(own.owner_name);

  const all = await (await api('admin')).get<{ items: { id: number }[] }>('campaigns?limit=1000');
  const theirs = await (await api('manager')).get<{ items: { id: number }[] }>('campaigns?limit=1000');
  const visible = new Set(theirs.items.map(({ id }) => id));
  const foreign = all.items.find(({ id }) => !visible.has(id))?.id ?? 999_999;
  await page.goto(`/manager/campaigns/${foreign}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await page.goto('/manager/sites');
  await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible();
});

test('limits and dates of two campaigns are changed after a preview, and a stop is undone', async ({ as, api }) => {
  const advertiser = await api('advertiser');
  const name = unique('Changed');
  const ends = ['2026-12-24', '2026-12-31'];
  const campaigns: { id: number; name: string }[] = [];
  for (const end_date of ends) campaigns.push(await advertiser.createCampaign(`${name} ${end_date}`, { end_date }));
  const [first] = campaigns;
  if (!first) throw new Error('There is no campaign');
  await advertiser.post('campaigns/bulk', { ids: [first.id], action: 'start' });
  const page = await as('advertiser', `/advertiser/campaigns?search=${encodeURIComponent(name)}`);
  const change = async (what: string) => {
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('menuitem', { name: what }).click();
    return page.getByRole('dialog', { name: `${what}: 2 campaigns` });
  };
  const select = async () => {
    await expect(page.getByRole('link', { name: `${name} ${ends[1]}`, exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  };

  await test.step('changes a limit', async () => {
    await select();
    const dialog = await change('Change limit');
    await dialog.getByRole('spinbutton', { name: 'New value' }).fill('500');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText(/^Daily budget: none → .*500\.00$/)).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Apply to 2' }).click();
    await expect(page.getByText('2 campaigns changed')).toBeVisible();
  });

  await page.reload();
  await test.step('changes only the date that was filled in', async () => {
    await select();
    const dialog = await change('Change dates');
    await dialog.getByRole('textbox', { name: 'First day' }).fill('01/12/2026');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('First day: none → 01/12/2026')).toHaveCount(2);
    await expect(dialog.getByText(/→ none/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Apply to 2' }).click();
    await expect(page.getByText('2 campaigns changed')).toBeVisible();
    for (const [index, { id }] of campaigns.entries())
      expect(await advertiser.get(`campaigns/${id}`)).toMatchObject({
        start_date: '2026-12-01',
        end_date: ends[index],
      });
  });

  await test.step('lists a stop and its undo as separate history entries', async () => {
    await page.getByRole('link', { name: first.name, exact: true }).click();
    await expect(page.getByRole('heading', { name: first.name, level: 1 })).toBeVisible();
    await expect(page.getByRole('meter', { name: 'Daily budget' })).toBeVisible();
    const history = page.getByRole('list', { name: `History of ${first.name}` });
    await expect(history).toContainText('Daily budget');
    await page.getByRole('button', { name: 'Stop campaign' }).click();
    await undoButtonOf(page, `Campaign ${first.name} stopped`).click();
    await expect(page.getByText(`Campaign ${first.name} started again`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop campaign' })).toBeVisible();
    // started, two changes, stopped, and the undo
    expect(await advertiser.get(`campaigns/${first.id}/changes`)).toMatchObject({ total: 5 });
  });
});

test('a stopped group is shown on its campaigns, which link to it', { tag: '@nightly' }, async ({ as, api }) => {
  const advertiser = await api('advertiser');
  const name = unique('Group');
  const { id } = await advertiser.post<{ id: number }>('groups', { name, cash_limit: 900 });
  const campaign = await advertiser.createCampaign(unique('Grouped'));
  await advertiser.post('campaigns/bulk', { ids: [campaign.id], action: 'move_to_group', group_id: id });
  await advertiser.post('campaigns/bulk', { ids: [campaign.id], action: 'start' });
  const page = await as('advertiser');

  await test.step('shows the group in the list of groups', async () => {
    await page.getByRole('link', { name: 'Groups' }).click();
    await searchFor(page, 'groups', name);
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('0 of 1 serving');
    await expect(row).toContainText('of 900.00');
    await row.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Stop' }).click();
    await expect(page.getByText(`Group ${name} stopped`)).toBeVisible();
    await expect(row).toContainText('Paused');
    await row.getByRole('link', { name, exact: true }).click();
  });

  await test.step('shows the campaigns of the group', async () => {
    await expect(page).toHaveURL(new RegExp(`/advertiser/campaigns\\?group=${id}$`));
    const about = page.getByRole('region', { name });
    await expect(about).toContainText('Paused');
    await expect(about).toContainText('Paused.');
    await expect(page.getByRole('row', { name: campaign.name })).toContainText('Group paused');
  });

  await test.step('links from a paused campaign to its group', async () => {
    await page.getByRole('link', { name: campaign.name, exact: true }).click();
    await expect(page.getByText(`The group ${name} is stopped.`)).toBeVisible();
    await page.getByRole('link', { name: 'Change the group' }).click();
    await page.getByRole('button', { name: 'Start group' }).click();
    await expect(page.getByText(`Group ${name} started`)).toBeVisible();
    await page.goBack();
    await expect(page.getByText('The campaign has no adverts yet.')).toBeVisible();
  });
});

test('navigating immediately after typing a search opens the other screen', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('advertiser', '/version.json');
  await page.clock.install();
  await page.goto('/advertiser/campaigns');
  await expect(page.getByRole('grid', { name: 'Campaigns' })).toBeVisible();
  const letGo = await delayResponses(page, '**/assets/setti*');

  // with a stopped clock, the debounced search does not run yet
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('searchbox', { name: 'Search campaigns' }).fill('spring');
  const requestPromise = page.waitForRequest('**/assets/setti*');
  await page.getByRole('link', { name: 'Settings' }).click();
  await requestPromise;
  await page.clock.runFor(1000);
  await page.clock.resume();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page).toHaveURL('/advertiser/settings');
});
