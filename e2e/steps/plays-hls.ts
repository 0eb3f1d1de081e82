import { expect, type Page } from '@playwright/test';

/**
 * Plays an advert's video and makes sure that it moves, and that it is the HLS: by the browser itself, or through
 * hls.js, which feeds the element by a blob.
 *
 * @returns how the picture stands
 */
export async function playsHls(page: Page, advert: string): Promise<'landscape' | 'portrait'> {
  const video = page.getByLabel(`Video of ${advert}`);
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  const { source, width, height } = await video.evaluate((element: HTMLVideoElement) => ({
    source: element.currentSrc,
    width: element.videoWidth,
    height: element.videoHeight,
  }));
  expect(source).toMatch(/^blob:|\.m3u8$/);
  return width > height ? 'landscape' : 'portrait';
}
