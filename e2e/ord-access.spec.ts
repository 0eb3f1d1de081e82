import { expect, test } from './fixtures/test.ts';
import { unique } from './steps/unique.ts';

const TOKEN = 'an-example-token-x9Kd';

test("API access shows its token once and the operator's answer", async ({ as, site }) => {
  const page = await as('admin', '/admin/settings-global/ord/api-access/new');
  const name = unique('Operator');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Address' }).fill(`https://${site.domain}`);
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('button', { name: 'Create API access' }).click();
  const dialog = page.getByRole('dialog', { name: `Token of ${name}` });
  await expect(dialog.getByText(TOKEN)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('…x9Kd')).toBeVisible();
  await row.getByRole('link', { name }).click();
  await expect(page.getByText('Leave empty to keep the token that ends with x9Kd')).toBeVisible();
  await expect(page.getByText(TOKEN)).toHaveCount(0);

  const check = page.getByRole('region', { name: 'Last check' });
  for (const [status, result] of [
    [200, 'OK'],
    [401, 'Unauthorized'],
    [503, 'Unreachable'],
  ] as const) {
    site.pages.set('/v1/person?limit=1', { body: '{}', type: 'application/json', status });
    await check.getByRole('button', { name: 'Check' }).click();
    await expect(check.getByText(result, { exact: true })).toBeVisible();
    await expect(check.getByText(`The operator answered ${status}`)).toBeVisible();
  }
});
