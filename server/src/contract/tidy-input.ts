import { invalid } from './api-error.ts';
import { passwordFields } from './password-fields.ts';

/** Nothing that the contract describes comes near: to walk more takes the time of everybody else. */
const MOST = { levels: 32, entries: 100_000, fields: 1000 };

/**
 * Takes the blanks from both ends of every text, so that a name of blanks counts as no name; and out of texts and keys
 * what PostgreSQL can't hold. Passwords keep their blanks.
 * Objects and lists are new, other values are the same. Twin: `src/shared/lib/forms/contract-resolver.ts`.
 *
 * @throws ApiError 422 for more of anything than any body holds
 */
export function tidyInput(value: unknown): unknown {
  return tidy(value, (text) => storable(text).trim(), 0);
}

function tidy(value: unknown, tidyText: (text: string) => string, level: number): unknown {
  if (typeof value === 'string') return tidyText(value);
  if (typeof value !== 'object' || value === null) return value;
  refuseMore('levels', level + 1);
  if (Array.isArray(value)) {
    refuseMore('entries', value.length);
    return value.map((item) => tidy(item, tidyText, level + 1));
  }
  refuseMore('fields', Object.keys(value).length);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      storable(key),
      tidy(item, passwordFields.includes(key) ? storable : tidyText, level + 1),
    ]),
  );
}

function refuseMore(what: keyof typeof MOST, count: number): void {
  if (count > MOST[what]) throw invalid({ '': [`At most ${MOST[what]} ${what}`] });
}

/** Without NUL; the half of a pair of surrogates becomes the sign for what can't be read. */
const storable = (text: string) => text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd');
