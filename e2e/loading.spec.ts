import { expect, test } from './fixtures/test.ts';
import { layoutShift } from './steps/layout-shift.ts';

test('the Loading indicator is there while the code of a screen is on its way', { tag: '@nightly' }, async ({ as }) => {
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
  // a person points at a link before pressing it, and the code is fetched from then on; the router drops the intent if the
  // link is rendered anew within its 50 ms, so they may have to point again
  const link = page.getByRole('link', { name: 'Sites' });
  await expect(async () => {
    const asked = page.waitForRequest(/\/assets\/sites-.*\.js$/, { timeout: 5_000 });
    await content.getByRole('heading', { level: 1 }).hover();
    await link.hover();
    await asked;
  }).toPass();
  await link.click();
  const indicator = content.getByRole('status').filter({ hasText: 'Loading' }).getByText('Loading');
  await expect(indicator).toBeInViewport();
  // hidden from no one: what only screen readers get is a pixel wide
  expect((await indicator.boundingBox())?.width).toBeGreaterThan(60);

  deliver();
  await expect(content.getByRole('heading', { level: 1, name: 'Sites' })).toBeVisible();
  await expect(indicator).toBeHidden();
});

for (const { account, path, width } of [
  { account: 'manager', path: '/manager/campaigns', width: 1000 },
  { account: 'webmaster', path: '/webmaster/sites', width: 1440 },
  { account: 'webmaster', path: '/webmaster/sites', width: 360 },
] as const)
  test(`${path} stays in place while its filters and figures arrive, at ${width} px`, { tag: '@nightly' }, async ({
    as,
  }) => {
    const page = await as(account);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Totals' }).getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Views', includeHidden: true })).toBeAttached();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);
  });

for (const { account, path, width } of [
  { account: 'admin', path: '/admin/finances', width: 1440 },
  { account: 'admin', path: '/admin/finances', width: 360 },
] as const)
  test(`${path} stays in place while its ledger arrives, at ${width} px`, { tag: '@nightly' }, async ({ as }) => {
    const page = await as(account);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(
      page.getByRole('grid', { name: 'Transactions' }).or(page.getByRole('list', { name: 'Transactions' })),
    ).toBeAttached();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);
  });

test('/admin/moderation stays in place while its queue arrives, on a telephone', { tag: '@nightly' }, async ({
  as,
}) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/moderation');
  await expect(page.getByRole('link', { name: /approved$/ })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Realtime connection' })).toBeAttached();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);
});

test('a page whose scripts are blocked says so in words', async ({ visit, problems }) => {
  problems.expect(/ERR_BLOCKED_BY_CLIENT/);
  const page = await visit();
  await page.route(/\.(?:js|css)$/, (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  const words = page.getByText('An ad blocker or another extension of the browser may have blocked them');
  await expect(words).toBeHidden();
  // ten seconds go by
  await words.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(words).toBeVisible();
});
