import { expect, it } from 'vitest';
import { sumsToRequest } from './sums';

it('requests the sums that rates are computed from, once each', () => {
  expect(sumsToRequest(['impression', 'ctr', 'vtr', 'spend', 'invalid_rate'])).toEqual([
    'impression',
    'click',
    'quartile100',
    'spend',
  ]);
});
