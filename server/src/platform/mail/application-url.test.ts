import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { applicationUrl } from './application-url.ts';

it.each([
  [undefined, 'https://ads.example/recover/a-key'],
  ['/cabinet', 'https://ads.example/cabinet/recover/a-key'],
])('with BASE_PATH %j a page is at %s', (BASE_PATH, url) => {
  expect(applicationUrl(readConfig({ PUBLIC_URL: 'https://ads.example', BASE_PATH }), 'recover/a-key')).toBe(url);
});
