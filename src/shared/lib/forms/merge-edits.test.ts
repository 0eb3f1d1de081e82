import { describe, expect, it } from 'vitest';
import { mergeEdits, theirEdits } from './merge-edits';
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
    const edits = { base: { field: base }, theirs: { field: theirs }, mine: { field: mine } };
    expect(mergeEdits<object>(edits)).toEqual({ field: merged });
  });

  it('distinguishes an equal long list from a changed one', () => {
    const [theirs, mine] = [new OpaqueValue(['a', 'b']), new OpaqueValue(['c'])];
    const fields = mergeEdits({
      base: { one: new OpaqueValue(['a']), other: new OpaqueValue(['a']) },
      theirs: { one: theirs, other: theirs },
      mine: { one: new OpaqueValue(['a']), other: mine },
    });
    expect(fields.one).toBe(theirs);
    expect(fields.other).toBe(mine);
  });

  const edits = {
    base: { name: 'a', link: 'a', ads: { days: [1], country: { white: ['a'], black: [] as string[] }, cap: 1 } },
    theirs: { name: 'b', link: 'b', ads: { days: [2], country: { white: ['b'], black: ['d'] }, cap: 1 } },
    mine: { name: 'c', link: 'a', ads: { days: [3], country: { white: ['c'], black: [] }, cap: 2 } },
  };

  it.each([
    { taken: [], name: 'c', days: [3], white: ['c'] },
    { taken: ['name'], name: 'b', days: [3], white: ['c'] },
    { taken: ['ads.days'], name: 'c', days: [2], white: ['c'] },
    { taken: ['name', 'ads.country'], name: 'b', days: [3], white: ['b'] },
  ])('prefers their value in $taken and keeps one-sided changes', ({ taken, name, days, white }) => {
    expect(mergeEdits(edits, taken)).toEqual({
      name,
      link: 'b',
      ads: { days, country: { white, black: ['d'] }, cap: 2 },
    });
  });
});

const none = { link: 'a', title: 'a' };

it.each([
  { of: 'what nobody changed', base: none, theirs: none, mine: none, edits: [] },
  { of: 'what only I changed', base: none, theirs: none, mine: { ...none, link: 'b' }, edits: [] },
  {
    of: 'what only they changed',
    base: none,
    theirs: { ...none, link: 'b' },
    mine: { ...none, title: 'c' },
    edits: [{ field: 'link', isConflict: false }],
  },
  {
    of: 'what both changed',
    base: none,
    theirs: { ...none, link: 'b' },
    mine: { ...none, link: 'c' },
    edits: [{ field: 'link', isConflict: true }],
  },
  {
    of: 'what both changed alike',
    base: none,
    theirs: { ...none, link: 'b' },
    mine: { ...none, link: 'b' },
    edits: [{ field: 'link', isConflict: false }],
  },
  {
    of: 'different halves of a group',
    base: { ip: { white: ['a'], black: ['a'] } },
    theirs: { ip: { white: ['b'], black: ['a'] } },
    mine: { ip: { white: ['a'], black: ['b'] } },
    edits: [{ field: 'ip', isConflict: false }],
  },
  {
    of: 'the fields of a part',
    base: { ads: { cap: 1, days: 1, hours: 1 } },
    theirs: { ads: { cap: 2, days: 2, hours: 1 } },
    mine: { ads: { cap: 3, days: 1, hours: 3 } },
    edits: [
      { field: 'ads.cap', isConflict: true },
      { field: 'ads.days', isConflict: false },
    ],
  },
  {
    of: 'a part that they removed',
    base: { ads: { cap: 1 } },
    theirs: { ads: null },
    mine: { ads: { cap: 2 } },
    edits: [{ field: 'ads', isConflict: true }],
  },
])('theirEdits: $of', ({ base, theirs, mine, edits }) => {
  expect(theirEdits<object>({ base, theirs, mine }, ['ads'])).toEqual(edits);
});
