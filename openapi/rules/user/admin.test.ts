import { expect, it } from 'vitest';
import { isAdmin } from './admin.ts';

it.each([
  { isAdmin: true, supportPanels: ['manager', 'admin'], expected: true },
  { isAdmin: true, supportPanels: ['manager'], expected: false },
  { isAdmin: false, supportPanels: ['admin'], expected: false },
  { isAdmin: false, supportPanels: [], expected: false },
])('flag $isAdmin, panels $supportPanels: $expected', ({ expected, ...viewer }) => {
  expect(isAdmin(viewer)).toBe(expected);
});
