import { expect, it } from 'vitest';
import { describeUserChange } from './describe-user-change';

it.each([
  [
    { field: 'name', old: 'Nadia', new: 'Nadia Petrova' },
    { field: 'Name', from: 'Nadia', to: 'Nadia Petrova' },
  ],
  [
    { field: 'status', old: 'working', new: 'lock' },
    { field: 'Status', from: 'Working', to: 'Lock' },
  ],
  [
    { field: 'status_reason', old: '', new: 'Unpaid' },
    { field: 'Reason', from: null, to: 'Unpaid' },
  ],
  [
    { field: 'support_panels', old: ['advertiser'], new: ['admin', 'advertiser'] },
    { field: 'Cabinets', from: 'Advertiser', to: 'Admin, Advertiser' },
  ],
  [
    { field: 'is_admin', old: false, new: true },
    { field: 'Admin rights', from: 'off', to: 'on' },
  ],
  [
    { field: 'manager_id', old: 3, new: 4, new_name: 'Timur' },
    { field: 'Manager', from: 'number 3', to: 'Timur' },
  ],
  [
    { field: 'legal_form', old: null, new: 'ul' },
    { field: 'Legal form', from: null, to: 'Legal entity' },
  ],
  [
    { field: 'credit_limit', old: '0', new: '5000' },
    { field: 'Credit limit', from: '0', to: '5000' },
  ],
  [
    { field: 'comment', old: null, new: 'A good payer' },
    { field: 'Comment', from: null, to: 'A good payer' },
  ],
  [
    { field: 'password', old: null, new: 'changed' },
    { field: 'Password', done: 'changed' },
  ],
  [
    { field: 'sessions', old: null, new: 'all ended' },
    { field: 'Sessions', done: 'all ended' },
  ],
  [
    { field: 'invitation', old: null, new: 'sent again' },
    { field: 'Invitation', done: 'sent again' },
  ],
])('describes %j', (change, described) => {
  expect(describeUserChange(change)).toEqual(described);
});
