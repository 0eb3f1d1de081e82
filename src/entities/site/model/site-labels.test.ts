import { expect, it } from 'vitest';
import { describeSiteChange } from './site-labels';

it.each([
  ['verified', false, true, { field: 'Verification', from: 'Not verified', to: 'Verified' }],
  ['status', 'moderate', 'approved', { field: 'Status', from: 'In review', to: 'Approved' }],
  ['status', 'working', 'ban', { field: 'Status', from: 'Working', to: 'Banned' }],
  ['revenue_share', 70, 75, { field: 'Revenue share', from: '70%', to: '75%' }],
  ['platform_type', null, 'smart_tv', { field: 'Platform', from: null, to: 'Smart TV app' }],
  ['categories', null, ['IAB17'], { field: 'Categories', done: 'added IAB17' }],
  ['categories', ['IAB17', 'IAB3'], ['IAB3', 'IAB4'], { field: 'Categories', done: 'added IAB4, removed IAB17' }],
  ['categories', ['IAB17', 'IAB3'], ['IAB3', 'IAB17'], { field: 'Categories', done: 'reordered' }],
  ['ads_txt', '', 'found', { field: 'ads txt', from: null, to: 'found' }],
] as const)('describes a change of %s', (field, old, next, words) => {
  expect(describeSiteChange({ field, old, new: next })).toEqual(words);
});
