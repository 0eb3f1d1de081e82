import { expect, test } from 'vitest';
import { toFormValues } from './placement-form';
import { describePlacementSection, placementSections } from './placement-sections';

const untouched = toFormValues();
const known = {
  feeds: [
    { value: 1, label: 'Direct' },
    { value: 2, label: 'Partner' },
  ],
  scriptName: (scriptId: number) => (scriptId === 9 ? 'Survey unit' : undefined),
};

test.each([
  ['feeds', {}, 'None'],
  ['feeds', { feeds: [2, 1] }, 'Partner, Direct'],
  ['scripts', {}, 'The default ones'],
  ['scripts', { branding_script_id: 9 }, 'Survey unit'],
  ['scripts', { vpaid_script_id: 'none', branding_script_id: 9 }, 'No VPAID script, Survey unit'],
  ['scripts', { branding_script_id: 'none' }, 'No branding script'],
  ['scripts', { vpaid_script_id: 'none', branding_script_id: 'none' }, 'None'],
  ['blocking', {}, 'Nothing blocked'],
  ['blocking', { blocked_categories: ['IAB26'] }, '1 category'],
  [
    'blocking',
    { blocked_categories: ['IAB25', 'IAB26'], blocked_domains: ['rival.example'] },
    '2 categories, 1 advertiser',
  ],
  ['backfill', {}, 'None'],
  ['backfill', { backfill_vast_url: ' https://other.example/vast ' }, 'https://other.example/vast'],
] as const)('%s with %j: %s', (section, change, text) => {
  expect(describePlacementSection(section, { ...untouched, ...change }, known)).toBe(text);
});

test('assigns every field to exactly one section', () => {
  expect(placementSections.flatMap(({ fields }) => fields).toSorted()).toEqual(Object.keys(untouched).toSorted());
});
