/** The signs and words of currencies that stand for one only, in lower case. */
const signs: Record<string, string> = {
  '₽': 'RUB',
  р: 'RUB',
  'р.': 'RUB',
  руб: 'RUB',
  'руб.': 'RUB',
  рубль: 'RUB',
  рубля: 'RUB',
  рублей: 'RUB',
  рублях: 'RUB',
  rur: 'RUB',
  '€': 'EUR',
  '£': 'GBP',
};

/**
 * Returns the currency that a sign, a word or a code stands for.
 *
 * @param unit in any case
 * @returns ISO 4217; empty for another text, and for a sign that several currencies have, such as `$`
 */
export const currencyOf = (unit: string): string =>
  signs[unit.toLowerCase()] ?? (/^[a-z]{3}$/i.test(unit) ? unit.toUpperCase() : '');

/** `$` for USD: what is written beside amounts where only one currency is meant. */
function shortSignOf(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * Returns all that may stand beside an amount in a currency: `RUB`, `₽`, `руб.`.
 *
 * @param unit a code or a sign; another unit, such as `s`, stands for itself alone
 */
export function spellingsOf(unit: string): string[] {
  const currency = currencyOf(unit);
  if (currency === '') return [unit];
  const words = Object.keys(signs).filter((sign) => signs[sign] === currency);
  return [...new Set([unit, currency, shortSignOf(currency), ...words])];
}
