import { expect, test } from 'vitest';
import { fullText, tickText } from './axis-text';

test.each([
  ['2026-12-31', 'day', '31/12/2026', '31/12'],
  ['Germany', undefined, 'Germany', 'Germany'],
  ['Bosnia and Herzegovina', undefined, 'Bosnia and Herzegovina', 'Bosnia and He…'],
  ['United States of America', undefined, 'United States of America', 'United States…'],
  ['2026-12-31', undefined, '2026-12-31', '2026-12-31'],
] as const)('%s as %s is %s, on the axis %s', (value, kind, full, tick) => {
  expect(fullText(value, kind)).toBe(full);
  expect(tickText(value, kind)).toBe(tick);
});
