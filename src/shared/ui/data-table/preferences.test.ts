import { describe, expect, it } from 'vitest';
import { defaultPreferences, toggleColumn } from './preferences';
import { parsePreferences } from './stored-preferences';

describe('toggleColumn', () => {
  it.each([
    { hidden: [], column: 'b', expected: ['b'] },
    { hidden: ['b'], column: 'b', expected: [] },
    { hidden: ['b'], column: 'c', expected: ['b', 'c'] },
    { hidden: ['b', 'c'], column: 'a', expected: ['b', 'c'] },
    { hidden: ['gone'], column: 'a', expected: ['gone', 'a'] },
  ])('$column of a, b and c without $hidden', ({ hidden, column, expected }) => {
    expect(toggleColumn(['a', 'b', 'c'], hidden, column)).toEqual(expected);
  });
});

describe('parsePreferences', () => {
  it.each([
    { text: null, expected: defaultPreferences },
    { text: 'not JSON', expected: defaultPreferences },
    { text: 'null', expected: defaultPreferences },
    { text: '{"hidden":"name","density":"huge"}', expected: defaultPreferences },
    { text: '{"hidden":["name",7],"density":"compact"}', expected: { hidden: ['name'], density: 'compact' } },
  ])('$text', ({ text, expected }) => {
    expect(parsePreferences(text)).toEqual(expected);
  });
});
