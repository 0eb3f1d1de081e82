import { expect, it } from 'vitest';
import { undoStatus } from './undo-status';

it.each([
  ['stopped', 'working', 'stopped'],
  ['working', 'stopped', 'working'],
  ['approved', 'working', 'stopped'],
  ['approved', 'stopped', null],
  ['moderate', 'working', null],
  ['moderate', 'stopped', null],
  ['ban', 'stopped', null],
] as const)('undoes a change from %s to %s with %s', (before, now, status) => {
  expect(undoStatus(before, now)).toBe(status);
});
