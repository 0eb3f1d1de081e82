import { expect, test } from 'vitest';
import { compare } from './compare';

const money = { style: 'currency', currency: 'EUR' } as const;
const share = { style: 'percent' } as const;

test.each([
  [1204, 1100, undefined, 'up', '+9.5%'],
  [1100, 1204, undefined, 'down', '−8.6%'],
  [1100, 1100, undefined, 'same', '0%'],
  [100_001, 100_000, undefined, 'same', '0%'],
  [99_999, 100_000, undefined, 'same', '0%'],
  [300, 100, undefined, 'up', '+200%'],
  [0, 100, undefined, 'down', '−100%'],
  [-50, -100, undefined, 'up', '+50%'],
  [-150, -100, undefined, 'down', '−50%'],
  [12, 0, undefined, 'up', '+12'],
  [0, 0, undefined, 'same', '0'],
  [20, 0, money, 'up', '+€20.00'],
  [-20, 0, money, 'down', '−€20.00'],
  [20, 25, money, 'down', '−20%'],
  [0.45, 0.42, share, 'up', '+3 pp'],
  [0.42, 0.425, share, 'down', '−0.5 pp'],
  [0.42, 0.42, share, 'same', '0 pp'],
  [0.012, 0.0115, share, 'up', '+0.05 pp'],
])('%d after %d, written as %o, goes %s by %s', (value, previous, format, direction, text) => {
  expect(compare(value, previous, format)).toEqual({ direction, text });
});
