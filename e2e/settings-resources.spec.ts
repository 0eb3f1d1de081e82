import type { Page } from '@playwright/test';
import { settingsResources } from './fixtures/settings-resources.ts';
import { expect, test } from './fixtures/test.ts';
import { toast } from './steps/toast.ts';

/** The form of a record: a dialog, or a page. */
const formOf = (page: Page) => page.getByRole('form');
/** By the beginning: other labels may end with the same word, such as that of a legal name. */
const fieldOf = (page: Page, label: string) => formOf(page).getByLabel(new RegExp(`^${label}`));
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function save(page: Page, values: Record<string, string>, button = 'Save') {
  for (const [label, value] of Object.entries(values)) await fieldOf(page, label).fill(value);
  await formOf(page).getByRole('button', { name: button }).click();
}

async function create(page: Page, noun: string, values: Record<string, string>) {
  const name = `New ${noun}`;
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click();
  await save(page, values, `Create ${noun}`);
}

async function leave(page: Page, { hasPage, isChanged }: { hasPage: boolean; isChanged: boolean }) {
  if (hasPage) await page.goBack();
  else await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const name = hasPage ? 'Leave' : 'Discard';
  if (isChanged) await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function remove(page: Page, name: string) {
  await choose(page, name, 'Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
}

/** Runs with every commit: the others share the list, and their forms have stories. */
const ALWAYS_RUN = ['resolution'];

for (const {
  path,
  calls,
  noun,
  hasPage = false,
  afterCreating,
  created,
  edited,
  other: unused,
  uniqueField,
  use,
} of settingsResources)
  test(`an admin creates, edits and removes a ${noun} at settings-global/${path}`, {
    tag: ALWAYS_RUN.includes(path) ? [] : '@nightly',
  }, async ({ as, api, problems }) => {
    problems.expect(/status of 4(00|22)/);
    const page = await as('admin', `/admin/settings-global/${path}`);
    const label = noun.replace(/^./, (letter) => letter.toUpperCase());

    const answer = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith(`/api/${calls}`),
    );
    const goOn = async () => {
      if (afterCreating) await page.getByRole('dialog').getByRole('button', { name: afterCreating }).click();
    };
    await create(page, noun, created.values);
    // a dialog hides the toasts from assistive technology
    await goOn();
    await expect(toast(page, `${label} ${created.name} created`)).toBeVisible();
    await expect(rowOf(page, created.name)).toBeVisible();
    const { id } = (await (await answer).json()) as { id: number };

    await test.step('a duplicate is refused at its field', async () => {
      await create(page, noun, created.values);
      const field = fieldOf(page, uniqueField);
      await expect(field).toHaveAccessibleDescription(/already/);
      await leave(page, { hasPage, isChanged: true });
    });

    await test.step("a used one can't be removed", async () => {
      const people = {
        admin: await api('admin'),
        advertiser: await api('advertiser'),
        webmaster: await api('webmaster'),
      };
      const uses = await use(people, id);
      await page.reload();
      await page.getByRole('button', { name: `Actions for ${created.name}` }).click();
      const item = page.getByRole('menuitem', { name: /^Remove/ });
      await expect(item).toHaveText(`Remove${uses}: it can't be removed`);
      await expect(item).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(item).toBeHidden();
    });

    await choose(page, created.name, 'Edit');
    const other = await as('admin', `/admin/settings-global/${path}`);
    await choose(other, created.name, 'Edit');
    await save(other, edited.values);
    await expect(toast(other, `${label} ${edited.name} updated`)).toBeVisible();
    await expect(rowOf(other, edited.name)).toBeVisible();

    await test.step('an outdated edit is refused and can load the newer version', async () => {
      const [field = '', theirs = ''] = Object.entries(edited.values).at(-1) ?? [];
      await save(page, { [field]: 'Mine' });
      await expect(formOf(page).getByText(/^Vera Orlova changed .* (just now|ago)$/)).toBeVisible();
      await formOf(page).getByRole('button', { name: 'Load the newer version' }).click();
      await expect(fieldOf(page, field)).toHaveValue(theirs);
      await leave(page, { hasPage, isChanged: false });
      await expect(rowOf(page, edited.name)).toBeVisible();
    });

    await test.step('an unused one is removed', async () => {
      await create(page, noun, unused.values);
      await goOn();
      await expect(rowOf(page, unused.name)).toBeVisible();
      await remove(page, unused.name);
      await expect(toast(page, `${label} removed`)).toBeVisible();
      await expect(rowOf(page, unused.name)).toBeHidden();
    });
  });
