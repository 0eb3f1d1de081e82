import { expect, test } from 'vitest';
import { emptyTargeting, fromTargetingFormValues, toTargetingFormValues } from '@/entities/targeting';
import { emptyCampaign } from './campaign-form';
import { readDraft } from './read-draft';

const initial = emptyCampaign([], true);

test('restores the values with their lists', () => {
  const ads = { ...emptyTargeting(), ip: { white: ['10.0.0.1'], black: [] }, city_white_list: [2950159] };
  const typed = { ...initial, name: 'Spring', bid: 120, owner_id: 7, ads: toTargetingFormValues(ads) };
  const stored: unknown = JSON.parse(JSON.stringify(typed));
  const restored = readDraft(stored as Record<string, unknown>, initial);
  expect({ ...restored, ads: fromTargetingFormValues(restored.ads) }).toEqual({ ...typed, ads });
});

test('ignores unknown fields and keeps initial values for missing ones', () => {
  expect(readDraft({ nonsense: 1, name: 'Spring' }, initial)).toEqual({ ...initial, name: 'Spring' });
});

test('does not restore group and folder in a form that asks for the owner', () => {
  const own = { ...emptyCampaign([], false), name: 'Spring', group_id: 3, folder_id: 4 };
  const stored: unknown = JSON.parse(JSON.stringify(own));
  const restored = readDraft(stored as Record<string, unknown>, initial);
  expect(restored).toMatchObject({ name: 'Spring', owner_id: null, group_id: null, folder_id: null });
});
