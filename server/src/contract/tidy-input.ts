import { passwordFields } from './password-fields.ts';

/**
 * Takes the blanks from both ends of every text, so that a name of blanks counts as no name; and the NUL characters
 * out of it, which PostgreSQL can't hold. Passwords are taken as they were typed.
 * Objects and lists are new, other values are the same. Twin: `src/shared/lib/forms/contract-resolver.ts`.
 */
export function tidyInput(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').trim();
  if (Array.isArray(value)) return value.map(tidyInput);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, passwordFields.includes(key) ? item : tidyInput(item)]),
  );
}
