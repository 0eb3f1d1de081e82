import { tidyText } from '@preroll/rules/text/tidy-text';
import { verbatimFields } from '@preroll/rules/text/verbatim-fields';
import { invalid } from './api-error.ts';

/** Limits far above anything in the contract: walking larger bodies would block other requests. */
const LIMITS = { levels: 32, entries: 100_000, fields: 1000 };

/**
 * Trims every text, so that a name of blanks or invisible characters counts as empty, and removes the characters from texts
 * and keys that PostgreSQL cannot store. Passwords and code keep their blanks. Returns new objects and lists.
 * `src/shared/lib/forms/contract-resolver.ts` trims the same way.
 *
 * @throws ApiError 422 for a body beyond the limits, or with a key that becomes `__proto__`
 */
export function normalizeInput(value: unknown): unknown {
  return normalize(value, (text) => tidyText(storable(text)), 0);
}

function normalize(value: unknown, tidy: (text: string) => string, level: number): unknown {
  if (typeof value === 'string') return tidy(value);
  if (typeof value !== 'object' || value === null) return value;
  refuseMore('levels', level + 1);
  if (Array.isArray(value)) {
    refuseMore('entries', value.length);
    return value.map((item) => normalize(item, tidy, level + 1));
  }
  refuseMore('fields', Object.keys(value).length);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      keyOf(key),
      normalize(item, verbatimFields.includes(key) ? storable : tidy, level + 1),
    ]),
  );
}

/** The parser refuses `__proto__` as it is written, but a key can become it without its unstorable characters. */
function keyOf(written: string): string {
  const key = storable(written);
  if (key === '__proto__') throw invalid({ '': ['Must be valid JSON'] });
  return key;
}

function refuseMore(what: keyof typeof LIMITS, count: number): void {
  if (count > LIMITS[what]) throw invalid({ '': [`At most ${LIMITS[what]} ${what}`] });
}

/** Removes NUL and replaces lone surrogates with the replacement character. */
const storable = (text: string) => text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd');
