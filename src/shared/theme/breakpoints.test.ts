import { expect, test } from 'vitest';
import { system } from './system';

test('the breakpoints of the specification are the only ones', () => {
  const starts = system.breakpoints.values.map(({ name, min }) => [name, Number.parseFloat(min ?? '') * 16]);
  expect(Object.fromEntries(starts)).toEqual({ xs: 0, sm: 600, md: 960, lg: 1160, xl: 1440, xxl: 1800 });
});
