import { expect, it } from 'vitest';
import { moveColumn } from './move-column';

const columns = ['status', 'shows', 'clicks', 'spend'];

it.each([
  { hidden: [], column: 'shows', way: 'up', expected: 'shows status clicks spend' },
  { hidden: [], column: 'shows', way: 'down', expected: 'status clicks shows spend' },
  { hidden: ['shows'], column: 'status', way: 'down', expected: 'shows clicks status spend' },
  { hidden: ['shows', 'clicks'], column: 'spend', way: 'up', expected: 'spend status shows clicks' },
  { hidden: [], column: 'status', way: 'up', expected: 'status shows clicks spend' },
  { hidden: ['spend'], column: 'clicks', way: 'down', expected: 'status shows clicks spend' },
  { hidden: ['spend'], column: 'spend', way: 'up', expected: 'status shows clicks spend' },
] as const)('moves $column $way past hidden $hidden', ({ hidden, column, way, expected }) => {
  expect(moveColumn(columns, hidden, column, way).join(' ')).toBe(expected);
});
