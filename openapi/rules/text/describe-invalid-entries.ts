import { summarizeNames } from './summarize-names.ts';

const MAX_LENGTH = 40;

const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/**
 * Formats invalid entries: `Not a host: a, b, c and 7 more`. Empty entries are omitted, and long ones are shortened.
 */
export function describeInvalidEntries(message: string, entries: readonly (string | number)[]): string {
  const names = entries.map(String).filter((entry) => entry !== '');
  return names.length === 0 ? message : `${message}: ${summarizeNames(names, { nameOf: shorten })}`;
}
