import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1500, '1.5 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [14_200_000, '14.2 MB'],
  [500_000_000, '500 MB'],
  [2_000_000_000_000, '2 TB'],
  [5_000_000_000_000_000, '5,000 TB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
