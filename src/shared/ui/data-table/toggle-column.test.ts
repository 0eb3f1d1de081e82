import { expect, it } from 'vitest';
import { toggleColumn } from './toggle-column';

it.each([
  { hidden: [], column: 'b', expected: ['b'] },
  { hidden: ['b'], column: 'b', expected: [] },
  { hidden: ['b'], column: 'c', expected: ['b', 'c'] },
  { hidden: ['b', 'c'], column: 'a', expected: ['b', 'c'] },
  { hidden: ['gone'], column: 'a', expected: ['gone', 'a'] },
])('$column of a, b and c without $hidden', ({ hidden, column, expected }) => {
  expect(toggleColumn(['a', 'b', 'c'], hidden, column)).toEqual(expected);
});
