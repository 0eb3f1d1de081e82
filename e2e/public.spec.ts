import { expect, test } from './fixtures/test.ts';
import { layoutShift } from './steps/layout-shift.ts';
import { toast } from './steps/toast.ts';

const HOME = 'Preroll: video advertising, in the open';

const pages = [
  { path: '/', title: HOME },
  { path: '/index.html', title: HOME },
  { path: '/home', title: HOME },
  { path: '/about', title: 'About · Preroll' },
  { path: '/partners', title: 'Partners · Preroll' },
  { path: '/contacts', title: 'Contacts · Preroll' },
  { path: '/eula', title: 'Terms of use · Preroll' },
];

for (const { path, title } of pages)
  test(`${path} is there for everybody, under its own title`, async ({ visit }) => {
    const page = await visit();
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveURL(path);
    await expect(toast(page, /./)).toHaveCount(0);
  });

test('the public pages lead to one another', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  for (const name of ['About', 'Partners', 'Contacts']) {
    const link = page.getByRole('banner').getByRole('link', { name });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await page.getByRole('link', { name: 'Data in your browser' }).click();
  await expect(page).toHaveURL('/eula#browser');
  await expect(page.getByRole('heading', { name: 'Data in your browser' })).toBeInViewport();
  await page.getByRole('link', { name: 'Preroll, home' }).click();
  await expect(page).toHaveTitle(HOME);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the home page shows the product in the ${colorScheme} theme, and nothing moves when it arrives`, async ({
    visit,
  }) => {
    const page = await visit();
    await page.emulateMedia({ colorScheme });
    const pictures: string[] = [];
    page.on('request', (request) => /\/product-\w+-/.test(request.url()) && pictures.push(request.url()));
    await page.goto('/');
    const picture = page.getByRole('img', { name: /^The campaigns of several advertisers/ });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(new Set(pictures.map((url) => /product-(\w+)-/.exec(url)?.[1]))).toEqual(new Set([colorScheme]));
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);
  });

test('one button of the home page is the primary one', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const buttons = page.getByRole('button', { name: 'Sign in' });
  await expect(buttons).toHaveCount(2);
  const fills = await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).backgroundColor));
  expect(new Set(fills).size).toBe(2);
});

test('the home page tells each role what its cabinet has', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const roles = page.getByRole('list', { name: 'For whom' });
  await expect(roles.getByRole('listitem').filter({ hasText: 'Webmasters' })).toContainText('balance and payouts');
  await expect(roles.getByRole('listitem').filter({ hasText: 'Admins' })).toContainText('payments');
});

test('on a phone the header has the pages in a menu', async ({ visit }) => {
  const page = await visit();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Pages' }).click();
  await page.getByRole('menuitem', { name: 'Partners' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('what does not exist is not found, with a way home', async ({ visit }) => {
  const page = await visit();
  await page.goto('/nope');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveTitle(HOME);
});

test('a visitor writes to those who run the installation', async ({ visit }) => {
  const page = await visit();
  await page.goto('/contacts');
  await page.getByLabel('Name', { exact: true }).fill('Nadia Petrova');
  await page.getByLabel('E-mail').fill('nadia');
  await page.getByLabel('Message', { exact: true }).fill('How do I get an account?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Must be an e-mail address')).toBeVisible();

  await page.getByLabel('E-mail').fill('nadia@shop.example');
  const answer = page.waitForResponse((response) => response.url().endsWith('/contacts'));
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await answer).status()).toBe(204);
  await expect(page.getByText('Your message has arrived')).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
});
