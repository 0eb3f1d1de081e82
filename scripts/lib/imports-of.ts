import { readFileSync } from 'node:fs';

/** The paths that a file imports or re-exports from, types and dynamic imports included. */
export const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g)].map(
    ([, from, bare]) => from ?? bare ?? '',
  );
