import { expect, type Page } from '@playwright/test';

/**
 * Plays an advert's video and makes sure that it moves and comes in segments, not as one file.
 *
 * @returns how the picture stands
 */
export async function playsHls(page: Page, advert: string): Promise<'landscape' | 'portrait'> {
  const video = page.getByLabel(`Video of ${advert}`);
  const segment = page.waitForResponse((response) => /\/media\/.+\.(ts|m4s)$/.test(response.url()) && response.ok());
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await segment;
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  return video.evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) =>
    videoWidth > videoHeight ? 'landscape' : 'portrait',
  );
}
