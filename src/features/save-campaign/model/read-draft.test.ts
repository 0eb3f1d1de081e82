import { expect, test } from 'vitest';
import { emptyTargeting, keepTargeting, takeTargeting } from '@/entities/targeting';
import { emptyCampaign } from './campaign-form';
import { readDraft } from './read-draft';

const begin = emptyCampaign([], true);

test('what was kept comes back, with its lists', () => {
  const ads = { ...emptyTargeting(), ip: { white: ['10.0.0.1'], black: [] }, city_white_list: [2950159] };
  const typed = { ...begin, name: 'Spring', bid: 120, owner_id: 7, ads: keepTargeting(ads) };
  const kept: unknown = JSON.parse(JSON.stringify(typed));
  const back = readDraft(kept as Record<string, unknown>, begin);
  expect({ ...back, ads: takeTargeting(back.ads) }).toEqual({ ...typed, ads });
});

test('what is unknown is left out, what is missing stays as it begins', () => {
  expect(readDraft({ nonsense: 1, name: 'Spring' }, begin)).toEqual({ ...begin, name: 'Spring' });
});

test('a place of the own is none for another owner', () => {
  const own = { ...emptyCampaign([], false), name: 'Spring', group_id: 3, folder_id: 4 };
  const kept: unknown = JSON.parse(JSON.stringify(own));
  const back = readDraft(kept as Record<string, unknown>, begin);
  expect(back).toMatchObject({ name: 'Spring', owner_id: null, group_id: null, folder_id: null });
});
