/** What a bank account is named by. */
interface BankAccount {
  bic: string;
  account: string;
}

/** As people group it, and in lower case: none of that is a part of it. */
const tidy = (text: string) => text.replaceAll(/[\s\p{Pd}.]/gu, '').toUpperCase();

/** A bank account as it is kept: without blanks, in capitals. */
export const normalizeRequisites = <Requisites extends BankAccount>(requisites: Requisites): Requisites => ({
  ...requisites,
  bic: tidy(requisites.bic),
  account: tidy(requisites.account),
});

/**
 * Messages by field for a bank account that is none, or whose check digits don't fit: those of a Russian account come
 * from its bank's BIC, those of an IBAN from itself.
 */
export function refuseRequisites(typed: BankAccount): Record<string, string[]> {
  const { bic, account } = normalizeRequisites(typed);
  const isRussianBank = /^\d{9}$/.test(bic);
  const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account);
  const isBank = isRussianBank || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);
  const bank = isBank
    ? null
    : refuseUnlessEmpty(typed.bic, 'Enter a BIC of 9 digits, or a SWIFT code of 8 or 11 characters');
  const own =
    isIban || /^\d{20}$/.test(account)
      ? refuseAccount(bic, account, { isRussianBank, isIban })
      : refuseUnlessEmpty(typed.account, 'Enter an account of 20 digits, or an IBAN');
  return { ...(bank && { bic: [bank] }), ...(own && { account: [own] }) };
}

/** The contract asks for what is missing, but takes what has nothing but marks. */
const refuseUnlessEmpty = (typed: string, message: string) => (typed.trim() === '' ? null : message);

function refuseAccount(
  bic: string,
  account: string,
  { isRussianBank, isIban }: { isRussianBank: boolean; isIban: boolean },
): string | null {
  if (!isRussianBank) return isIban && !isCheckedIban(account) ? 'Not an IBAN: check its digits' : null;
  if (isIban) return 'A bank with a BIC of 9 digits has accounts of 20 digits';
  return hasCheckDigit(bic, account) ? null : 'Not an account at the bank with this BIC: check both';
}

/** By the rule of the Bank of Russia: its own accounts are checked with other digits of the BIC. */
function hasCheckDigit(bic: string, account: string): boolean {
  const bank = Number(bic.slice(6)) < 50 ? `0${bic.slice(4, 6)}` : bic.slice(6);
  const weights = [7, 1, 3];
  const sum = [...`${bank}${account}`].reduce(
    (total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10),
    0,
  );
  return sum % 10 === 0;
}

/** ISO 13616: the country and the check digits go to the end, letters count from 10, and 97 leaves 1. */
function isCheckedIban(iban: string): boolean {
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
