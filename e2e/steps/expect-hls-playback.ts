import { expect, type Page } from '@playwright/test';

/**
 * Plays an advert's video, and expects it to be the HLS version: played by the browser itself, or by hls.js, which uses
 * a blob URL.
 *
 * @returns the orientation of the video
 */
export async function expectHlsPlayback(page: Page, advert: string): Promise<'landscape' | 'portrait'> {
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
