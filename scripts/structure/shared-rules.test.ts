import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../lib/imports-of.ts';

const rules = globSync('openapi/rules/**/*.ts');
const others = globSync('{src,server/src}/**/*.{ts,tsx}', { exclude: ['**/generated/**'] });

/** The exported functions and constants of a file, including `export { x }` and `export { x as y }`. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const declared = [...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/).at(-1) ?? ''),
  );
  return [...declared, ...listed];
}

const ruleNames = new Map(
  rules
    .filter((file) => !/\.(cases|test)\.ts$/.test(file))
    .flatMap((file) => exportsOf(file).map((name) => [name, file])),
);

/** The application and the server import the rules of `openapi/rules`, so that there are no diverging copies. */
describe('shared rules', () => {
  it('only import each other and packages', () => {
    const allowed = (from: string) => /^\.\.?\/[\w./-]+\.ts$/.test(from) || !/^(\.|@\/|@preroll\/|node:)/.test(from);
    const wrong = rules.flatMap((file) =>
      importsOf(file)
        .filter((from) => !allowed(from))
        .map((from) => `${basename(file)}: ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are neither redefined nor re-exported elsewhere', () => {
    expect(ruleNames.size).toBeGreaterThan(30);
    const copies = others.flatMap((file) =>
      exportsOf(file)
        .filter((name) => ruleNames.has(name))
        .map((name) => `${file}: ${name} of ${ruleNames.get(name)}`),
    );
    expect(copies).toEqual([]);
  });
});
