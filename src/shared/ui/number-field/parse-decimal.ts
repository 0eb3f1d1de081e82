import { spellingsOf } from '@preroll/rules/finance/currency-signs';

const SPACES = /[\s\u00a0\u2007\u2009\u202f'’_]/g;
const SIGNS = /^[+−–-]/;

/** Whether digits are in groups of three with a single kind of separator: `1,234,567`. */
const isGrouped = (text: string, separator: string) => {
  const [first = '', ...rest] = text.split(separator);
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
};

/** Splits digits into `[whole, fraction]`; null if the separators are inconsistent. */
function splitDigits(text: string): readonly [string, string] | null {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last === -1) return [text, ''];
  const mark = text.charAt(last) as ',' | '.';
  const other = mark === ',' ? '.' : ',';
  const [before, after] = [text.slice(0, last), text.slice(last + 1)];
  if (before.includes(mark)) return isGrouped(text, mark) ? [text.replaceAll(mark, ''), ''] : null;
  if (before.includes(other)) return isGrouped(before, other) ? [before.replaceAll(other, ''), after] : null;
  // as in en-GB, a lone comma before three digits separates thousands; any other lone separator is a decimal point
  return mark === ',' && isGrouped(text, ',') ? [before + after, ''] : [before, after];
}

/**
 * Parses a number in the notation of several countries: `1,234.5`, `1 234,5`, `1.234,50`, `1'234.5`, `.5`, `−3`.
 * Removes spaces and thousands separators, and keeps all decimals.
 *
 * @param units may precede or follow the number, in any spelling: `s`, or `RUB`, which is also `руб.`
 * @returns `-1234.50`: digits, at most one point, no leading zeros; null if the text isn't a number
 */
export function parseDecimal(text: string, units: readonly string[] = []): string | null {
  let rest = text.replace(SPACES, '');
  const bare = units
    .flatMap(spellingsOf)
    .map((unit) => unit.replace(SPACES, '').toLowerCase())
    .filter((unit) => unit !== '');
  const lower = rest.toLowerCase();
  // longest first, because "30 seconds" also ends with "s"
  const unit = bare.sort((a, b) => b.length - a.length).find((one) => lower.startsWith(one) || lower.endsWith(one));
  if (unit) rest = lower.startsWith(unit) ? rest.slice(unit.length) : rest.slice(0, -unit.length);
  const isNegative = /^[−–-]/.test(rest);
  const parts = splitDigits(rest.replace(SIGNS, ''));
  if (parts === null || !/^\d*$/.test(parts[0]) || !/^\d*$/.test(parts[1])) return null;
  const [whole, fraction] = parts;
  if (whole === '' && fraction === '') return null;
  const digits = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`;
  return isNegative && /[1-9]/.test(digits) ? `-${digits}` : digits;
}
