import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { findOnPath, isExecutable } from './executable.ts';
import { installWithApt } from './install-with-apt.ts';
import { MissingTool } from './missing-tool.ts';

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Features that Playwright disables. They are repeated here, because Chromium only uses the last list, which is ours.
 */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Features that are initialized for each window and not needed in tests; disabling them halves the time of a context.
 */
const DISABLED_FOR_SPEED = [
  // the popup of the address bar
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // a spare process for the next site
  'SpareRendererForSitePerProcess',
];

/** Flags to run Chromium as root, without a graphics card, and without network calls of its own. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...DISABLED_FOR_SPEED].join(',')}`,
  '--no-sandbox',
  // a process for each sandboxed frame, as in a Chromium with windows, so that an endless script only blocks its frame
  '--site-per-process',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows: the same engine, but a fifth less work per page. */
const HEADLESS = 'chromium-headless-shell';

/** An installed Chromium: CHROMIUM_PATH, one of the system's, or Playwright's download. */
export function installedChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const system = findOnPath(HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  return system ?? [...APPLICATIONS, chromium.executablePath()].find(isExecutable);
}

/**
 * Finds or installs a Chromium for the tests, and sets CHROMIUM_PATH for child processes.
 *
 * @throws MissingTool
 */
export function ensureChromium(): string {
  const path = installedChromium() ?? install();
  process.env.CHROMIUM_PATH = path;
  return path;
}

function install(): string {
  if (!installWithApt(HEADLESS) && !installWithApt('chromium')) {
    console.log('Downloading Chromium with Playwright');
    spawnSync('playwright', ['install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 });
  }
  const path = installedChromium();
  if (!path) throw new MissingTool('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  return path;
}
