import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { inWhole, keptLike, Whole } from './whole';

test('a form neither copies nor looks into it', () => {
  const list = new Whole(['a', 'b']);
  const { getValues, setValue, getFieldState } = createFormControl({ defaultValues: { list } });
  expect(getValues('list')).toBe(list);
  setValue('list', new Whole(['a', 'c']), { shouldDirty: true });
  expect(getFieldState('list').isDirty).toBe(true);
  setValue('list', list, { shouldDirty: true });
  expect(getFieldState('list').isDirty).toBe(false);
});

test('what is kept as one stays kept as one, anything else as it is', () => {
  expect(keptLike(new Whole([1]), [2])).toBeInstanceOf(Whole);
  expect(keptLike([1], [2])).toEqual([2]);
  expect(inWhole(undefined)).toBeUndefined();
});

test('as text it is its value', () => {
  expect(JSON.stringify({ list: new Whole(['a']) })).toBe('{"list":["a"]}');
});
