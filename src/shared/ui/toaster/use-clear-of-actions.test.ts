import { expect, test } from 'vitest';
import { clearance } from './use-clear-of-actions';

/** Toasts of 100 px at the lower right of a window of 1440 × 900 px. */
const toasts = new DOMRect(1040, 784, 384, 100);
const bar = (y: number, { x = 240, width = 1200, height = 60 } = {}) => new DOMRect(x, y, width, height);

test.each([
  { what: 'no bar', bars: [], up: 0 },
  { what: 'a bar at the lower edge', bars: [bar(840)], up: 52 },
  { what: 'a bar in the middle of the toasts', bars: [bar(800)], up: 92 },
  { what: 'a bar further up', bars: [bar(500)], up: 0 },
  { what: 'a bar just above the toasts', bars: [bar(724)], up: 0 },
  { what: 'a bar that ends before the toasts begin', bars: [bar(840, { width: 700 })], up: 0 },
  { what: 'a bar that is not there', bars: [bar(840, { height: 0 })], up: 0 },
  { what: 'two bars with no room between them', bars: [bar(840), bar(740)], up: 152 },
  { what: 'two bars with room between them', bars: [bar(840), bar(600)], up: 52 },
  { what: 'a bar below the window', bars: [bar(1000)], up: 0 },
  { what: 'no room above it', bars: [bar(0, { height: 900 })], up: 0 },
])('toasts move up by $up px for $what', ({ bars, up }) => {
  expect(clearance(toasts, bars)).toBe(up);
});
