import { expect, it } from 'vitest';
import type { Change } from '@/shared/api';
import { describeSettingsChange } from './describe-settings-change';

const describe = (action: Change['action'], ...fields: Change['fields']) => {
  const { what, changes } = describeSettingsChange({
    id: 1,
    user_id: 1,
    user_name: 'Vera Orlova',
    created_at: '2026-11-20T10:00:00.000Z',
    action,
    fields,
  });
  return [what, ...changes.map(({ field, from, to }) => `${field}: ${from} > ${to}`)];
};

it.each([
  [{ field: 'name', old: null, new: 'Preroll' }, ['Name: null > Preroll']],
  [{ field: 'width', old: 640, new: null }, ['Width: 640 > null']],
  [{ field: 'rate', old: 90, new: 0.01234567 }, ['Rate: 90 > 0.01234567']],
  [{ field: 'max_duration', old: null, new: 60 }, ['Longest video, s: null > 60']],
  [{ field: 'vpaid_allowed', old: true, new: false }, ['VPAID scripts: Yes > No']],
  [{ field: 'mime_types', old: [], new: ['a', 'b'] }, ['File types: null > a, b']],
  [{ field: 'contract', old: { serial: '1', date: '' }, new: {} }, ['Contract: Serial: 1 > null']],
  [{ field: 'api_access_id', old: 1, new: 2, old_name: 'Main' }, ['API access: Main > 2']],
  [{ field: 'api_access_id', old: null, new: 2, new_name: 'Main' }, ['API access: null > Main']],
  [{ field: 'symbol', old: null, new: '' }, []],
])('%j', (change, expected) => {
  expect(describe('updated', change)).toEqual(['Updated', ...expected]);
});

it.each([
  ['created', 'Created'],
  ['updated', 'Updated'],
  ['removed', 'Removed'],
] as const)('says that a record was %s, whatever its fields', (action, expected) => {
  expect(describe(action, { field: 'width', old: null, new: 640 })).toEqual([expected, 'Width: null > 640']);
});
