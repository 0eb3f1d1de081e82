import { expect, test, vi } from 'vitest';
import { lazyValue } from './lazy-value';
import { memoizeWeak } from './memoize-weak';

test('memoizes by identity', () => {
  const setOf = memoizeWeak((items: readonly string[]) => new Set(items));
  const items = ['a', 'b'];
  expect(setOf(items)).toEqual(new Set(items));
  expect(setOf(items)).toBe(setOf(items));
  expect(setOf([...items])).not.toBe(setOf(items));
});

test('creates the value once, on first use', () => {
  const make = vi.fn(() => ({}));
  const read = lazyValue(make);
  expect(make).not.toHaveBeenCalled();
  expect(read()).toBe(read());
  expect(make).toHaveBeenCalledOnce();
});
