import type { Page } from '@playwright/test';
import { signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { openSection } from './steps/adverts.ts';
import { changeCampaign } from './steps/change-campaign.ts';
import { connectionOf, expectLive, outageMessages } from './steps/connection.ts';
import { delayResponses } from './steps/delay-responses.ts';
import { signOut } from './steps/sign-out.ts';
import { notices, toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';
import { waitForSavedDraft } from './steps/wait-for-saved-draft.ts';

test('the second of two users editing a campaign overwrites the first deliberately, or gives way', {
  tag: '@nightly',
}, async ({ as, api, problems }) => {
  problems.expect(/status of 400/);
  const [advertiser, manager] = [await api('advertiser'), await api('manager')];
  const page = await as('advertiser');

  /** Lets the advertiser save after the manager. */
  const saveSecond = async () => {
    const { id } = await advertiser.createCampaign(unique('Shared'));
    await page.goto(`/advertiser/campaigns/${id}/edit`);
    const [mine, theirs] = [unique('Mine'), unique('Theirs')];
    await page.getByLabel('Name', { exact: true }).fill(mine);
    await openSection(page, 'Limits');
    await page.getByLabel('Daily budget').fill('700');
    await changeCampaign(manager, id, { name: theirs, bid: 250 });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, /^Code 400, .*Timur Akhmetov/).last()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Timur Akhmetov changed Name and Bid / })).toBeFocused();
    await expect(page.getByLabel('Daily budget')).toHaveValue('700');
    return { mine, theirs };
  };

  await test.step('overwrites the first', async () => {
    const { mine, theirs } = await saveSecond();
    await page.getByRole('button', { name: 'Save choices' }).click();
    await expect(page.getByRole('heading', { name: mine, level: 1 })).toBeVisible();
    // the history shows who has overwritten what
    const newest = page
      .getByRole('list', { name: `History of ${mine}` })
      .getByRole('listitem')
      .first();
    await expect(newest).toContainText(theirs);
    await expect(newest).toContainText('Daily budget');
    // fields that only the first user has changed are kept
    await expect(newest).not.toContainText('Bid');
  });

  await test.step('gives way', async () => {
    const { theirs } = await saveSecond();
    const forgotten = page.waitForResponse(
      (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/drafts/'),
    );
    await page.getByRole('button', { name: 'Load the newer version' }).click();
    await expect(page.getByLabel('Daily budget')).toHaveValue('');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(theirs);
    await expect(page.getByLabel('Bid')).toHaveValue('250');

    // discarded changes are not offered as a draft
    await forgotten;
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(theirs);
    await expect(page.getByText('Unsaved changes from')).toHaveCount(0);
    await expect(notices(page)).toHaveText('');
  });
});

/** Enters a name, leaves by a link, and comes back after the draft has been saved. */
async function leaveAndComeBack(page: Page, hasLeft?: () => void) {
  const name = unique('Unfinished');
  const form = page.url();
  const draftSaved = waitForSavedDraft(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Campaigns' }).click();
  hasLeft?.();
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await draftSaved;

  await page.goto(form);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
}

test("an unfinished edit is offered again, and one that can't be saved as a draft asks before leaving", async ({
  visit,
  api,
  problems,
}) => {
  problems.expect(/status of 500|answer: 500/);
  const { id } = await (await api('advertiser')).createCampaign(unique('Left'));
  const form = `/advertiser/campaigns/${id}/edit`;
  const page = await visit();
  const field = page.getByLabel('Name', { exact: true });
  await signIn(page, 'advertiser');

  await test.step('leaving by a link does not ask, and the draft can be restored', async () => {
    await page.goto(form);
    await leaveAndComeBack(page);
  });

  await test.step('signing out while typing keeps the input', async () => {
    const name = unique('Unfinished');
    await field.fill(name);
    await signOut(page);
    await signIn(page, 'advertiser');
    await page.goto(form);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(field).toHaveValue(name);
  });

  await test.step("if the server can't save the draft, staying keeps the input", async () => {
    const name = unique('Unfinished');
    await page.route('**/drafts/*', (route) => route.fulfill({ status: 500, json: { error: 'disk' } }));
    await field.fill(name);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Campaigns' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(field).toHaveValue(name);
  });
});

test('an unfinished edit is offered again even if it was left before the lookup of a draft had finished', {
  tag: '@nightly',
}, async ({ as, api }) => {
  const { id } = await (await api('advertiser')).createCampaign(unique('Left'));
  const page = await as('advertiser');
  const hasLeft = await delayResponses(page, '**/drafts/*');
  await page.goto(`/advertiser/campaigns/${id}/edit`);
  await leaveAndComeBack(page, hasLeft);
});

test('drafts are saved again after an outage of the server', { tag: '@nightly' }, async ({
  as,
  api,
  problems,
  server,
}) => {
  problems.expect(outageMessages);
  const { id } = await (await api('advertiser')).createCampaign(unique('Kept on'));
  const page = await as('advertiser', `/advertiser/campaigns/${id}/edit`);
  const savedBefore = waitForSavedDraft(page);
  await page.getByLabel('Name', { exact: true }).fill(unique('Kept on'));
  await savedBefore;
  await expectLive(page);
  await server.kill();
  await expect(connectionOf(page)).toHaveAttribute('data-state', 'opening');
  // everything on the screen is refetched after a reconnection
  const refreshed = page.waitForResponse(/\/backend\/api\/formats$/, { timeout: 0 });
  await server.start();
  await refreshed;
  await expectLive(page);

  const draftSaved = waitForSavedDraft(page);
  await page.getByLabel('Name', { exact: true }).fill(unique('Kept on'));
  await draftSaved;
});

test('leaving during a save keeps a draft in case the save fails', { tag: '@nightly' }, async ({ as, api }) => {
  const { id } = await (await api('advertiser')).createCampaign(unique('Left'));
  const page = await as('advertiser', `/advertiser/campaigns/${id}/edit`);
  await delayResponses(page, `**/backend/api/campaigns/${id}`, 'PUT');
  const name = unique('Unfinished');
  const draftSaved = waitForSavedDraft(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  const requestPromise = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith(`/campaigns/${id}`),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await requestPromise;
  await page.getByRole('link', { name: 'Settings' }).click();
  await draftSaved;

  await page.goto(`/advertiser/campaigns/${id}/edit`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
});

test('a place stored only in the JSON text is shown and kept by another edit', { tag: '@nightly' }, async ({
  as,
  api,
}) => {
  const advertiser = await api('advertiser');
  const france = { id: 'FR', type: 'country', name: 'France', parent_id: 'EU' };
  const ads = { geo_white_ui: JSON.stringify([{ ...france, active: true }]) };
  const { id, name } = await advertiser.createCampaign(unique('In France'), { ads });
  const page = await as('advertiser', `/advertiser/campaigns/${id}/edit#limits`);
  await expect(page.getByRole('button', { name: 'Audience' })).toHaveAccessibleDescription(/^In France[.;]/);
  await page.getByLabel('Daily budget').fill('700');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Campaign ${name} updated`)).toBeVisible();
  expect(await advertiser.get(`campaigns/${id}/targeting`)).toMatchObject({
    cash_limit_day: { value: 700 },
    country: { value: { white: ['FR'], black: [] } },
    geo_white_ui: JSON.stringify([france]),
  });
});
