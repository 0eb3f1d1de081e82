import type { Page } from '@playwright/test';
import type { ApiSession } from '../scripts/lib/api-session.ts';
import { expect, test } from './fixtures/test.ts';
import { create, openSection, startCampaign } from './steps/campaign-form.ts';
import { delayResponses } from './steps/delay-responses.ts';
import { tabTo } from './steps/tab-to.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

test('limits and dates that contradict each other are told where they stand, and nothing is sent', async ({ as }) => {
  const page = await as('advertiser');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/campaigns')) sent.push(request.url());
  });
  await startCampaign(page, unique('Contradicting'));
  await openSection(page, 'Schedule');
  await page.getByLabel('Dates: first day').fill('31/12/2026');
  await page.getByLabel('Dates: last day').fill('01/12/2026');
  // a step that was passed over is marked
  await openSection(page, 'Limits');
  const steps = page.getByRole('navigation', { name: 'Campaign steps' });
  await expect(steps.getByRole('link', { name: 'Schedule, 1 to correct' })).toBeVisible();
  await page.getByLabel('Total budget').fill('1000');
  await page.getByLabel('Daily budget').fill('1500');
  await page.keyboard.press('Enter');
  // and this one isn't left
  await expect(page.getByLabel('Daily budget')).toBeFocused();
  await expect(page.getByLabel('Daily budget')).toHaveAccessibleDescription(/Must not exceed the total budget/);

  await create(page);
  // the first of them, in another step, has the focus
  await expect(page.getByLabel('Dates: last day')).toBeFocused();
  await expect(page.getByLabel('Dates: last day')).toHaveAttribute('aria-invalid', 'true');
  await steps.getByRole('link', { name: 'Limits, 1 to correct' }).click();
  expect(sent).toEqual([]);

  // mended by the other one of the two
  await page.getByLabel('Total budget').fill('2000');
  await expect(page.getByLabel('Daily budget')).not.toHaveAttribute('aria-invalid');
  await openSection(page, 'Schedule');
  await page.getByLabel('Dates: last day').fill('31/01/2027');
  await create(page);
  await expect(toast(page, /created$/)).toBeVisible();
});

test('a country that is wanted and unwanted is named on both sides, and not saved', async ({ as }) => {
  const page = await as('advertiser');
  await startCampaign(page, unique('Torn'));
  await openSection(page, 'Audience');
  await page.getByRole('button', { name: /^Countries/ }).click();
  const countries = page.getByRole('group', { name: /^Countries/ });
  const included = countries
    .getByRole('combobox', { name: 'Include' })
    .or(countries.getByRole('textbox', { name: 'Include' }));
  const excluded = countries
    .getByRole('combobox', { name: 'Exclude' })
    .or(countries.getByRole('textbox', { name: 'Exclude' }));
  await included.fill('DE');
  await included.press('Enter');
  await excluded.fill('de');
  await excluded.press('Enter');
  await expect(included).toHaveAccessibleDescription(/also in “Exclude”/);
  await expect(excluded).toHaveAccessibleDescription(/also in “Include”/);

  await page.getByRole('button', { name: 'Next: Review' }).click();
  await expect(included).toBeFocused();
  // from elsewhere, too
  await create(page);
  await expect(included).toBeFocused();
  await expect(included).toHaveAccessibleDescription(/also in “Exclude”/);
  await countries.getByRole('button', { name: 'Remove 1 from here' }).last().click();
  await create(page);
  await expect(toast(page, /created$/)).toBeVisible();
});

test('a list pasted by the hundred says what became of it', async ({ as }) => {
  const page = await as('advertiser');
  await startCampaign(page, unique('Pasted'));
  await openSection(page, 'Audience');
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
  await expect(addresses.getByLabel('To correct: 2')).toHaveValue('10.0.0.256\nlocalhost');
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Narrowed by IP addresses (193).');

  // what holds it back is shown, not covered by the bar that holds the button
  const next = page.getByRole('button', { name: 'Next: Review' });
  await next.click();
  await expect(addresses.getByLabel('To correct: 2')).toBeFocused();
  const [correction, button] = [await addresses.getByLabel('To correct: 2').boundingBox(), await next.boundingBox()];
  if (!correction || !button) throw new Error('one of them is nowhere');
  expect(correction.y).toBeGreaterThan(0);
  expect(correction.y + correction.height).toBeLessThan(button.y);
});

