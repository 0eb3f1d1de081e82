import type { Page } from '@playwright/test';

/** Bytes per second upwards: an upload takes long enough to be looked at. */
const UPLOAD = 2_000_000;

/** Gives the page a slow line. @returns a function that gives it a fast one again */
export async function slowNetwork(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const set = (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await devtools.send('Network.enable');
  await set(UPLOAD);
  return () => set(-1).then(() => {});
}
