import { expect, it } from 'vitest';
import { describeAdvertChange } from './describe-advert-change';

const start = { event: 'start', url: 'https://stat.example/pixel' };

it.each([
  [
    { field: 'title', old: '', new: 'Spring' },
    { field: 'Title', from: null, to: 'Spring' },
  ],
  [
    { field: 'status', old: 'moderate', new: 'ban' },
    { field: 'Status', from: 'Moderate', to: 'Ban' },
  ],
  [
    { field: 'returned', old: null, new: 'The price is another one.' },
    { field: 'Returned', done: 'The price is another one.' },
  ],
  [
    { field: 'returned', old: 'The price is another one.', new: null },
    { field: 'Returned', done: 'no longer' },
  ],
  [
    { field: 'ads_id', old: null, new: 12, new_name: 'Spring sale' },
    { field: 'Campaign', from: null, to: 'Spring sale' },
  ],
  [
    { field: 'use_vertical', old: false, new: true },
    { field: 'Vertical', from: 'off', to: 'on' },
  ],
  [
    { field: 'additional_trackers', old: [], new: [start] },
    { field: 'Trackers', from: null, to: 'win: https://stat.example/pixel' },
  ],
  [
    { field: 'icon', old: null, new: 'changed' },
    { field: 'Icon', done: 'changed' },
  ],
  [
    { field: 'creative', old: null, new: '/media/one/source.mp4' },
    { field: 'Video', done: 'uploaded' },
  ],
  [
    { field: 'creative', old: '/media/one/source.mp4', new: '/media/two/source.mp4' },
    { field: 'Video', done: 'replaced' },
  ],
  [
    { field: 'creative', old: '/media/one/source.mp4', new: null },
    { field: 'Video', done: 'removed' },
  ],
  [
    { field: 'ord_advert.source_id', old: 3, new: 4, new_name: 'VK ORD' },
    { field: 'Source', from: 'number 3', to: 'VK ORD' },
  ],
  [
    { field: 'ord_advert.pay_type', old: 'cpm', new: 'cpc' },
    { field: 'Paid by', from: 'Impressions (CPM)', to: 'Clicks (CPC)' },
  ],
  [
    { field: 'ord_advert.kktus', old: ['30.10.1'], new: ['30.10.1', '30.15.1'] },
    { field: 'KKTU codes', from: '30.10.1', to: '30.10.1, 30.15.1' },
  ],
  [
    { field: 'late_field', old: 1, new: 2 },
    { field: 'late_field', from: '1', to: '2' },
  ],
])('describes %j', (change, described) => {
  expect(describeAdvertChange(change)).toEqual(described);
});
