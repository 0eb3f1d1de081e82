import { expect, it } from 'vitest';
import { normalizeRequisites, validateRequisites } from './requisites.ts';

const anotherBank = 'Not an account at the bank with this BIC: check both';
const noAccount = 'Enter an account of 20 digits, or an IBAN';

it.each([
  ['044525974', '40817810000000012345', undefined],
  ['044525974', '40817810000000012346', anotherBank],
  ['044525225', '40817810000000012345', anotherBank],
  // an account at the Bank of Russia
  ['044525000', '40102810545370000003', undefined],
  ['044525000', '40102810845370000003', anotherBank],
  ['044525974', 'DE89370400440532013000', 'A bank with a BIC of 9 digits has accounts of 20 digits'],
  ['DEUTDEFF', 'DE89370400440532013000', undefined],
  ['DEUTDEFF500', 'DE89370400440532013001', 'Not an IBAN: check its digits'],
  ['MIDLGB22', 'GB82WEST12345698765432', undefined],
  // grouped and in any case
  ['deut de ff', 'de89 3704 0044 0532 0130 00', undefined],
  ['deutdeff', 'DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a001', 'Not an IBAN: check its digits'],
  ['04 45 25 974', '40817.810.0.0000-0012345', undefined],
  ['044525974', '4081 7810 0000 0001 2346', anotherBank],
  ['DEUTDEFF', '1234', noAccount],
  ['DEUTDEFF', 'DEé', noAccount],
  ['DEUTDEFF', '4081781000000001234', noAccount],
  // missing values are reported by the contract's schema
  ['', '', undefined],
  [' ', ' ', undefined],
  ['.', '-', noAccount],
  // a SWIFT code doesn't determine the check digits of accounts
  ['SABRRUMM', '40817810000000012345', undefined],
])('at %s, the account %s: %s', (bic, account, message) => {
  expect(validateRequisites({ bic, account }).account?.[0]).toBe(message);
});

it.each([
  ['044525974', true],
  ['04452597', false],
  ['DEUTDEFF', true],
  ['deutdeff500', true],
  ['DEUTDEFF5', false],
  ['', true],
  ['.', false],
])('%s is a valid bank code: %s', (bic, isOne) => {
  expect(validateRequisites({ bic, account: '' }).bic?.[0]).toBe(
    isOne ? undefined : 'Enter a BIC of 9 digits, or a SWIFT code of 8 or 11 characters',
  );
});

it('removes the separators of an account', () => {
  const typed = { recipient: 'Oleg S.', bic: 'deut de ff', account: 'de89 3704-0044 0532 0130 00' };
  expect(normalizeRequisites(typed)).toEqual({
    recipient: 'Oleg S.',
    bic: 'DEUTDEFF',
    account: 'DE89370400440532013000',
  });
});
