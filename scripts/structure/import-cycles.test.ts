// @vitest-environment node
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../lib/imports-of.ts';

const files = new Set(globSync('{src,server/src,openapi/rules}/**/*.{ts,tsx}'));

/** Resolves an import; undefined for packages and for files of other kinds. */
function resolveImport(path: string, importer: string): string | undefined {
  const base = path.startsWith('.')
    ? join(dirname(importer), path)
    : path.replace(/^@\//, 'src/').replace(/^@preroll\/rules\//, 'openapi/rules/');
  return [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((file) => files.has(file));
}

/**
 * Finds the groups of files that all import each other, directly or through others (Tarjan's strongly connected
 * components).
 *
 * @param graph the imports of each file
 */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const numbers = new Map<string, number>();
  /** The visited files whose group is not complete yet. */
  const open: string[] = [];
  const cycles: string[][] = [];

  /** Returns the lowest number of an open file that this one leads to. */
  const visit = (file: string): number => {
    const number = numbers.size;
    numbers.set(file, number);
    open.push(file);
    const imports = graph.get(file) ?? [];
    const reached = imports.map((next) => {
      const known = numbers.get(next);
      if (known === undefined) return visit(next);
      return open.includes(next) ? known : number;
    });
    const lowest = Math.min(number, ...reached);
    if (lowest < number) return lowest;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || imports.includes(file)) cycles.push(group.sort());
    return number;
  };

  for (const file of graph.keys()) if (!numbers.has(file)) visit(file);
  return cycles;
}

/** Imports of types count too: the type belongs in the lower of the two files, or in one of its own. */
it('no files import each other in a cycle', () => {
  const graph = new Map(
    [...files].map((file) => [file, importsOf(file).flatMap((path) => resolveImport(path, file) ?? [])]),
  );
  expect([...graph.values()].flat().length).toBeGreaterThan(5000);
  expect(findCycles(graph)).toEqual([]);
});

it('a cycle is found among other imports', () => {
  const graph = new Map([
    ['page', ['theme', 'table']],
    ['table', ['row', 'theme']],
    ['row', ['theme', 'cell']],
    ['cell', ['theme', 'table']],
    ['theme', []],
    ['itself', ['itself', 'theme']],
  ]);
  expect(findCycles(graph)).toEqual([['cell', 'row', 'table'], ['itself']]);
});
