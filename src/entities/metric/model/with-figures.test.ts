import { expect, it } from 'vitest';
import type { ListFigures } from '@/shared/api';
import { withFigures } from './with-figures';

const counted = { impressions: 10, shows: 8, clicks: 1, spend: 2 };
const items = [1, 2].map((id) => ({ id, figures: counted, before: counted }));
const figures = { items, period: { before_from: '2026-11-07', timezone: 'UTC' } } as unknown as ListFigures;
const [old, late] = [new Date('2026-11-06T12:00Z'), new Date('2026-11-15T12:00Z')];

it('adds figures to their records, in the order of the records, and marks new ones', () => {
  const rows = [
    { id: 3, createdAt: old },
    { id: 2, createdAt: late },
    { id: 1, createdAt: old },
  ];
  expect(withFigures(rows, figures)).toEqual([
    { id: 3, createdAt: old, figures: undefined },
    { id: 2, createdAt: late, figures: { ...items[1], isNew: true } },
    { id: 1, createdAt: old, figures: { ...items[0], isNew: false } },
  ]);
});

it('has records without figures while those load', () => {
  expect(withFigures([{ id: 1, createdAt: old }], undefined)).toEqual([{ id: 1, createdAt: old, figures: undefined }]);
});

it('has no rows while the list loads', () => {
  expect(withFigures(undefined, figures)).toBeUndefined();
});
