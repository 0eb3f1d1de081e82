import type { BlackWhiteList } from '@preroll/rules/targeting/targeting-fields';

/** Checks whether any of the names of a value is included or excluded. */
interface Sides {
  matches(names: readonly string[]): boolean;
  isExcluded(names: readonly string[]): boolean;
  hasIncluded: boolean;
  isEmpty: boolean;
}

const hasAny = (set: ReadonlySet<string>) => (names: readonly string[]) => names.some((name) => set.has(name));

export function compileSides({ white, black }: BlackWhiteList): Sides {
  return {
    matches: hasAny(new Set(white)),
    isExcluded: hasAny(new Set(black)),
    hasIncluded: white.length > 0,
    isEmpty: white.length === 0 && black.length === 0,
  };
}

/**
 * Excluded values are refused; if there are included values, all others are refused. Unknown values count as not
 * included.
 */
export const refusesNames = (sides: Sides, names: readonly string[]): boolean =>
  sides.isExcluded(names) || (sides.hasIncluded && !sides.matches(names));

const known = (value: string | null) => (value === null ? [] : [value.toLowerCase()]);

/** `en-GB` matches itself and `en` (RFC 4647, basic filtering). */
export function languageNames(tag: string | null): string[] {
  const parts = tag?.split('-') ?? [];
  return parts.map((_, at) => parts.slice(0, at + 1).join('-'));
}

/** A host matches itself, and `*.` of each of its parent domains: `*.shop.example`. */
export function hostNames(host: string | null): string[] {
  const [whole = ''] = known(host);
  const labels = whole.split('.');
  return whole === '' ? [] : [whole, ...labels.slice(1).map((_, at) => `*.${labels.slice(at + 1).join('.')}`)];
}

/** A subcategory matches its category: `IAB1-2` matches itself and `IAB1`. */
export const categoryNames = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => (code.includes('-') ? [code, code.slice(0, code.indexOf('-'))] : [code]));

export const wordNames = known;
