const SPACES = /[\s\u00a0\u2007\u2009\u202f'’_]/g;
const SIGNS = /^[+−–-]/;

/** Whole digits in groups of three, apart by one sign: `1,234,567`. */
const isGrouped = (text: string, separator: string) => {
  const [first = '', ...rest] = text.split(separator);
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
};

/** Takes the thousands apart from the decimals: `[whole, fraction]`, or null when the signs make no sense. */
function splitDigits(text: string): readonly [string, string] | null {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last === -1) return [text, ''];
  const mark = text.charAt(last) as ',' | '.';
  const other = mark === ',' ? '.' : ',';
  const [before, after] = [text.slice(0, last), text.slice(last + 1)];
  if (before.includes(mark)) return isGrouped(text, mark) ? [text.replaceAll(mark, ''), ''] : null;
  if (before.includes(other)) return isGrouped(before, other) ? [before.replaceAll(other, ''), after] : null;
  // in en-GB a lone comma before three digits parts thousands, any other lone sign decimals
  return mark === ',' && isGrouped(text, ',') ? [before + after, ''] : [before, after];
}

/**
 * The number in a text, however people of several countries write or copy it: `1,234.5`, `1 234,5`, `1.234,50`,
 * `1'234.5`, `.5`, `−3`. Spaces and thousands go away, the decimals stay as many as they were.
 *
 * @param units what may stand before or behind it: a currency's code or sign, a unit
 * @returns `-1234.50`: digits, at most one point, no leading zeros; null when it is no number
 */
export function readDecimal(text: string, units: readonly string[] = []): string | null {
  let rest = text.replace(SPACES, '').replace(/\p{Sc}/gu, '');
  const bare = units.map((unit) => unit.replace(SPACES, '').toLowerCase()).filter((unit) => unit !== '');
  const lower = rest.toLowerCase();
  // the longest first: "30 seconds" ends with "s" as well
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
