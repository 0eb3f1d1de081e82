import Bowser from 'bowser';
import { createIsbotFromList, list } from 'isbot';
import { lru } from 'tiny-lru';

/** The data of a `User-Agent`, in the codes of the dictionaries; null if unknown. */
export interface Agent {
  device: 'desktop' | 'mobile' | 'tablet' | 'smart_tv' | null;
  os: string | null;
  osVersion: string | null;
  browser: string | null;
  isRobot: boolean;
}

const browsers: Record<string, string> = {
  Chrome: 'chrome',
  Chromium: 'chrome',
  Safari: 'safari',
  'Microsoft Edge': 'edge',
  Firefox: 'firefox',
  Opera: 'opera',
  'Samsung Internet for Android': 'samsung',
  'Yandex Browser': 'yandex',
  'UC Browser': 'uc',
  Vivaldi: 'vivaldi',
  Miui: 'miui',
  'Android Browser': 'webview',
};

const systems: Record<string, string> = {
  Windows: 'windows',
  macOS: 'macos',
  Linux: 'linux',
  'Chrome OS': 'chromeos',
  Android: 'android',
  iOS: 'ios',
  HarmonyOS: 'harmonyos',
  Tizen: 'tizen',
  WebOS: 'webos',
};

/** Browsers that bowser takes for Chrome or Safari, and systems that it does not know. */
const otherBrowsers: readonly (readonly [RegExp, string])[] = [
  [/HuaweiBrowser\//, 'huawei'],
  [/; wv\)/, 'webview'],
];
const otherSystems: readonly (readonly [RegExp, string])[] = [
  [/\bKAIOS\/([\d.]+)/, 'kaios'],
  [/\bAurora\/?([\d.]*)/, 'aurora'],
];

const devices: Record<string, Agent['device']> = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'tablet',
  tv: 'smart_tv',
};

/** Robots with a name that `isbot` takes for browsers. */
const unlistedRobots = ['GTmetrix', 'Miniature\\.io', '\\bYLT\\b', 'TSM-turingos'];

const isRobot = createIsbotFromList([...list, ...unlistedRobots]);

/** No browser has a longer one. */
const MAX_LENGTH = 1_000;
/** The number of parsed agents in the cache: parsing one takes about 20 µs. */
const CACHE_SIZE = 10_000;

/**
 * Returns a function that parses a `User-Agent`, with a cache. Detects robots that identify themselves; an empty text counts
 * as one.
 */
export function createUserAgentParser(): (userAgent: string) => Agent {
  const remembered = lru<Agent>(CACHE_SIZE);
  return (userAgent) => {
    // not cached: 10,000 of them could exhaust the memory
    if (userAgent === '' || userAgent.length > MAX_LENGTH) return unknown;
    const known = remembered.get(userAgent);
    if (known !== undefined) return known;
    const agent = parseUserAgent(userAgent);
    remembered.set(userAgent, agent);
    return agent;
  };
}

const unknown: Agent = { device: null, os: null, osVersion: null, browser: null, isRobot: true };

function parseUserAgent(userAgent: string): Agent {
  const { browser, os, platform } = Bowser.parse(userAgent);
  const other = otherSystems.find(([pattern]) => pattern.test(userAgent));
  const system = other?.[1] ?? systems[os.name ?? ''] ?? null;
  return {
    // bowser does not set the device of Chromebooks
    device: devices[platform.type ?? ''] ?? (system === 'chromeos' ? 'desktop' : null),
    os: system,
    osVersion: (other ? other[0].exec(userAgent)?.[1] : versionOf(system, os)) || null,
    browser: otherBrowsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? browsers[browser.name ?? ''] ?? null,
    isRobot: isRobot(userAgent),
  };
}

/** Windows has a name for its version (`10` for `NT 10.0`). */
const versionOf = (system: string | null, { version, versionName }: { version?: string; versionName?: string }) =>
  system === 'windows' ? versionName : version;
