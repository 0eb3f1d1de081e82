import type { components } from '../../platform/contract/generated/contract.d.ts';

const entry = (code: string, name: string) => ({ code, name });
const upTo = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, n) => String(newest - n));

const android = upTo(17, 5);
const iOS = ['27', '26', ...upTo(18, 9)];

/** The names of browsers and operating systems in requests, with the versions that matter, newest first. */
export const systems: components['schemas']['Systems'] = {
  browsers: [
    entry('chrome', 'Chrome'),
    entry('safari', 'Safari'),
    entry('edge', 'Edge'),
    entry('firefox', 'Firefox'),
    entry('opera', 'Opera'),
    entry('samsung', 'Samsung Internet'),
    entry('yandex', 'Yandex Browser'),
    entry('uc', 'UC Browser'),
    entry('vivaldi', 'Vivaldi'),
    entry('huawei', 'Huawei Browser'),
    entry('miui', 'Mi Browser'),
    entry('webview', 'Web view of an app'),
  ],
  desktop_os: [
    entry('windows', 'Windows'),
    entry('macos', 'macOS'),
    entry('linux', 'Linux'),
    entry('chromeos', 'ChromeOS'),
  ],
  mobile_os: [
    entry('android', 'Android'),
    entry('ios', 'iOS'),
    entry('harmonyos', 'HarmonyOS'),
    entry('aurora', 'Aurora'),
    entry('kaios', 'KaiOS'),
  ],
  tablet_os: [
    entry('android', 'Android'),
    entry('ios', 'iPadOS'),
    entry('harmonyos', 'HarmonyOS'),
    entry('windows', 'Windows'),
  ],
  os_versions: {
    mobile: { android, iOS },
    tablet: { android, iOS },
    desktop: {
      windows: ['11', '10', '8.1', '8', '7'],
      macOS: ['27', '26', ...upTo(15, 11), '10.15', '10.14', '10.13'],
    },
  },
};
