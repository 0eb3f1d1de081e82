import { expect, it } from 'vitest';
import type { Activity } from '@/shared/api';
import { describeActivity } from './describe-activity';

const describe = (activity: Partial<Activity>) => {
  const { what, changes = [] } = describeActivity(
    {
      id: 1,
      kind: 'campaign',
      record_id: 12,
      record_name: 'Spring sale',
      created_at: '',
      action: 'updated',
      fields: [],
      ...activity,
    },
    { currency: 'EUR' },
  );
  return [what, ...changes.map((change) => ('done' in change ? change.done : `${change.from} > ${change.to}`))];
};

it.each<[string, Partial<Activity>, string[]]>([
  [
    'a campaign',
    { fields: [{ field: 'bid', old: 100, new: 120 }] },
    ['Campaign Spring sale updated', 'EUR 100.00 > EUR 120.00'],
  ],
  [
    'a user',
    { kind: 'user', record_name: 'Nadia', fields: [{ field: 'status', old: 'working', new: 'lock' }] },
    ['User Nadia updated', 'Working > Lock'],
  ],
  [
    'a new user',
    { action: 'created', kind: 'user', record_name: 'Nadia', fields: [{ field: 'name', old: null, new: 'Nadia' }] },
    ['User Nadia created', 'null > Nadia'],
  ],
  [
    'a site',
    {
      kind: 'site',
      record_name: 'Lakeside',
      fields: [{ field: 'folder_id', old: 3, new: 4, old_name: 'North', new_name: 'South' }],
    },
    ['Site Lakeside updated', 'North > South'],
  ],
  [
    'a placement',
    {
      kind: 'placement',
      record_name: 'Video',
      fields: [
        { field: 'format_id', old: 1, new: 2, old_name: 'Preroll', new_name: 'Midroll' },
        { field: 'status', old: 'working', new: 'stopped' },
      ],
    },
    ['Placement Video updated', 'Preroll > Midroll', 'Working > Stopped'],
  ],
  [
    'a new currency',
    { action: 'created', kind: 'currency', record_name: 'USD', fields: [{ field: 'code', old: null, new: 'USD' }] },
    ['Currency USD created', 'null > USD'],
  ],
  [
    'a new advert',
    {
      action: 'created',
      kind: 'advert',
      fields: [
        { field: 'name', old: null, new: 'Spring sale' },
        { field: 'title', old: null, new: '' },
        { field: 'ads_id', old: null, new: 3, new_name: 'Spring' },
      ],
    },
    ['Advert Spring sale created', 'null > Spring sale', 'null > Spring'],
  ],
  [
    'an advert under moderation',
    { kind: 'advert', fields: [{ field: 'status', old: 'moderate', new: 'approved' }] },
    ['Advert Spring sale updated', 'Moderate > Approved'],
  ],
  [
    'a removed advert',
    { action: 'removed', kind: 'advert', fields: [{ field: 'status', old: 'stopped', new: 'deleted' }] },
    ['Advert Spring sale removed', 'Stopped > Deleted'],
  ],
  [
    'a removed campaign',
    { action: 'removed', fields: [{ field: 'status', old: 'archive', new: 'deleted' }] },
    ['Campaign Spring sale removed', 'Archive > Deleted'],
  ],
  [
    'a site',
    { kind: 'site', record_name: 'News', fields: [{ field: 'platform_type', old: 'web', new: 'smart_tv' }] },
    ['Site News updated', 'Website > Smart TV app'],
  ],
  [
    'a removed placement',
    {
      action: 'removed',
      kind: 'placement',
      record_name: 'Top',
      fields: [
        { field: 'floor_price', old: 90, new: null },
        { field: 'status', old: 'working', new: null },
      ],
    },
    ['Placement Top removed', 'EUR 90.00 > null', 'Working > null'],
  ],
  [
    'a removed access',
    {
      action: 'removed',
      kind: 'ord_access',
      record_name: 'Sandbox',
      fields: [{ field: 'name', old: 'Sandbox', new: null }],
    },
    ['ORD API access Sandbox removed', 'Sandbox > null'],
  ],
  [
    'the draft of an invoice',
    { action: 'created', kind: 'invoice', record_name: null, fields: [{ field: 'status', old: null, new: 'draft' }] },
    ['Invoice 12 created', 'null > Draft'],
  ],
  [
    'a paid transaction',
    { kind: 'transaction', record_name: null, fields: [{ field: 'status', old: 'waiting', new: 'paid' }] },
    ['Transaction 12 updated', 'Waiting > Paid'],
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
