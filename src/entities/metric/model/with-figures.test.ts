import { expect, it } from 'vitest';
import type { ListFigures } from '@/shared/api';
import { withFigures } from './with-figures';

const counted = { impressions: 10, shows: 8, clicks: 1, spend: 2 };
const items = [{ id: 2, figures: counted, before: null }];
const figures = { items } as unknown as ListFigures;

it('puts figures to their records, in the order of the records', () => {
  expect(withFigures([{ id: 1 }, { id: 2 }], figures)).toEqual([
    { id: 1, figures: undefined },
    { id: 2, figures: items[0] },
  ]);
});

it('shows records before their figures', () => {
  expect(withFigures([{ id: 1 }], undefined)).toEqual([{ id: 1, figures: undefined }]);
});

it('has no rows while the list loads', () => {
  expect(withFigures(undefined, figures)).toBeUndefined();
});
