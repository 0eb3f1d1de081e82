import { expect, test } from 'vitest';
import { versionsSummary } from './versions';

test.each([
  [{ android: [], iOS: [], other: false }, 'Any'],
  [{ android: ['17'], iOS: [], other: false }, '1 version'],
  [{ android: ['17', '16'], iOS: ['27'], other: true }, '3 versions, other systems too'],
  [{ android: [], iOS: [], other: true }, 'Other systems only'],
])('%j: %s', (mobile, summary) => {
  expect(versionsSummary({ mobile }, 'mobile')).toBe(summary);
});

test('treats a missing value as any version', () => {
  expect(versionsSummary(undefined, 'desktop')).toBe('Any');
});
