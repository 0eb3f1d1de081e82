import type { Page } from '@playwright/test';

/** Upload speed in bytes per second, slow enough to observe an upload. */
const UPLOAD_BYTES_PER_SECOND = 2_000_000;

/** Slows the page's network down. @returns a function that restores its speed */
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
  await set(UPLOAD_BYTES_PER_SECOND);
  return () => set(-1).then(() => {});
}
