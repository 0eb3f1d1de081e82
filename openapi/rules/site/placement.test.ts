import { describe, expect, it } from 'vitest';
import { backfillCases, placementCases } from './placement.cases.ts';
import { placementErrors, validateBackfill } from './placement.ts';

const terms = {
  formats: new Set([1]),
  feeds: new Set([1, 2]),
  vpaidScripts: new Set([4]),
  brandingScripts: new Set([5]),
  categories: new Set(['IAB1']),
};

describe('placementErrors', () => {
  it.each(placementCases)('$what', ({ fields, refused }) => {
    expect(placementErrors(fields, terms)).toEqual(refused);
  });
});

describe('validateBackfill', () => {
  it.each(backfillCases)('%s', (address, refused) => {
    if (refused === null) expect(validateBackfill(address)).toBeNull();
    else expect(validateBackfill(address)).toContain(refused);
  });

  it.each(['https://ads.example/vast?placement=4', 'https://ADS.example.:444/'])(
    'refuses %s, which is the platform itself',
    (address) => {
      expect(validateBackfill(address, 'ads.example')).toBe('Must be the address of another platform');
    },
  );
});
