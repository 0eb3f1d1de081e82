import { expect, test } from './fixtures/test.ts';
import { layoutShift } from './steps/layout-shift.ts';
import { toasts } from './steps/toast.ts';

const HOME = 'Preroll: video advertising, in the open';

test('a visitor finds every public page and writes to the operator', async ({ visit }) => {
  const page = await visit();

  for (const [path, title] of [
    ['/index.html', HOME],
    ['/home', HOME],
    ['/about', 'About · Preroll'],
    ['/partners', 'Partners · Preroll'],
    ['/eula', 'Terms of use · Preroll'],
    ['/', HOME],
  ] as const)
    await test.step(`${path} is public and has its own title`, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveURL(path);
      await expect(toasts(page)).toHaveCount(0);
    });

  await test.step('the pages link to one another', async () => {
    for (const name of ['About', 'Partners']) {
      const link = page.getByRole('banner').getByRole('link', { name });
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
    await page.getByRole('link', { name: 'Data in your browser' }).click();
    await expect(page).toHaveURL('/eula#browser');
    await expect(page.getByRole('heading', { name: 'Data in your browser' })).toBeInViewport();
  });

  await test.step('an unknown path shows the not-found page with a link home', async () => {
    await page.goto('/nope/deep/er');
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveTitle(HOME);
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step('a message is sent', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Contacts' }).click();
    await expect(page).toHaveTitle('Contacts · Preroll');
    await page.getByLabel('Name', { exact: true }).fill('Nadia Petrova');
    await page.getByLabel('E-mail').fill('nadia@shop.example');
    await page.getByLabel('Message', { exact: true }).fill('How do I get an account?');
    const answer = page.waitForResponse((response) => response.url().endsWith('/contacts'));
    await page.getByRole('button', { name: 'Send' }).click();
    expect((await answer).status()).toBe(204);
    await expect(page.getByText('Your message has arrived')).toBeVisible();
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  });
});

test('the home page shows the product in both themes without layout shifts', { tag: '@nightly' }, async ({ visit }) => {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`in the ${colorScheme} theme`, async () => {
      const page = await visit();
      await page.emulateMedia({ colorScheme });
      const pictures: string[] = [];
      page.on('request', (request) => /\/product-(light|dark)-/.test(request.url()) && pictures.push(request.url()));
      await page.goto('/');
      const picture = page.getByRole('img', { name: /^An advert in the player/ });
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      expect(new Set(pictures.map((url) => /product-(light|dark)-/.exec(url)?.[1]))).toEqual(new Set([colorScheme]));
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);
    });

  const page = await visit();
  await page.goto('/');
  await test.step('only one button is primary', async () => {
    const buttons = page.getByRole('button', { name: 'Sign in' });
    await expect(buttons).toHaveCount(2);
    const fills = await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).backgroundColor));
    expect(new Set(fills).size).toBe(2);
  });
  await test.step('each role has a description of its cabinet', async () => {
    const roles = page.getByRole('list', { name: 'For whom' });
    await expect(roles.getByRole('listitem').filter({ hasText: 'Webmasters' })).toContainText('balance and payouts');
    await expect(roles.getByRole('listitem').filter({ hasText: 'Admins' })).toContainText('payments');
  });
  await test.step('the header has a menu of pages on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('banner').getByRole('button', { name: 'Pages' }).click();
    await page.getByRole('menuitem', { name: 'Partners' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
