import { amountForm } from '../finance/amount-texts.ts';

const exact: Record<string, string> = {
  '^[A-Za-z0-9]{6,64}$': '6 to 64 letters and digits',
  '^[0-9]{1,3}[.][0-9]{1,3}[.][0-9]{1,3}$': 'Three numbers separated by dots, such as 30.10.1',
  '^\\S+$': 'No spaces',
  '^[a-z0-9][a-z0-9-]*$': 'Lower-case letters, digits and hyphens, such as own-sites',
  '^\\d{1,12}(\\.\\d{1,4})?$': `${amountForm}, without a sign and with at most 12 digits before the point`,
  '^-?\\d{1,12}(\\.\\d{1,4})?$': `${amountForm}, with at most 12 digits before the point`,
  '^[A-Z]{3}$': 'Three capital letters, such as EUR',
};

const starts: [start: string, message: string][] = [
  ['^https?:', 'Must be a web address that begins with http:// or https://'],
  ['^https:', 'Must be a web address that begins with https://'],
  ['^data:image', 'Must be a PNG or SVG image'],
];

/** The message for text that doesn't match a pattern of the contract; null if the pattern has no specific message. */
export const patternMessage = (pattern: string): string | null =>
  exact[pattern] ?? starts.find(([start]) => pattern.startsWith(start))?.[1] ?? null;
