import { expect, test } from './fixtures/test.ts';
import { layoutShift } from './steps/layout-shift.ts';

test('the loading indicator is visible while the code of a screen loads', { tag: '@nightly' }, async ({ as }) => {
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
  // users point at a link before clicking it, which starts loading the code; the router drops the intent if the link is
  // rendered again within its 50 ms, so pointing is repeated
  const link = page.getByRole('link', { name: 'Sites' });
  await expect(async () => {
    const requestPromise = page.waitForRequest(/\/assets\/sites-.*\.js$/, { timeout: 5_000 });
    await content.getByRole('heading', { level: 1 }).hover();
    await link.hover();
    await requestPromise;
  }).toPass();
  await link.click();
  const indicator = content.getByRole('status').filter({ hasText: 'Loading' }).getByText('Loading');
  await expect(indicator).toBeInViewport();
  // really visible: text for screen readers only would be one pixel wide
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
  test(`${path} does not move while its filters and figures load, at ${width} px`, { tag: '@nightly' }, async ({
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
  test(`${path} does not move while its ledger loads, at ${width} px`, { tag: '@nightly' }, async ({ as }) => {
    const page = await as(account);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(
      page.getByRole('grid', { name: 'Transactions' }).or(page.getByRole('list', { name: 'Transactions' })),
    ).toBeAttached();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);
  });

test('/admin/moderation does not move while its queue loads, on a phone', { tag: '@nightly' }, async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/moderation');
  await expect(page.getByRole('link', { name: /approved$/ })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Realtime connection' })).toBeAttached();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);
});

test('a page whose scripts are blocked shows an explanation', async ({ visit, problems }) => {
  problems.expect(/ERR_BLOCKED_BY_CLIENT/);
  const page = await visit();
  await page.route(/\.(?:js|css)$/, (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  const words = page.getByText('An ad blocker or another extension of the browser may have blocked them');
  await expect(words).toBeHidden();
  // skips the delay of ten seconds
  await words.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(words).toBeVisible();
});
