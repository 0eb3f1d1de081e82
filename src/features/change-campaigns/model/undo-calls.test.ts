import { expect, it } from 'vitest';
import type { Campaign, CampaignBulkResult, FieldChange } from '@/shared/api';
import { toUndoCalls } from './undo-calls';

const result = (id: number, ...changes: FieldChange[]): CampaignBulkResult => ({
  id,
  ok: true,
  status: 200,
  changes,
  campaign: { id, version: id + 1 } as Campaign,
});

it.each([
  [{ field: 'status', old: 'working', new: 'stopped' }, { action: 'start' }],
  [
    { field: 'status', old: 'stopped', new: 'archive' },
    { action: 'restore', status: 'stopped' },
  ],
  [
    { field: 'status', old: 'working', new: 'archive' },
    { action: 'restore', status: 'working' },
  ],
  [{ field: 'status', old: 'lock', new: 'working' }, { action: 'lock' }],
  [{ field: 'status', old: 'archive', new: 'stopped' }, { action: 'archive' }],
  [
    { field: 'group_id', old: null, new: 5 },
    { action: 'move_to_group', group_id: null },
  ],
  [
    { field: 'end_date', old: '2026-10-24', new: null },
    { action: 'set_dates', end_date: '2026-10-24' },
  ],
  [
    { field: 'ads.cash_limit_day', old: 15000, new: null },
    { action: 'set_limits', limits: { cash_limit_day: 15000 } },
  ],
])('undoes %j with %j', (change, call) => {
  expect(toUndoCalls([result(12, change)])).toEqual([{ ...call, ids: [12], versions: { 12: 13 } }]);
});

it('groups campaigns with the same earlier values, and leaves out those without a change', () => {
  const archived = (old: string) => ({ field: 'status', old, new: 'archive' });
  const results = [
    result(1, archived('working')),
    result(2, archived('stopped')),
    result(3),
    result(4, archived('working')),
  ];
  expect(toUndoCalls(results)).toEqual([
    { action: 'restore', status: 'working', ids: [1, 4], versions: { 1: 2, 4: 5 } },
    { action: 'restore', status: 'stopped', ids: [2], versions: { 2: 3 } },
  ]);
});

it('restores both days in one call', () => {
  const days = [
    { field: 'start_date', old: null, new: '2026-10-05' },
    { field: 'end_date', old: '2026-10-24', new: null },
  ];
  expect(toUndoCalls([result(12, ...days)])).toEqual([
    { action: 'set_dates', start_date: null, end_date: '2026-10-24', ids: [12], versions: { 12: 13 } },
  ]);
});
