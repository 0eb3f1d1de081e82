/** What a bank account is named by. */
interface BankAccount {
  bic: string;
  account: string;
}

/**
 * Messages by field for a bank account whose check digits don't fit: those of a Russian account come from its bank's
 * BIC, those of an IBAN from itself. The contract has checked what each looks like.
 */
export function refuseRequisites({ bic, account }: BankAccount): Record<string, string[]> {
  const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account);
  if (!isIban && !/^\d{20}$/.test(account)) return {};
  if (/^\d{9}$/.test(bic)) {
    if (isIban) return { account: ['A bank with a BIC of 9 digits has accounts of 20 digits'] };
    return hasCheckDigit(bic, account) ? {} : { account: ['Not an account at the bank with this BIC: check both'] };
  }
  return isIban && !isCheckedIban(account) ? { account: ['Not an IBAN: check its digits'] } : {};
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
