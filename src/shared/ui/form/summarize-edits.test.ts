import { expect, it } from 'vitest';
import type { Change } from '@/shared/api';
import { nameOf, summarizeEdits } from './summarize-edits';

const now = new Date('2026-11-20T12:00:00Z');

const change = (user_name: string | null, created_at: string, ...fields: string[]): Change => ({
  id: 1,
  user_id: 1,
  user_name,
  action: 'updated',
  created_at,
  fields: fields.map((field) => ({ field, old: 1, new: 2, new_name: `${field} by ${user_name}` })),
});

const nadia = change('Nadia Petrova', '2026-11-20T11:58:00Z', 'name', 'ads.cash_limit_day');
const vera = change('Vera Orlova', '2026-11-20T11:00:00Z', 'name', 'bid');
const platform = change(null, '2026-11-20T11:59:50Z', 'ord_advert.erid', 'ord_advert.brand');

const edit = (field: string, label = field) => ({ field, label });
const [name, budget, bid] = [edit('name', 'Name'), edit('ads.cash_limit_day', 'Daily budget'), edit('bid', 'Bid')];

it.each([
  [[name, budget], [nadia, vera], 'Nadia Petrova changed Name and Daily budget 2 minutes ago'],
  [[bid], [nadia, vera], 'Vera Orlova changed Bid 1 hour ago'],
  [[name, bid], [nadia, vera], 'Nadia Petrova and Vera Orlova changed Name and Bid 2 minutes ago'],
  [[edit('ord_advert', 'Registration')], [platform], 'Preroll changed Registration just now'],
  [[edit('folder_id')], [nadia], 'This campaign was changed in another tab or by another user'],
  [[name], [], 'This campaign was changed in another tab or by another user'],
])('%j in %j', (edits, changes, sentence) => {
  expect(summarizeEdits({ what: 'campaign', edits, changes, now })).toBe(sentence);
});

it('names the record of the latest change of a field', () => {
  expect(nameOf('name', [nadia, vera])).toBe('name by Nadia Petrova');
  expect(nameOf('folder_id', [nadia])).toBeUndefined();
});
