import { expect, it } from 'vitest';
import { warnOfPlainHttp } from './warn-of-plain-http.ts';

it.each(['http://preroll.example', 'http://192.168.1.5:3000', 'http://localhost.example', 'http://[2001:db8::1]'])(
  'warns that https pages cannot call %s',
  (publicUrl) => {
    expect(warnOfPlainHttp({ publicUrl })).toBe(
      `Warning: players on https pages can't call ${publicUrl}. Set PUBLIC_URL to an https origin.`,
    );
  },
);

it.each([
  'https://preroll.example',
  'http://localhost:3000',
  'http://preroll.localhost',
  'http://127.0.0.2:3000',
  'http://[::1]:3000',
])('says nothing of %s', (publicUrl) => {
  expect(warnOfPlainHttp({ publicUrl })).toBeNull();
});
