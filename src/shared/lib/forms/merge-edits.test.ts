import { describe, expect, it } from 'vitest';
import { mergeEdits } from './merge-edits';
import { OpaqueValue } from './opaque-value';

describe('mergeEdits', () => {
  it.each([
    { of: 'what I changed', base: 'a', theirs: 'a', mine: 'b', merged: 'b' },
    { of: 'what they changed', base: 'a', theirs: 'b', mine: 'a', merged: 'b' },
    { of: 'what both changed', base: 'a', theirs: 'b', mine: 'c', merged: 'c' },
    { of: 'what I emptied', base: 'a', theirs: 'b', mine: null, merged: null },
    { of: 'what they emptied', base: 'a', theirs: null, mine: 'a', merged: null },
    { of: 'a list that they changed', base: ['a'], theirs: ['a', 'b'], mine: ['a'], merged: ['a', 'b'] },
    { of: 'a list that both changed', base: ['a'], theirs: ['a', 'b'], mine: ['c'], merged: ['c'] },
    {
      of: 'a group of which each changed a field',
      base: { a: 1, b: 1, c: null as null | object },
      theirs: { a: 2, b: 1, c: null },
      mine: { a: 1, b: 2, c: { d: 1 } },
      merged: { a: 2, b: 2, c: { d: 1 } },
    },
  ])('of $of takes $merged', ({ base, theirs, mine, merged }) => {
    expect(mergeEdits({ field: base }, { field: theirs }, { field: mine })).toEqual({ field: merged });
  });

  it('distinguishes an equal long list from a changed one', () => {
    const [theirs, mine] = [new OpaqueValue(['a', 'b']), new OpaqueValue(['c'])];
    const fields = mergeEdits(
      { one: new OpaqueValue(['a']), other: new OpaqueValue(['a']) },
      { one: theirs, other: theirs },
      { one: new OpaqueValue(['a']), other: mine },
    );
    expect(fields.one).toBe(theirs);
    expect(fields.other).toBe(mine);
  });
});
