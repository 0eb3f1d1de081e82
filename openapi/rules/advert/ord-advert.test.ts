import { describe, expect, it } from 'vitest';
import { ruleCases } from './ord-advert.cases.ts';
import { validateOrdAdvert } from './ord-advert.ts';

describe('validateOrdAdvert', () => {
  it.each(ruleCases)('$name: $errors', ({ ord_advert, errors }) => {
    expect(validateOrdAdvert(ord_advert)).toEqual(errors);
  });
});
