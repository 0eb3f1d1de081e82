/** The fields that identify a bank account. */
interface BankAccount {
  bic: string;
  account: string;
}

/** Removes separators and converts to upper case. */
const tidy = (text: string) => text.replaceAll(/[\s\p{Pd}.]/gu, '').toUpperCase();

/** Normalizes a bank account for storing: without separators, in upper case. */
export const normalizeRequisites = <Requisites extends BankAccount>(requisites: Requisites): Requisites => ({
  ...requisites,
  bic: tidy(requisites.bic),
  account: tidy(requisites.account),
});

/**
 * Validates a bank account: messages by field. The check digits of a Russian account depend on its bank's BIC, those of
 * an IBAN are part of it.
 */
export function validateRequisites(typed: BankAccount): Record<string, string[]> {
  const { bic, account } = normalizeRequisites(typed);
  const isRussianBank = /^\d{9}$/.test(bic);
  const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account);
  const isBank = isRussianBank || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);
  const bank = isBank
    ? null
    : validateEmpty(typed.bic, 'Enter a BIC of 9 digits, or a SWIFT code of 8 or 11 characters');
  const own =
    isIban || /^\d{20}$/.test(account)
      ? validateAccount(bic, account, { isRussianBank, isIban })
      : validateEmpty(typed.account, 'Enter an account of 20 digits, or an IBAN');
  return { ...(bank && { bic: [bank] }), ...(own && { account: [own] }) };
}

/** Missing values are reported by the contract's schema, but it accepts values that consist of separators only. */
const validateEmpty = (typed: string, message: string) => (typed.trim() === '' ? null : message);

function validateAccount(
  bic: string,
  account: string,
  { isRussianBank, isIban }: { isRussianBank: boolean; isIban: boolean },
): string | null {
  if (!isRussianBank) return isIban && !isCheckedIban(account) ? 'Not an IBAN: check its digits' : null;
  if (isIban) return 'A bank with a BIC of 9 digits has accounts of 20 digits';
  return hasCheckDigit(bic, account) ? null : 'Not an account at the bank with this BIC: check both';
}

/** The algorithm of the Bank of Russia; its own accounts use other digits of the BIC. */
function hasCheckDigit(bic: string, account: string): boolean {
  const bank = Number(bic.slice(6)) < 50 ? `0${bic.slice(4, 6)}` : bic.slice(6);
  const weights = [7, 1, 3];
  const sum = [...`${bank}${account}`].reduce(
    (total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10),
    0,
  );
  return sum % 10 === 0;
}

/**
 * ISO 13616: moves country and check digits to the end, converts letters to numbers from 10; the remainder by 97 is 1.
 */
function isCheckedIban(iban: string): boolean {
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
