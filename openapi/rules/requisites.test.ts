import { expect, it } from 'vitest';
import { refuseRequisites } from './requisites.ts';

const anotherBank = 'Not an account at the bank with this BIC: check both';

it.each([
  ['044525974', '40817810000000012345', undefined],
  ['044525974', '40817810000000012346', anotherBank],
  ['044525225', '40817810000000012345', anotherBank],
  // an account at the Bank of Russia itself
  ['044525000', '40102810545370000003', undefined],
  ['044525000', '40102810845370000003', anotherBank],
  ['044525974', 'DE89370400440532013000', 'A bank with a BIC of 9 digits has accounts of 20 digits'],
  ['DEUTDEFF', 'DE89370400440532013000', undefined],
  ['DEUTDEFF500', 'DE89370400440532013001', 'Not an IBAN: check its digits'],
  ['MIDLGB22', 'GB82WEST12345698765432', undefined],
  // the contract has messages for these
  ['', '', undefined],
  ['DEUTDEFF', 'DEé', undefined],
  // a SWIFT code doesn't say what its accounts are checked with
  ['SABRRUMM', '40817810000000012345', undefined],
])('at %s, the account %s: %s', (bic, account, message) => {
  expect(refuseRequisites({ bic, account }).account?.[0]).toBe(message);
});
