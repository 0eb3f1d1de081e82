import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { dropZone } from './steps/adverts.ts';
import { dropFile } from './steps/drop-file.ts';
import { newAdvertForm } from './steps/new-advert-form.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

/** Becomes an element wherever text is interpreted as markup, inside or outside of an attribute. */
const HOSTILE = `"'><img data-hostile src=x onerror=alert(1)><svg data-hostile onload=alert(1)>{{7*7}}`;

const hostile = (what: string) => `${unique(what)} ${HOSTILE}`;

/**
 * Expects that nothing became markup. Code that ran would also be reported as a violation of the content security
 * policy.
 */
async function expectOnlyText(page: Page, text: string) {
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('[data-hostile]')).toHaveCount(0);
}

test('user texts stay text on every page that shows them', { tag: '@nightly' }, async ({ as, api }) => {
  const [advertiser, admin] = [await api('advertiser'), await api('admin')];
  const campaign = await advertiser.createCampaign(hostile('Campaign'));
  const { id, name } = await advertiser.createScriptedAdvert(campaign.id, hostile('Advert'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><title>${HOSTILE.replaceAll('<', '&lt;')}</title></svg>`;
  await advertiser.updateAdvert(id, {
    title: HOSTILE,
    description: HOSTILE,
    vpaid_name: HOSTILE,
    icon: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    icon_name: HOSTILE,
    // URL parameters contain no spaces and only known macros
    url_marks: HOSTILE.replaceAll(' ', '%20').replace('{{7*7}}', ''),
  });
  await admin.updateAdvert(id, { ban: HOSTILE, administrator_restrictions: HOSTILE });

  for (const account of ['advertiser', 'admin'] as const) {
    const page = await as(account, `/${account}/campaigns?search=${encodeURIComponent(campaign.name)}`);
    await expectOnlyText(page, campaign.name);
    await expect(page.getByRole('searchbox')).toHaveValue(campaign.name);
    for (const path of [`${campaign.id}`, `${campaign.id}/edit`, `adverts/${id}`]) {
      await page.goto(`/${account}/campaigns/${path}`);
      await expectOnlyText(page, campaign.name);
    }
    await expectOnlyText(page, name);
  }

  const page = await as('advertiser', `/advertiser/campaigns/${campaign.id}`);
  const row = page.getByRole('button', { name: `Actions for ${name}` });
  await row.click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(page.getByRole('dialog', { name: `Copy ${name}` }).getByRole('combobox')).toBeFocused();
  await expectOnlyText(page, campaign.name);
  await page.keyboard.press('Escape');
  await row.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expectOnlyText(page, `Remove ${name}?`);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/advertiser/campaigns/adverts/${id}`);
  const renamed = hostile('Renamed');
  await page.getByLabel('Name', { exact: true }).fill(renamed);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Advert ${renamed} updated`)).toBeVisible();
  await expectOnlyText(page, renamed);
});

test('a file name stays text during the upload and in a refusal', { tag: '@nightly' }, async ({ as, api, videos }) => {
  const page = await as('advertiser', await newAdvertForm(await api('advertiser')));
  for (const [path, type] of [
    [videos.text(), 'txt'],
    [videos.mp4(), 'mp4'],
  ] as const) {
    const name = `${HOSTILE}.${type}`;
    const disguised = join(dirname(path), name);
    copyFileSync(path, disguised);
    await dropFile(dropZone(page), disguised);
    await expectOnlyText(page, name);
  }
});

test('the name of a resolution and the text of a refusal stay text', { tag: '@nightly' }, async ({ as, problems }) => {
  problems.expect(/status of 500|answer: 500/);
  const page = await as('admin', '/admin/settings-global/resolution');
  const name = hostile('Wall');
  await page.getByRole('button', { name: 'New resolution' }).click();
  await page.getByLabel('Width').fill('4321');
  await page.getByLabel('Height').fill('765');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create resolution' }).click();
  await expectOnlyText(page, name);

  await page.route('**/backend/api/sites?*', (route) => route.fulfill({ status: 500, json: { error: HOSTILE } }));
  await page.goto('/admin/sites');
  await expectOnlyText(page, `Code 500, ${HOSTILE}`);
});

/** The same answer with hostile text before each user text. */
function poison(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(poison);
  if (typeof value !== 'object' || value === null) return value;
  const written = ['name', 'owner_name', 'domain', 'login', 'brand'];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === 'string' && written.includes(key) ? `${HOSTILE} ${item}` : poison(item),
    ]),
  );
}

test('names of users and sites from an API answer stay text', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('admin');
  await page.route('**/backend/api/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: poison(await answer.json()) });
  });
  for (const path of ['sites', 'campaigns', 'campaigns/new-campaign', 'settings']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('button', { name: `Account of ${HOSTILE}` })).toBeVisible();
    await expect(page.getByRole('main').getByText(HOSTILE).first()).toBeAttached();
    await expect(page.locator('[data-hostile]')).toHaveCount(0);
  }
  // late parts may still send calls, whose answers must be read before the page is closed
  await page.unrouteAll({ behavior: 'wait' });
});

test("a visitor's message stays text", { tag: '@nightly' }, async ({ visit }) => {
  const page = await visit();
  await page.goto('/contacts');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill(HOSTILE);
  await page.getByLabel('Message', { exact: true }).fill(HOSTILE);
  // mail programs accept such an address, but the contract doesn't, so the confirmation can't contain it
  await page.getByLabel('E-mail').fill('"<img data-hostile src=x onerror=alert(1)>"@a.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectOnlyText(page, 'Must be an e-mail address');

  await page.getByLabel('E-mail').fill("o'hostile@a.example");
  await page.getByRole('button', { name: 'Send' }).click();
  await expectOnlyText(page, "The reply will go to o'hostile@a.example");
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(name).toHaveValue(HOSTILE);
  await expectOnlyText(page, "We'll reply to this address.");
});

test('the login of a recovery request stays text', { tag: '@nightly' }, async ({ visit, problems }) => {
  problems.expect(/status of 400/);
  const page = await visit();
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(HOSTILE);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgotten password' }).getByLabel('E-mail')).toHaveValue(HOSTILE);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expectOnlyText(page, `If ${HOSTILE} has an account`);
  await dialog.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveValue(HOSTILE);
  await expect(page.locator('[data-hostile]')).toHaveCount(0);

  await test.step('for a valid link', async () => {
    await page.route('**/auth/recovery/good', (route) => route.fulfill({ json: poison({ login: 'a@b.example' }) }));
    await page.goto('/recover/good');
    await expectOnlyText(page, `For ${HOSTILE} a@b.example`);
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    await expect(page.locator('[autocomplete=username]')).toHaveValue(`${HOSTILE} a@b.example`);
  });

  await test.step('for a used or expired link', async () => {
    await page.route('**/auth/recovery/dead', (route) => route.fulfill({ status: 400, json: { error: HOSTILE } }));
    await page.goto('/recover/dead');
    await expectOnlyText(page, HOSTILE);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(HOSTILE);
  });
});

test("a script is refused as a campaign's link", { tag: '@nightly' }, async ({ as }) => {
  const page = await as('advertiser', '/advertiser/campaigns/new-campaign');
  await page.getByLabel('Name').fill(unique('Campaign'));
  for (const link of ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', ' JaVaScRiPt:alert(1)'])
    await test.step(link, async () => {
      await page.getByLabel('Link').fill(link);
      await page.getByRole('button', { name: 'Next: Schedule' }).click();
      await expect(page.getByLabel('Link')).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveURL('/advertiser/campaigns/new-campaign');
    });
});
