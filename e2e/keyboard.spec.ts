import { expect, test } from './fixtures/test.ts';
import { tabTo } from './steps/tab-to.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

test('a campaign is made and changed with the keyboard alone', async ({ as }) => {
  const page = await as('advertiser');
  const { keyboard } = page;
  const name = unique('By keyboard');

  await tabTo(page.getByRole('link', { name: 'New campaign' }));
  await keyboard.press('Enter');
  await tabTo(page.getByLabel('Name'));
  await keyboard.type(name);
  await keyboard.press('Tab');
  await keyboard.type('not a link');
  await keyboard.press('Enter');
  const link = page.getByLabel('Link');
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('https://shop.example/');
  await keyboard.press('Enter');
  await expect(toast(page, `Campaign ${name} created`)).toBeVisible();
  // reading goes on where the new screen begins
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Edit' }));
  await keyboard.press('Enter');
  await tabTo(page.getByLabel('Name'));
  await keyboard.press('End');
  await keyboard.type(' twice');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `${name} twice`, level: 1 })).toBeVisible();
});
