import { describe, expect, it } from 'vitest';
import { ruleCases } from '../../../../openapi/policies/ord-advert-cases';
import { refuseOrdAdvert } from './ord-advert-policy';

describe('refuseOrdAdvert', () => {
  it.each(ruleCases)('$name: $errors', ({ ord_advert, errors }) => {
    expect(refuseOrdAdvert(ord_advert)).toEqual(errors);
  });
});
