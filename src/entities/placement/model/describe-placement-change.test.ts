import { expect, it } from 'vitest';
import { describePlacementChange } from './describe-placement-change';

const many = ['a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'];

it.each([
  [
    { field: 'name', old: 'Old', new: 'New' },
    { field: 'Name', from: 'Old', to: 'New' },
  ],
  [
    { field: 'status', old: 'working', new: 'stopped' },
    { field: 'Status', from: 'Working', to: 'Stopped' },
  ],
  [
    { field: 'floor_price', old: 0, new: 90.5 },
    { field: 'Floor price', from: 'RUB 0.00', to: 'RUB 90.50' },
  ],
  [
    { field: 'format_id', old: 1, new: 2, old_name: 'Preroll', new_name: 'Midroll' },
    { field: 'Format', from: 'Preroll', to: 'Midroll' },
  ],
  [
    { field: 'feeds', old: [], new: [2, 3] },
    { field: 'Feeds', from: null, to: '2, 3' },
  ],
  [
    { field: 'vpaid_script_id', old: null, new: 4, new_name: 'Survey unit' },
    { field: 'VPAID script', from: 'Default', to: 'Survey unit' },
  ],
  [
    { field: 'branding_script_id', old: 5, new: null, old_name: 'Plain frame' },
    { field: 'Branding script', from: 'Plain frame', to: 'Default' },
  ],
  [
    { field: 'branding_script_id', old: null, new: 'none' },
    { field: 'Branding script', from: 'Default', to: 'None' },
  ],
  [
    { field: 'blocked_categories', old: [], new: ['IAB26'] },
    { field: 'Blocked categories', from: null, to: 'IAB26' },
  ],
  [
    { field: 'blocked_domains', old: many, new: [] },
    {
      field: 'Blocked advertisers',
      from: 'a.example, b.example, c.example, d.example, e.example and 1 more',
      to: null,
    },
  ],
  [
    { field: 'backfill_vast_url', old: null, new: 'https://ads.partner.example/vast' },
    { field: 'Backfill', from: null, to: 'https://ads.partner.example/vast' },
  ],
])('describes a change of $field', (change, described) => {
  const written = describePlacementChange(change, 'RUB');
  expect({
    ...written,
    from: written.from?.replace('\u00a0', ' ') ?? null,
    to: written.to?.replace('\u00a0', ' ') ?? null,
  }).toEqual(described);
});
