import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, installedChromium } from './scripts/lib/find-chromium.ts';
import { installedPostgres } from './scripts/lib/find-postgres.ts';
import {
  EMBEDDED_DATABASE_TESTS,
  NIGHTLY,
  ON_BOTH_DATABASES,
  SKIPPED_ON_POSTGRES,
} from './scripts/vitest/server-tests.ts';
import { skipsNightly, testsAll } from './scripts/vitest/tier.ts';
import application from './vite.config.ts';

const chromium = playwright({
  launchOptions: { executablePath: installedChromium(), args: CHROMIUM_FLAGS },
  // nothing is half faded in when a test looks at it
  contextOptions: { reducedMotion: 'reduce' },
});

const { project: asked = [''] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values;
/** Storybook reads all stories as its plugin is made, which takes longer than many a run of other tests. */
const isForStories = ![asked].flat().every((project) => /^(unit|server)/.test(String(project)));

const ofApplication = 'src/app/**/*.test.{ts,tsx}';

/** What joins events with their work, or changes the window, does so for every test of its process. */
const alone = [
  'src/app/**/*-wiring.test.ts',
  'src/app/session/refused-calls.test.tsx',
  'src/app/translation/tolerate-translators.test.ts',
];

/** No test says how long something takes: a wait ends with its test, and a test only if it hangs. */
const patient = {
  testTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
} satisfies TestProjectInlineConfiguration['test'];

const serverTests = {
  include: ['server/{src,test}/**/*.test.ts'],
  environment: 'node',
  // each file starts servers of its own; loading the server's modules anew for each costs more than its tests
  isolate: false,
  globalSetup: ['scripts/vitest/own-temporary-folder.ts'],
  setupFiles: ['scripts/vitest/use-temporary-folder.ts'],
  ...patient,
  // real processes, real videos
  hookTimeout: 120_000,
} satisfies TestProjectInlineConfiguration['test'];

const nightly = skipsNightly ? NIGHTLY : [];

/** Without a PostgreSQL, the embedded database is the only one to run the others on. */
const embeddedTests = !installedPostgres()
  ? serverTests.include
  : [...EMBEDDED_DATABASE_TESTS, ...(testsAll ? [...ON_BOTH_DATABASES, ...SKIPPED_ON_POSTGRES] : [])];

export default mergeConfig(application, {
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'openapi/**/*.test.ts'],
          exclude: [ofApplication],
          environment: 'happy-dom',
          ...patient,
          // a window for each file costs more than its tests
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // they load all screens, which change the window of others, and takes longer than their tests
          name: 'unit:application',
          include: [ofApplication],
          exclude: alone,
          environment: 'happy-dom',
          ...patient,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit:alone', include: alone, environment: 'happy-dom', ...patient } },
      {
        extends: true,
        plugins: isForStories
          ? [
              storybookTest({
                configDir: '.storybook',
                tags: { include: [testsAll ? 'test' : 'play-fn'], exclude: skipsNightly ? ['nightly'] : [] },
              }),
            ]
          : [],
        test: {
          name: 'stories',
          // loading the kit anew for each file costs more than many a story
          isolate: false,
          // two pages side by side: one leaves the other core idle, and is slower the more stories it has shown
          maxWorkers: 2,
          setupFiles: ['scripts/vitest/drop-axe-reports.ts'],
          env: { VITE_TEST_TIER: testsAll ? 'all' : 'fast' },
          // a screen's first story loads its modules, beside the server's tests
          testTimeout: 180_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server:embedded',
          include: embeddedTests,
          exclude: nightly,
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server:postgres',
          exclude: [...SKIPPED_ON_POSTGRES, ...nightly],
          // each waits for processes, videos and timers longer than it computes
          maxWorkers: 2,
          globalSetup: [...serverTests.globalSetup, 'scripts/vitest/start-postgres.ts'],
          setupFiles: [...serverTests.setupFiles, 'scripts/vitest/use-postgres.ts'],
        },
      },
    ],
  },
} satisfies ViteUserConfig);
