import { expect, it } from 'vitest';
import { nameUserChange } from './name-user-change';

it.each([
  ['Locked', 'updated', 'working', 'lock'],
  ['Banned', 'updated', 'lock', 'ban'],
  ['Ban lifted', 'updated', 'ban', 'lock'],
  ['Unlocked', 'updated', 'lock', 'stopped'],
  ['Ban lifted', 'updated', 'ban', 'working'],
  ['Updated', 'updated', 'stopped', 'working'],
  ['Removed', 'removed', 'ban', 'deleted'],
  ['Created', 'created', null, 'working'],
] as const)('%s: %s, from %s to %s', (name, action, old, next) => {
  const reason = { field: 'status_reason', old: 'Fraud', new: '' };
  expect(nameUserChange({ action, fields: [{ field: 'status', old, new: next }, reason] })).toBe(name);
});

it('names an edit without a change of status an update', () => {
  const phone = { field: 'phone', old: '', new: '+74951234567' };
  expect(nameUserChange({ action: 'updated', fields: [phone] })).toBe('Updated');
});
