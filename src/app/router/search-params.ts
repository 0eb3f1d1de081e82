import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * Parses a search parameter: a quoted string, which the router writes for values that look like something else, or a
 * number. Any other value stays a string, including numbers that would lose their exact form, such as one of twenty
 * digits.
 */
function readParameter(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'string' || (typeof value === 'number' && String(value) === text)) return value;
  throw new SyntaxError('A text without quotes');
}

export const parseSearch = parseSearchWith(readParameter);
export const stringifySearch = stringifySearchWith(JSON.stringify, readParameter);