test('hours and weekdays are chosen with the keyboard alone', async ({ as }) => {
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

/** The server's draft of the form has these texts: one that was kept before they were typed doesn't. */
const expectDraft = (user: ApiSession, ...texts: string[]) =>
  expect
    .poll(async () => {
      const draft = JSON.stringify(await user.get('drafts/new-campaign'));
      return texts.filter((text) => !draft.includes(text));
    })
    .toEqual([]);

test('a draft outlives its tab, and is gone once the campaign is made', async ({ as, api }) => {
  // others leave drafts of this form behind, each account its own
  const page = await as('multi', '/advertiser/campaigns');
  const name = unique('Half done');
  await startCampaign(page, name);
  await openSection(page, 'Audience');
  await page.getByRole('button', { name: /^Keywords/ }).click();
  const included = (tab: Page) =>
    tab.getByRole('group', { name: /^Keywords/ }).getByRole('textbox', { name: 'Include' });
  await included(page).fill('shoes');
  await included(page).press('Enter');
  await openSection(page, 'Limits');
  await page.getByLabel('Total budget').fill('2500');
  await expectDraft(await api('multi'), name, '2500');
  await expect(page.getByText(/^Draft of /)).toBeVisible();
  const { url, context } = { url: page.url(), context: page.context() };
  await page.close();

  const again = await context.newPage();
  await again.goto(url);
  await expect(again.getByText(/^You have an unfinished draft of /)).toBeVisible();
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(again.getByLabel('Total budget')).toHaveValue('2,500');
  await expect(again.getByRole('complementary', { name: 'Summary' })).toContainText('Narrowed by keywords (1).');
  await openSection(again, 'Basics');
  await expect(again.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(again.getByLabel('Link', { exact: true })).toHaveValue('https://shop.example/spring');
  await create(again);
  await expect(again.getByRole('heading', { name, level: 1 })).toBeVisible();

  const [answer] = await Promise.all([
    again.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith('/drafts/new-campaign'),
    ),
    again.goto('/advertiser/campaigns/new-campaign'),
  ]);
  expect(await answer.json()).toEqual({ values: null, updated_at: null });
  await expect(again.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(again.getByText(/unfinished draft/)).toHaveCount(0);
});

test('what is typed before a draft was decided on is there with it after a reload, and the list says so', async ({
  as,
  api,
}) => {
  const user = await api('multi');
  const page = await as('multi', '/advertiser/campaigns');
  const [first, second] = [unique('First'), unique('Second')];
  await startCampaign(page, first);
  await openSection(page, 'Schedule');
  await expectDraft(user, first, '"section":"schedule"');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('link', { name: `Continue draft of ${first}` }).click();
  await expect(page.getByText(`“${first}”`)).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(second);
  await expectDraft(user, first, second);

  await page.reload();
  await expect(page.getByText(/unfinished draft/)).toHaveCount(2);
  const offered = (name: string) => page.getByRole('status').filter({ hasText: `“${name}”` });
  await expect(offered(second)).toBeVisible();
  await offered(first).getByRole('button', { name: 'Continue' }).click();
  // where it was left
  await expect(page.getByLabel('Dates: first day')).toBeVisible();
  await openSection(page, 'Basics');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(first);
  await offered(second).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText(/unfinished draft/)).toHaveCount(0);

  await create(page);
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
  await page.goto('/advertiser/campaigns');
  await expect(page.getByRole('link', { name: first, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue draft/ })).toHaveCount(0);
});

test('a press is a press, though the field that is left tells what is wrong above the button', async ({ as }) => {
  const page = await as('advertiser', '/advertiser/campaigns/new-campaign?section=limits');
  // the whole form is in sight: nothing holds the buttons in their place
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.getByLabel('Daily budget').fill('much');
  const button = page.getByRole('button', { name: 'Next: Audience' });
  const before = await button.boundingBox();
  if (!before) throw new Error('the button is nowhere');
  await page.mouse.move(before.x + before.width / 2, before.y + 2);
  await page.mouse.down();
  // a finger takes its time, and the page two frames
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  // pressed: the first that is wrong has the focus again
  await expect(page.getByLabel('Daily budget')).toBeFocused();
});

test('who leaves while the campaign is being made stays where they went', async ({ as }) => {
  // no draft of others is kept on when this one is forgotten
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
  // the last that the form does
  await forgotten;
  await expect(page).toHaveURL('/advertiser/settings');
});
