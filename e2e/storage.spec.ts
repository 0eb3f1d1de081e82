import type { Page } from '@playwright/test';
import { signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { openNewAdvert, saveAdvert, uploadVideo } from './steps/adverts.ts';
import { createCampaign } from './steps/campaigns.ts';
import { signOut } from './steps/sign-out.ts';
import { unique } from './steps/unique.ts';

const main = (page: Page) => page.getByRole('main');

/** Counts loads of the page from now on, including those that end in an immediate reload. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('data of another build and broken sessions are discarded', { tag: '@nightly' }, async ({ visit }) => {
  const page = await visit();
  const loads = countLoads(page);
  const expectVisitor = () => expect(main(page).getByRole('button', { name: 'Sign in' })).toBeVisible();

  await test.step('a first visit does not reload', async () => {
    await page.goto('/');
    await expectVisitor();
    expect(loads()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('build_version'))).toBe('0.0.0');
  });

  await test.step('another build reloads the page once', async () => {
    await signIn(page, 'advertiser');
    await page.evaluate(() => {
      localStorage.setItem('build_version', '0.0.0-before');
      localStorage.setItem('left-behind', 'x');
    });
    const before = loads();
    await page.goto('/');
    await expectVisitor();
    expect(loads() - before).toBe(2);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ build_version: '0.0.0' });
    await page.reload();
    await expectVisitor();
    expect(loads() - before).toBe(3);
  });

  for (const content of ['{"token":', '{"token":"x"}', '7'])
    await test.step(`discards a broken session: ${content}`, async () => {
      await page.evaluate((text) => localStorage.setItem('mainStore', text), content);
      await page.reload();
      await expectVisitor();
      expect(await page.evaluate(() => localStorage.getItem('mainStore'))).toBeNull();
    });
});

/** Ways in which storage may fail. They run before each page. */
const ways: Record<string, () => void> = {
  'is forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  // a short probe fits, but real data does not
  'is nearly full': () => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function store(key, value) {
      if (`${key}${value}`.length > 40) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  },
};

for (const [how, take] of Object.entries(ways))
  test(`the application works for the visit if storage ${how}`, { tag: '@nightly' }, async ({ visit, videos }) => {
    const page = await visit();
    await page.addInitScript(take);
    const loads = countLoads(page);
    await signIn(page, 'advertiser');
    await createCampaign(page, unique('Kept nowhere'));
    const name = unique('Kept nowhere');
    await openNewAdvert(page, name);
    await uploadVideo(page, videos.mp4());
    await saveAdvert(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await signOut(page);
    await expect(page).toHaveURL('/');
    expect(loads()).toBe(1);
  });
