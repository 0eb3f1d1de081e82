import { type Browser, chromium } from '@playwright/test';
import { ensureBuild } from '../lib/build.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/find-chromium.ts';
import { RealServer } from '../lib/real-server.ts';
import { seedAccounts } from '../lib/seed-accounts.ts';

/** Measures the build in a browser, on a server that only has the demo accounts; stops both afterwards. */
export async function withProduct<T>(measure: (server: RealServer, browser: Browser) => Promise<T>): Promise<T> {
  ensureBuild();
  const server = new RealServer();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    await seedAccounts(server);
    await server.start();
    return await measure(server, browser);
  } finally {
    await browser.close();
    await server.remove();
  }
}
