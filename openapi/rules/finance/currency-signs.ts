/** Unambiguous signs and words of currencies, in lower case. */
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
 * Returns the currency of a sign, a word or a code.
 *
 * @param unit in any case
 * @returns ISO 4217; empty for other text, and for a sign shared by several currencies, such as `$`
 */
export const currencyOf = (unit: string): string =>
  signs[unit.toLowerCase()] ?? (/^[a-z]{3}$/i.test(unit) ? unit.toUpperCase() : '');

/** The sign of a currency if no other currency is used: `$` for USD. */
function shortSignOf(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * Returns everything that can be written beside an amount in a currency: `RUB`, `₽`, `руб.`.
 *
 * @param unit a code or a sign; any other unit, such as `s`, only has itself as a spelling
 */
export function spellingsOf(unit: string): string[] {
  const currency = currencyOf(unit);
  if (currency === '') return [unit];
  const words = Object.keys(signs).filter((sign) => signs[sign] === currency);
  return [...new Set([unit, currency, shortSignOf(currency), ...words])];
}
