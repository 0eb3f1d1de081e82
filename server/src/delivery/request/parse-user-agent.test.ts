import { expect, it } from 'vitest';
import { createUserAgentParser } from './parse-user-agent.ts';

const parseUserAgent = createUserAgentParser();
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${windows} Chrome/140.0.0.0 Safari/537.36`, ['desktop', 'windows', '10', 'chrome']],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, ['desktop', 'windows', '10', 'edge']],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 OPR/106.0.0.0`, ['desktop', 'windows', '10', 'opera']],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Vivaldi/6.5`, ['desktop', 'windows', '10', 'vivaldi']],
  ['Mozilla/5.0 (Windows NT 6.1; rv:115.0) Gecko/20100101 Firefox/115.0', ['desktop', 'windows', '7', 'firefox']],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15',
    ['desktop', 'macos', '10.15.7', 'safari'],
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    ['desktop', 'linux', null, 'chrome'],
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    ['desktop', 'chromeos', null, 'chrome'],
  ],
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, ['mobile', 'android', '14', 'chrome']],
  [`${android} Chrome/140.0.0.0 Safari/537.36`, ['tablet', 'android', '14', 'chrome']],
  [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, ['mobile', 'android', '14', 'samsung']],
  [`${android} Chrome/120.0.0.0 YaBrowser/24.1.2 SA/3 Mobile Safari/537.36`, ['mobile', 'android', '14', 'yandex']],
  [`${android} Chrome/92.0.0.0 HuaweiBrowser/12.1.1 Mobile Safari/537.36`, ['mobile', 'android', '14', 'huawei']],
  [`${android} Version/4.0 Chrome/78.0.0.0 UCBrowser/13.4.0 Mobile Safari/537.36`, ['mobile', 'android', '14', 'uc']],
  [
    `${android} Version/4.0 Chrome/100.0.0.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/13.5.0-gn`,
    ['mobile', 'android', '14', 'miui'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/110.0.0.0 Mobile Safari/537.36',
    ['mobile', 'android', '13', 'webview'],
  ],
  [`${iphone} Version/17.4 Mobile/15E148 Safari/604.1`, ['mobile', 'ios', '17.4', 'safari']],
  [`${iphone} CriOS/120 Mobile/15E148 Safari/604.1`, ['mobile', 'ios', '17.4', 'chrome']],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile/15E148 Safari/604.1',
    ['tablet', 'ios', '16.6', 'safari'],
  ],
  [
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 94.0.4606.31/7.0 TV Safari/537.36',
    ['smart_tv', 'tizen', '7.0', null],
  ],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    ['mobile', 'harmonyos', '5.0', 'chrome'],
  ],
  [
    'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    ['mobile', 'kaios', '2.5', 'firefox'],
  ],
])('reads %s', (userAgent, [device, os, osVersion, browser]) => {
  expect(parseUserAgent(userAgent)).toEqual({ device, os, osVersion, browser, isRobot: false });
});

it.each([
  '',
  'curl/8.1.2',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'x'.repeat(1_001),
])('takes "%s" for a robot', (userAgent) => expect(parseUserAgent(userAgent).isRobot).toBe(true));

it('does not cache very long agents', () => {
  const read = createUserAgentParser();
  const agent = read('Browser');
  for (let n = 0; n < 10_000; n += 1) read(`${n}`.padStart(1_001, '0'));
  expect(read('Browser')).toBe(agent);
});

it('evicts the oldest of very many', () => {
  const first = createUserAgentParser();
  const agent = first('Browser 0');
  expect(first('Browser 0')).toBe(agent);
  for (let n = 1; n <= 10_000; n += 1) first(`Browser ${n}`);
  expect(first('Browser 0')).not.toBe(agent);
});
