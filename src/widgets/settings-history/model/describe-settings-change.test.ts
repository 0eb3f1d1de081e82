import { expect, it } from 'vitest';
import type { Change } from '@/shared/api';
import { describeSettingsFields } from './describe-settings-change';

const describe = (kind: string, action: Change['action'], ...fields: Change['fields']) =>
  describeSettingsFields(kind, { action, fields }).map(({ shown }) => `${shown.field}: ${shown.from} > ${shown.to}`);

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
])('describes %j', (change, expected) => {
  expect(describe('format', 'updated', change)).toEqual(expected);
});

it.each([
  ['script', { field: 'kind', old: null, new: 'branding' }, 'Kind: null > Branding'],
  ['script', { field: 'status', old: 'working', new: 'stopped' }, 'Status: Working > Stopped'],
  ['feed', { field: 'kind', old: 'site', new: 'rtb' }, 'Kind: Own sites > RTB exchange'],
  ['format', { field: 'mime_types', old: [], new: ['video/quicktime', 'video/mp4'] }, 'File types: null > mov, mp4'],
  [
    'ord_source',
    { field: 'mode', old: 'manual', new: 'api' },
    'ERID: Entered by hand > Entered by hand, with API access',
  ],
  ['ord_source', { field: 'roles', old: ['ors'], new: ['agency'] }, 'Roles: Advertising system > Agency'],
  ['ord_source', { field: 'contract', old: null, new: { type: 'service' } }, 'Contract: null > Type: Services'],
  ['ord_access', { field: 'operator', old: 'vk', new: 'sber' }, 'Operator: VK > sber'],
])('formats the values of a %s as screens do: %j', (kind, change, expected) => {
  expect(describe(kind, 'updated', change)).toEqual([expected]);
});

it('describes only the fields of a new record that have a value', () => {
  const unset = { field: 'vpaid_allowed', old: null, new: false };
  expect(describe('format', 'created', unset, { field: 'status', old: null, new: 'working' })).toEqual([
    'Status: null > Working',
  ]);
});
