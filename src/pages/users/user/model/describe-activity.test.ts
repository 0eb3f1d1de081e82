import { expect, it } from 'vitest';
import type { Activity } from '@/shared/api';
import { describeActivity } from './describe-activity';

const describe = (activity: Partial<Activity>) => {
  const { what, changes = [] } = describeActivity(
    { id: 1, kind: 'campaign', record_id: 12, record_name: 'Spring sale', created_at: '', fields: [], ...activity },
    { currency: 'EUR' },
  );
  return [what, ...changes.map((change) => ('done' in change ? change.done : `${change.from} > ${change.to}`))];
};

it.each<[string, Partial<Activity>, string[]]>([
  ['a campaign', { fields: [{ field: 'bid', old: 100, new: 120 }] }, ['Campaign Spring sale updated', '€100 > €120']],
  [
    'a user',
    { kind: 'user', record_name: 'Nadia', fields: [{ field: 'status', old: 'working', new: 'lock' }] },
    ['User Nadia updated', 'Working > Lock'],
  ],
  [
    'a new currency',
    { kind: 'currency', record_name: 'USD', fields: [{ field: 'code', old: null, new: 'USD' }] },
    ['Currency USD created', 'null > USD'],
  ],
  [
    'a format that is gone',
    { kind: 'format', record_name: null, fields: [{ field: 'max_duration', old: 30, new: 20 }] },
    ['Format 12 updated', '30 > 20'],
  ],
  ['a kind that came later', { kind: 'late_kind', record_name: 'Late' }, ['Late kind Late updated']],
])('%s', (_name, activity, described) => {
  expect(describe(activity)).toEqual(described);
});
