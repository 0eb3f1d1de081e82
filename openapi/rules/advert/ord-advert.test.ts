import { describe, expect, it } from 'vitest';
import { ruleCases } from './ord-advert.cases.ts';
import { refuseOrdAdvert } from './ord-advert.ts';

describe('refuseOrdAdvert', () => {
  it.each(ruleCases)('$name: $errors', ({ ord_advert, errors }) => {
    expect(refuseOrdAdvert(ord_advert)).toEqual(errors);
  });
});
