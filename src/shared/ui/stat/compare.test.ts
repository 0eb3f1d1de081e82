import { expect, test } from 'vitest';
import { compare } from './compare';

const share = { style: 'percent', maximumFractionDigits: 2 } as const;
const rounded = { style: 'percent', maximumFractionDigits: 1 } as const;

test.each([
  [1204, 1100, undefined, 'up', '+9.5%'],
  [1100, 1204, undefined, 'down', '−8.6%'],
  [1100, 1100, undefined, 'same', '0.0%'],
  [100_001, 100_000, undefined, 'same', '0.0%'],
  [99_999, 100_000, undefined, 'same', '0.0%'],
  [300, 100, undefined, 'up', '+200.0%'],
  [0, 100, undefined, 'down', '−100.0%'],
  [-50, -100, undefined, 'up', '+50.0%'],
  [-150, -100, undefined, 'down', '−50.0%'],
  [98, 100, undefined, 'down', '−2.0%'],
  [110, 100, undefined, 'up', '+10.0%'],
  [117_907, 0, undefined, 'new', 'new'],
  [-20, 0, undefined, 'new', 'new'],
  [0, 0, undefined, 'same', '0.0%'],
  [0.42, null, share, 'new', 'new'],
  [1099, 100, undefined, 'up', '+999.0%'],
  [1100, 100, undefined, 'up', 'over +999%'],
  [112_695.8, 100, undefined, 'up', 'over +999%'],
  [0.45, 0.42, share, 'up', '+3.00 pp'],
  [0.42, 0.425, share, 'down', '−0.50 pp'],
  [0.42, 0.42, share, 'same', '0.00 pp'],
  [0.012, 0.0115, share, 'up', '+0.05 pp'],
  [0.42, 0, share, 'up', '+42.00 pp'],
  // shown as 87.3% and 86.1%
  [0.8734, 0.8606, rounded, 'up', '+1.2 pp'],
  [0.8734, 0.8726, rounded, 'same', '0.0 pp'],
])('%d after %d with %o: %s, %s', (value, previous, format, direction, text) => {
  expect(compare(value, previous, format)).toEqual({ direction, text });
});
