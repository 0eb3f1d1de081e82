import { expect, it } from 'vitest';
import { inverseAction } from './inverse-action';

it.each([
  [['working'], 'start'],
  [['stopped', 'stopped'], 'stop'],
  [['archive'], 'archive'],
  [['working', 'stopped'], null],
  [['lock'], null],
  [[], null],
])('%j is restored by %s', (statuses, action) => {
  expect(inverseAction(statuses.map((status) => ({ status })))).toBe(action);
});
