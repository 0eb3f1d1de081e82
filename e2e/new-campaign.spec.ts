import type { ApiSession } from '../scripts/lib/api-session.ts';
import { signInHere } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { create, openSection, startCampaign } from './steps/campaign-form.ts';
import { delayResponses } from './steps/delay-responses.ts';
import { tabTo } from './steps/tab-to.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

test('contradictions in a new campaign are shown at their fields, and nothing is sent until they are fixed', {
  tag: '@nightly',
}, async ({ as }) => {
  const page = await as('advertiser');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/campaigns')) sent.push(request.url());
  });
  await startCampaign(page, unique('Contradicting'));
  const steps = page.getByRole('navigation', { name: 'Campaign steps' });

  await test.step('reports contradictions of dates and limits', async () => {
    await openSection(page, 'Schedule');
    await page.getByLabel('Dates: first day').fill('31/12/2026');
    await page.getByLabel('Dates: last day').fill('01/12/2026');
    // skipped steps with errors are marked
    await openSection(page, 'Limits');
    await expect(steps.getByRole('link', { name: 'Schedule, 1 to correct' })).toBeVisible();
    await page.getByLabel('Total budget').fill('1000');
    await page.getByLabel('Daily budget').fill('1500');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Daily budget')).toBeFocused();
    await expect(page.getByLabel('Daily budget')).toHaveAccessibleDescription(/Must not exceed the total budget/);

    await create(page);
    // the first contradiction, in another step, has the focus
    await expect(page.getByLabel('Dates: last day')).toBeFocused();
    await expect(page.getByLabel('Dates: last day')).toHaveAttribute('aria-invalid', 'true');
    await steps.getByRole('link', { name: 'Limits, 1 to correct' }).click();

    // fixed by changing the other of the two fields
    await page.getByLabel('Total budget').fill('2000');
    await expect(page.getByLabel('Daily budget')).not.toHaveAttribute('aria-invalid');
    await openSection(page, 'Schedule');
    await page.getByLabel('Dates: last day').fill('31/01/2027');
  });

  await openSection(page, 'Audience');
  await test.step('summarizes a pasted list of 200 entries', async () => {
    await page.getByRole('button', { name: /^IP addresses/ }).click();
    const addresses = page.getByRole('group', { name: /^IP addresses/ });
    const good = Array.from({ length: 193 }, (_, index) => `10.0.0.${index}`);
    const lines = [...good, ...good.slice(0, 5), '10.0.0.256', 'localhost'].join('\n');
    await addresses.getByRole('textbox', { name: 'Include' }).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, lines);
    await expect(addresses.getByText('193 added, 5 skipped, 2 to correct')).toBeVisible();
    const toCorrect = addresses.getByLabel('To correct: 2');
    await expect(toCorrect).toHaveValue('10.0.0.256\nlocalhost');
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Narrowed by IP addresses (193).');

    // the refused field is visible, not covered by the bar with the button
    const next = page.getByRole('button', { name: 'Next: Review' });
    await next.click();
    await expect(toCorrect).toBeFocused();
    const [correction, button] = [await toCorrect.boundingBox(), await next.boundingBox()];
    if (!correction || !button) throw new Error('one of them is nowhere');
    expect(correction.y).toBeGreaterThan(0);
    expect(correction.y + correction.height).toBeLessThan(button.y);
    await addresses.getByRole('button', { name: 'Leave them out' }).click();
    await expect(toCorrect).toHaveCount(0);
  });

  await test.step('marks a country that is both included and excluded on both sides', async () => {
    await page.getByRole('button', { name: /^By code or ID/ }).click();
    const countries = page.getByRole('group', { name: /^Countries/ });
    const side = (name: string) =>
      countries.getByRole('combobox', { name }).or(countries.getByRole('textbox', { name }));
    const [included, excluded] = [side('Include'), side('Exclude')];
    await included.fill('DE');
    await included.press('Enter');
    await excluded.fill('de');
    await excluded.press('Enter');
    await expect(included).toHaveAccessibleDescription(/also in “Exclude”/);
    await expect(excluded).toHaveAccessibleDescription(/also in “Include”/);
    await page.getByRole('button', { name: 'Next: Review' }).click();
    await expect(included).toBeFocused();
    // from another step as well
    await create(page);
    await expect(included).toBeFocused();
    expect(sent).toEqual([]);
    await countries.getByRole('button', { name: 'Remove 1 from here' }).last().click();
  });

  await create(page);
  await expect(toast(page, /created$/)).toBeVisible();
});

