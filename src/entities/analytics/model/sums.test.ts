import { expect, it } from 'vitest';
import { sumsToAsk } from './sums';

it('asks for what rates are made of, once', () => {
  expect(sumsToAsk(['impression', 'ctr', 'vtr', 'spend', 'invalid_rate'])).toEqual([
    'impression',
    'click',
    'quartile100',
    'spend',
  ]);
});
