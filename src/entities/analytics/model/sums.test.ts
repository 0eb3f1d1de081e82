import { expect, it } from 'vitest';
import { sumsToAsk } from './sums';

it('requests the sums that rates are computed from, once each', () => {
  expect(sumsToAsk(['impression', 'ctr', 'vtr', 'spend', 'invalid_rate'])).toEqual([
    'impression',
    'click',
    'quartile100',
    'spend',
  ]);
});
