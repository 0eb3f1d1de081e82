import { describe, expect, it } from 'vitest';
import { ApiError, ValidationError } from '@/shared/api';
import { mutationToast } from './mutation-toast';

const refusedFields = new ValidationError('Look again', { name: ['Taken'] });
const withoutFields = new ValidationError('Look again', {});

describe('mutationToast', () => {
  it.each([
    { of: 'a refusal of our own', error: new Error('advert already working'), toast: 'advert already working' },
    { of: 'a message and a code', error: { message: 'Too far', code: 7 }, toast: 'Too far' },
    { of: 'a text', error: 'Too far', toast: 'Too far' },
    { of: 'a code', error: { message: '', code: 7 }, toast: 'Status code: 7' },
    { of: 'the code 0', error: { code: 0 }, toast: 'Status code: 0' },
    { of: 'a code in words', error: { code: 'ERR_BAD' }, toast: 'Status code: ERR_BAD' },
    { of: 'no code', error: { code: null }, toast: 'API common error' },
    { of: 'an empty error', error: new Error(''), toast: 'API common error' },
    { of: 'nothing', error: undefined, toast: 'API common error' },
    { of: 'null', error: null, toast: 'API common error' },
    { of: 'an empty text', error: '', toast: 'API common error' },
  ])('shows "$toast" for $of, with or without a form', ({ error, toast }) => {
    expect(mutationToast(error)).toBe(toast);
    expect(mutationToast(error, true)).toBe(toast);
  });

  it.each([
    { of: 'a refused call', error: new ApiError(400, 'balance is empty'), hasForm: false, toast: null },
    { of: 'a refused call of a form', error: new ApiError(500, 'db'), hasForm: true, toast: null },
    { of: 'a lost connection', error: new ApiError(0, 'Network error'), hasForm: true, toast: null },
    { of: 'fields that a form shows', error: refusedFields, hasForm: true, toast: null },
    { of: 'fields without a form', error: refusedFields, hasForm: false, toast: 'Code 422, Look again' },
    { of: 'a 422 without fields', error: withoutFields, hasForm: true, toast: null },
    { of: 'a 422 without fields or form', error: withoutFields, hasForm: false, toast: null },
  ])('for $of the toast is $toast', ({ error, hasForm, toast }) => {
    expect(mutationToast(error, hasForm)).toBe(toast);
  });
});