test('hours and weekdays are chosen with the keyboard alone', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('advertiser');
  const { keyboard } = page;
  await tabTo(page.getByRole('link', { name: 'New campaign', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page.getByLabel('Name', { exact: true }));
  await keyboard.type(unique('At work'));
  await keyboard.press('Tab');
  await keyboard.type('https://shop.example/');
  await tabTo(page.getByRole('button', { name: 'Next: Schedule' }));
  await keyboard.press('Enter');

  const weekdays = page.getByRole('listbox', { name: 'Weekdays' });
  await tabTo(weekdays.getByRole('option', { name: 'Mon' }));
  await keyboard.press('Space');
  for (let day = 0; day < 4; day += 1) await keyboard.press('Shift+ArrowRight');
  await keyboard.press('Tab');
  for (let hour = 0; hour < 9; hour += 1) await keyboard.press('ArrowRight');
  await keyboard.press('Space');
  for (let hour = 0; hour < 9; hour += 1) await keyboard.press('Shift+ArrowRight');
  const hours = page.getByRole('group', { name: /^Hours and weekdays/ });
  await expect(hours.getByRole('status')).toHaveText('Mon-Fri 09:00-18:59 50 of 168 h');
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Mon-Fri 09:00-18:59');

  for (const name of ['Next: Limits', 'Next: Audience', 'Next: Review', 'Create campaign']) {
    await tabTo(page.getByRole('button', { name }));
    await keyboard.press('Enter');
  }
  await expect(toast(page, /created$/)).toBeVisible();
});

/** Waits for a draft with these texts on the server, because an older one may have been saved before. */
const expectDraft = (user: ApiSession, ...texts: string[]) =>
  expect
    .poll(async () => {
      const draft = JSON.stringify(await user.get('drafts/new-campaign'));
      return texts.filter((text) => !draft.includes(text));
    })
    .toEqual([]);

test('a draft survives closing the tab, is offered together with newer input, and is removed with the creation', {
  tag: '@nightly',
}, async ({ as, api, problems }) => {
  problems.expect(/status of 401/);
  // each account has its own draft of this form, and other tests leave theirs behind
  const user = await api('multi');
  const first = await as('multi', '/advertiser/campaigns');
  const [name, other] = [unique('Half done'), unique('Typed since')];

  await test.step('saves the draft during typing', async () => {
    await startCampaign(first, name);
    await openSection(first, 'Audience');
    await first.getByRole('button', { name: /^Keywords/ }).click();
    const included = first.getByRole('group', { name: /^Keywords/ }).getByRole('textbox', { name: 'Include' });
    await included.fill('shoes');
    await included.press('Enter');
    await openSection(first, 'Limits');
    await first.getByLabel('Total budget').fill('2500');
    await expectDraft(user, name, '2500', '"section":"limits"');
    await expect(first.getByText(/^Draft of /)).toBeVisible();
  });
  const context = first.context();
  await first.close();
  const page = await context.newPage();

  await test.step('continues from the list, and after signing in again, without another question', async () => {
    await page.goto('/advertiser/campaigns');
    await page.getByRole('link', { name: `Continue draft of ${name}` }).click();
    await expect(page.getByLabel('Total budget')).toHaveValue('2,500');
    const over = { status: 401, json: { error: 'The session is over' } };
    await page.route('**/drafts/new-campaign', (route) => route.fulfill(over), { times: 1 });
    await openSection(page, 'Schedule');
    await expect(page).toHaveURL('/');
    await signInHere(page, 'multi');
    await expect(page).toHaveURL(/section=schedule/);
    await openSection(page, 'Limits');
    await expect(page.getByLabel('Total budget')).toHaveValue('2,500');
    await expect(page.getByText(/Unsaved changes from/)).toHaveCount(0);
  });

  await test.step('offers the draft in another new campaign, and saves newer input separately', async () => {
    await page.goto('/advertiser/campaigns/new-campaign');
    await expect(page.getByText(`“${name}”`)).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(other);
    await expectDraft(user, name, other);
    await page.reload();
    await expect(page.getByText(/Unsaved changes from/)).toHaveCount(2);
  });

  await test.step('restores the draft', async () => {
    const offered = (text: string) => page.getByRole('status').filter({ hasText: `“${text}”` });
    await offered(name).getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Total budget')).toHaveValue('2,500');
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Narrowed by keywords (1).');
    await openSection(page, 'Basics');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue('https://shop.example/spring');
    await offered(other).getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText(/Unsaved changes from/)).toHaveCount(0);
  });

  await test.step('removes the draft after the campaign is created', async () => {
    await create(page);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.goto('/advertiser/campaigns');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Continue draft/ })).toHaveCount(0);
    await page.goto('/advertiser/campaigns/new-campaign');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(page.getByText(/Unsaved changes from/)).toHaveCount(0);
    expect(await user.get('drafts/new-campaign')).toEqual({ values: null, updated_at: null });
  });
});

test('a click works even if leaving the field shows an error above the button', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('advertiser', '/advertiser/campaigns/new-campaign?section=limits');
  // the whole form fits, so the buttons are not sticky
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.getByLabel('Daily budget').fill('much');
  const button = page.getByRole('button', { name: 'Next: Audience' });
  const before = await button.boundingBox();
  if (!before) throw new Error('the button is nowhere');
  await page.mouse.move(before.x + before.width / 2, before.y + 2);
  await page.mouse.down();
  // a real click takes some time, here two frames
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  // the click was handled: the first field with an error has the focus again
  await expect(page.getByLabel('Daily budget')).toBeFocused();
});

test('leaving while a campaign is being created does not return to it', { tag: '@nightly' }, async ({ as }) => {
  // with another account, so that no other test's draft is affected
  const page = await as('multi', '/advertiser/campaigns');
  const name = unique('Left behind');
  await startCampaign(page, name);
  const letGo = await delayResponses(page, '**/backend/api/campaigns', 'POST');
  await create(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const forgotten = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/drafts/new-campaign'),
  );
  letGo();
  await expect(toast(page, `Campaign ${name} created`)).toBeVisible();
  // the last call of the form
  await forgotten;
  await expect(page).toHaveURL('/advertiser/settings');
});
