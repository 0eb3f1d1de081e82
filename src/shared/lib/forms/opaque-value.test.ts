import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { OpaqueValue, unwrapOpaque, wrapLike } from './opaque-value';

test('a form neither copies nor inspects it', () => {
  const list = new OpaqueValue(['a', 'b']);
  const { getValues, setValue, getFieldState } = createFormControl({ defaultValues: { list } });
  expect(getValues('list')).toBe(list);
  setValue('list', new OpaqueValue(['a', 'c']), { shouldDirty: true });
  expect(getFieldState('list').isDirty).toBe(true);
  setValue('list', list, { shouldDirty: true });
  expect(getFieldState('list').isDirty).toBe(false);
});

test('wraps a value if the previous one was wrapped', () => {
  expect(wrapLike(new OpaqueValue([1]), [2])).toBeInstanceOf(OpaqueValue);
  expect(wrapLike([1], [2])).toEqual([2]);
  expect(unwrapOpaque(undefined)).toBeUndefined();
});

test('serializes as its value', () => {
  expect(JSON.stringify({ list: new OpaqueValue(['a']) })).toBe('{"list":["a"]}');
});
