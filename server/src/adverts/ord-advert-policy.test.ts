import { describe, expect, it } from 'vitest';
import { ruleCases } from '../../../openapi/policies/ord-advert-cases.ts';
import { refuseOrdAdvert } from './ord-advert-policy.ts';

describe('refuseOrdAdvert', () => {
  it.each(ruleCases)('$name: $errors', ({ ord_advert, errors }) => {
    const expected = Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, [message]]));
    expect(refuseOrdAdvert(ord_advert)).toEqual(expected);
  });
});
