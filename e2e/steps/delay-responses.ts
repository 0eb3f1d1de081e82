import type { Page } from '@playwright/test';

/**
 * Holds all calls to a URL until the returned function is called.
 *
 * @param method the method of the calls; all methods by default
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
