import { expect, test } from './fixtures/test.ts';
import { delayResponses } from './steps/delay-responses.ts';
import { searchFor } from './steps/search-for.ts';
import { unique } from './steps/unique.ts';

test("a manager's lists hold the own clients' campaigns and sites, and another's id is not found", async ({
  as,
  api,
  problems,
}) => {
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

test('a limit of two campaigns is changed after a look at what would change', async ({ as, api }) => {
  const advertiser = await api('advertiser');
  const name = unique('Limited');
  for (const number of [1, 2]) await advertiser.createCampaign(`${name} ${number}`);
  const page = await as('advertiser', `/advertiser/campaigns?search=${encodeURIComponent(name)}`);

  await expect(page.getByRole('link', { name: `${name} 2` })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change limit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change limit: 2 campaigns' });
  await dialog.getByRole('spinbutton', { name: 'New value' }).fill('500');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText(/^Daily budget: none → .*500\.00$/)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Apply to 2' }).click();
  await expect(page.getByText('2 campaigns changed')).toBeVisible();

  await page.getByRole('link', { name: `${name} 1` }).click();
  await expect(page.getByRole('heading', { name: `${name} 1`, level: 1 })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Daily budget' })).toBeVisible();
  await expect(page.getByRole('list', { name: `History of ${name} 1` })).toContainText('Daily budget');
});

test('of the days of two campaigns only the one that was filled in is changed', async ({ as, api }) => {
  const advertiser = await api('advertiser');
  const name = unique('Dated');
  const ends = ['2026-10-24', '2026-11-30'];
  const made: number[] = [];
  for (const end_date of ends) made.push((await advertiser.createCampaign(`${name} ${end_date}`, { end_date })).id);
  const page = await as('advertiser', `/advertiser/campaigns?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: `${name} ${ends[1]}` })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change dates: 2 campaigns' });
  await dialog.getByRole('textbox', { name: 'First day' }).fill('01/10/2026');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('First day: none → 01/10/2026')).toHaveCount(2);
  await expect(dialog.getByText(/→ none/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Apply to 2' }).click();
  await expect(page.getByText('2 campaigns changed')).toBeVisible();
  for (const [index, id] of made.entries())
    expect(await advertiser.get(`campaigns/${id}`)).toMatchObject({ start_date: '2026-10-01', end_date: ends[index] });
});

test('a campaign that was stopped works again with Undo, and the history has an entry for each', async ({
  as,
  api,
}) => {
  const advertiser = await api('advertiser');
  const { id, name } = await advertiser.createCampaign(unique('Undone'));
  await advertiser.post('campaigns/bulk', { ids: [id], action: 'start' });
  const page = await as('advertiser', `/advertiser/campaigns/${id}`);

  await page.getByRole('button', { name: 'Stop campaign' }).click();
  await expect(page.getByText(`Campaign ${name} stopped`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Campaign ${name} changed back`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop campaign' })).toBeVisible();
  expect(await advertiser.get(`campaigns/${id}/changes`)).toMatchObject({ total: 3 });
});

test('a group is stopped in its list, and its campaigns say so below it', async ({ as, api }) => {
  const advertiser = await api('advertiser');
  const name = unique('Group');
  const { id } = await advertiser.post<{ id: number }>('groups', { name, cash_limit: 900 });
  const campaign = await advertiser.createCampaign(unique('Grouped'));
  await advertiser.post('campaigns/bulk', { ids: [campaign.id], action: 'move_to_group', group_id: id });
  await advertiser.post('campaigns/bulk', { ids: [campaign.id], action: 'start' });
  const page = await as('advertiser');

  await page.getByRole('link', { name: 'Groups' }).click();
  await searchFor(page, 'groups', name);
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('1 of 1 campaign started');
  await expect(row).toContainText('of 900.00');
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Stop' }).click();
  await expect(page.getByText(`Group ${name} stopped`)).toBeVisible();
  await expect(row).toContainText('Paused');

  await row.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/advertiser/campaigns\\?group=${id}$`));
  const about = page.getByRole('region', { name });
  await expect(about).toContainText('Paused');
  await expect(about).toContainText('It is stopped.');
  await expect(page.getByRole('row', { name: campaign.name })).toContainText('Group paused');
});

test('a campaign that waits for its group leads to where the group is started', async ({ as, api }) => {
  const advertiser = await api('advertiser');
  const name = unique('Group');
  const { id } = await advertiser.post<{ id: number }>('groups', { name });
  const campaign = await advertiser.createCampaign(unique('Waiting'));
  await advertiser.post('campaigns/bulk', { ids: [campaign.id], action: 'move_to_group', group_id: id });
  await advertiser.post('campaigns/bulk', { ids: [campaign.id], action: 'start' });
  const page = await as('advertiser', `/advertiser/campaigns/${campaign.id}`);
  await expect(page.getByText('Not serving: it has no adverts yet.')).toBeVisible();

  await page.goto(`/advertiser/campaigns/${id}/group/edit`);
  await page.getByRole('button', { name: 'Stop group' }).click();
  await expect(page.getByText(`Group ${name} stopped`)).toBeVisible();
  await page.goto(`/advertiser/campaigns/${campaign.id}`);
  await expect(page.getByText(`Not serving: its group ${name} is stopped.`)).toBeVisible();
  await page.getByRole('link', { name: 'Change the group' }).click();
  await page.getByRole('button', { name: 'Start group' }).click();
  await expect(page.getByText(`Group ${name} started`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Not serving: it has no adverts yet.')).toBeVisible();
});

test("which of a campaign's adverts are shown, and in which order, survives a reload and Back", async ({ as, api }) => {
  const advertiser = await api('advertiser');
  const campaign = await advertiser.createCampaign(unique('Ordered'));
  for (const name of ['Alpha', 'Beta']) await advertiser.createScriptedAdvert(campaign.id, name);
  const page = await as('advertiser', `/advertiser/campaigns/${campaign.id}`);
  const names = page.getByRole('grid', { name: 'Adverts' }).getByRole('rowheader');

  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect(names).toHaveText(['Beta', 'Alpha']);
  await page.reload();
  await expect(names).toHaveText(['Beta', 'Alpha']);
  await page.getByRole('searchbox', { name: 'Search adverts' }).fill('alp');
  await expect(page).toHaveURL(/search=alp/);
  await expect(names).toHaveText(['Alpha']);
  await page.getByRole('link', { name: 'Alpha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alpha' })).toBeVisible();
  await page.goBack();
  await expect(names).toHaveText(['Alpha']);
});

test('who types a search and goes to another screen at once gets there', async ({ as }) => {
  const page = await as('advertiser', '/version.json');
  await page.clock.install();
  await page.goto('/advertiser/campaigns');
  await expect(page.getByRole('grid', { name: 'Campaigns' })).toBeVisible();
  const letGo = await delayResponses(page, '**/assets/setti-*');

  // no time passes: the search waits for a pause in typing
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('searchbox', { name: 'Search campaigns' }).fill('spring');
  const asked = page.waitForRequest('**/assets/setti-*');
  await page.getByRole('link', { name: 'Settings' }).click();
  await asked;
  await page.clock.runFor(1000);
  await page.clock.resume();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page).toHaveURL('/advertiser/settings');
});
