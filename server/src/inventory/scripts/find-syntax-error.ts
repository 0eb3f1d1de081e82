import { parse } from 'acorn';

const clearer: [start: string, message: string][] = [
  ["'import' and 'export'", "Players run classic scripts: 'import' and 'export' belong into modules"],
  ["Cannot use 'import.meta'", "Players run classic scripts: 'import.meta' belongs into modules"],
  // the parser is recursive
  ['Not enough stack space', 'The code is nested too deeply'],
];

/**
 * Parses a classic script without running it.
 * @returns the first error with its line and column, both from 1, as a sentence; null if there is none
 */
export function findSyntaxError(code: string): string | null {
  try {
    const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'script' });
    return body.length === 0 ? 'The script has no statement' : null;
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    const text = error.message.replace(/ \(\d+:\d+\)$/, '');
    const message = clearer.find(([start]) => text.startsWith(start))?.[1] ?? text;
    return `Line ${error.loc.line}, column ${error.loc.column + 1}: ${message}`;
  }
}

const isSyntaxError = (error: unknown): error is SyntaxError & { loc: { line: number; column: number } } =>
  error instanceof SyntaxError && 'loc' in error;
