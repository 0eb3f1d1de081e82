import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './scripts/lib/find-chromium.ts';

/** Changes the balances that others rely on. */
const APART = 'finances.spec.ts';

/** Whole stories in Chromium. Each worker has a real server of its own: see `e2e/fixtures/test.ts`. */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/fixtures/prepare.ts',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // a story waits for servers, videos and notices about as much as it computes
  workers: 2,
  // real transcoding on a busy machine
  timeout: 240_000,
  // a first screen loads, on a machine with other work to do
  expect: { timeout: 60_000 },
  reporter: 'list',
  // a worker, and with it a server, has one project; the one of a single file comes first, so that the workers end together
  projects: [
    { name: 'apart', testMatch: APART },
    { name: 'shared', testIgnore: APART },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // a quarter of the run's time; for a failure that its report doesn't explain there is `--trace on`
    trace: 'off',
    // each page compiles the application anew, and runs little of it often enough to be worth optimising: that takes some 15 %
    // of its time
    launchOptions: { executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt,--no-maglev'] },
  },
});
