import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * Reads a parameter of an address: a text in quotes, which is how the router writes what looks like something else, or a
 * number. Whatever else somebody types stays the text that it is, also a number that would come back different, such as
 * twenty digits.
 */
function readParameter(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'string' || (typeof value === 'number' && String(value) === text)) return value;
  throw new SyntaxError('A text without quotes');
}

export const parseSearch = parseSearchWith(readParameter);
export const stringifySearch = stringifySearchWith(JSON.stringify, readParameter);
