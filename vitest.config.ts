import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, installedChromium } from './scripts/lib/find-chromium.ts';
import application from './vite.config.ts';

const chromium = playwright({
  launchOptions: { executablePath: installedChromium(), args: CHROMIUM_FLAGS },
  // nothing is half faded in when a test looks at it
  contextOptions: { reducedMotion: 'reduce' },
});

const wiring = 'src/app/**/*.test.{ts,tsx}';

const serverTests = {
  include: ['server/{src,test}/**/*.test.ts'],
  environment: 'node',
  // each file starts servers of its own; loading the server's modules anew for each costs more than its tests
  isolate: false,
  globalSetup: ['scripts/vitest/own-temporary-folder.ts'],
  setupFiles: ['scripts/vitest/use-temporary-folder.ts'],
  // real processes, real videos: a busy machine takes its time
  testTimeout: 90_000,
  hookTimeout: 120_000,
} satisfies TestProjectInlineConfiguration['test'];

export default mergeConfig(application, {
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'openapi/**/*.test.ts'],
          exclude: [wiring],
          environment: 'happy-dom',
          // a window for each file costs more than its tests
          isolate: false,
        },
      },
      // what joins events with their work joins them for everybody who loads it
      { extends: true, test: { name: 'unit:wiring', include: [wiring], environment: 'happy-dom' } },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // loading the kit anew for each file costs more than many a story
          isolate: false,
          // a screen's first story loads its modules, beside the server's tests
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      // the same files twice: without TEST_DATABASE_URL the server opens its embedded database
      { test: { ...serverTests, name: 'server:embedded' } },
      {
        test: {
          ...serverTests,
          name: 'server:postgres',
          // they make videos for minutes and never open a database
          exclude: ['server/src/media/inspect-video.test.ts', 'server/src/transcoding/transcode-video.test.ts'],
          globalSetup: [...serverTests.globalSetup, 'scripts/vitest/start-postgres.ts'],
          setupFiles: [...serverTests.setupFiles, 'scripts/vitest/use-postgres.ts'],
        },
      },
    ],
  },
} satisfies ViteUserConfig);
