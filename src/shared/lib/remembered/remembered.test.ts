import { expect, test, vi } from 'vitest';
import { once } from './once';
import { remembered } from './remembered';

test('what is made of an object is made once, of one that looks the same anew', () => {
  const setOf = remembered((items: readonly string[]) => new Set(items));
  const items = ['a', 'b'];
  expect(setOf(items)).toEqual(new Set(items));
  expect(setOf(items)).toBe(setOf(items));
  expect(setOf([...items])).not.toBe(setOf(items));
});

test('what takes long is made when it is first asked for, and once', () => {
  const make = vi.fn(() => ({}));
  const read = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(read()).toBe(read());
  expect(make).toHaveBeenCalledOnce();
});
