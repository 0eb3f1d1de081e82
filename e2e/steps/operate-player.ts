import { expect, type Page } from '@playwright/test';
import { expectVisibleChange } from './expect-visible-change.ts';

/** Seeks to the middle of an advert's video, plays it, enters full screen and leaves it, all with the keyboard. */
export async function operatePlayer(page: Page, advert: string): Promise<void> {
  const video = page.getByLabel(`Video of ${advert}`);
  const player = page.getByRole('group', { name: 'Player' });
  const place = () => video.evaluate((element: HTMLVideoElement) => element.currentTime / element.duration);

  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await player.getByRole('slider', { name: 'Time' }).focus();
  await page.keyboard.press('Home');
  await expect.poll(place).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(player.getByRole('button', { name: '50%' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(place).toBeCloseTo(0.5, 1);
  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.keyboard.press('f');
  await expect(player.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(player.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
}

/** In forced colours, the sliders still show their values. */
export async function expectPlayerInForcedColours(page: Page): Promise<void> {
  const slider = (name: string) => page.getByRole('group', { name: 'Player' }).getByRole('slider', { name });
  await page.emulateMedia({ forcedColors: 'active' });
  // paused, because the slider would move by itself
  await page.getByRole('group', { name: 'Player' }).getByRole('button', { name: 'Pause' }).click();
  for (const name of ['Time', 'Volume']) {
    await slider(name).press('Home');
    await expectVisibleChange(slider(name), () => slider(name).press('ArrowRight'));
  }
  await page.emulateMedia({ forcedColors: 'none' });
}
