import type { Page } from '@playwright/test';

/**
 * Lets no call to an address through until it is let go.
 *
 * @param method of the calls; all without it
 */
export async function delayResponses(page: Page, address: string, method?: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) await isLetGo;
    await route.continue();
  });
  return letGo;
}
