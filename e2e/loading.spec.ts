import { expect, test } from './fixtures/test.ts';

test('the Loading indicator is there while the code of a screen is on its way', async ({ as }) => {
  const page = await as('admin', '/admin/campaigns');
  const content = page.getByRole('main');
  await expect(content.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();

  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await delivered;
    await route.continue();
  });
  // a person points at a link before pressing it, and the code is fetched from then on
  const asked = page.waitForRequest(/\/assets\/sites-.*\.js$/);
  await page.getByRole('link', { name: 'Sites' }).hover();
  await asked;
  await page.getByRole('link', { name: 'Sites' }).click();
  const indicator = content.getByRole('status').filter({ hasText: 'Loading' }).getByText('Loading');
  await expect(indicator).toBeInViewport();
  // hidden from no one: what only screen readers get is a pixel wide
  expect((await indicator.boundingBox())?.width).toBeGreaterThan(60);

  deliver();
  await expect(content.getByRole('heading', { level: 1, name: 'Sites' })).toBeVisible();
  await expect(indicator).toBeHidden();
});
