import { expect, it } from 'vitest';
import type { Change } from '@/shared/api';
import { describeSettingsChange } from './describe-settings-change';

const describe = (...fields: Change['fields']) => {
  const { what, changes } = describeSettingsChange({
    id: 1,
    user_id: 1,
    user_name: 'Vera Orlova',
    created_at: '2026-11-20T10:00:00.000Z',
    fields,
  });
  return [what, ...changes.map(({ field, from, to }) => `${field}: ${from} > ${to}`)];
};

it.each([
  [{ field: 'name', old: null, new: 'Preroll' }, ['Created', 'Name: null > Preroll']],
  [{ field: 'width', old: 640, new: null }, ['Removed', 'Width: 640 > null']],
  [{ field: 'rate', old: 90, new: 0.01234567 }, ['Updated', 'Rate: 90 > 0.01234567']],
  [{ field: 'max_duration', old: null, new: 60 }, ['Updated', 'Longest video, s: null > 60']],
  [{ field: 'vpaid_allowed', old: true, new: false }, ['Updated', 'VPAID scripts: Yes > No']],
  [{ field: 'mime_types', old: [], new: ['a', 'b'] }, ['Updated', 'File types: null > a, b']],
  [{ field: 'contract', old: { serial: '1', date: '' }, new: {} }, ['Updated', 'Contract: Serial: 1 > null']],
  [{ field: 'symbol', old: null, new: '' }, ['Updated']],
])('%j', (change, expected) => {
  expect(describe(change)).toEqual(expected);
});
