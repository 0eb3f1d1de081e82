import { expect, it } from 'vitest';
import { staticClosure } from './static-closure.ts';

const chunk = (fileName: string, imports: string[] = [], isEntry = false) => ({ fileName, imports, isEntry });

it('follows static imports from the entry, through cycles, and excludes other chunks', () => {
  const chunks = [
    chunk('entry.js', ['react.js', 'shared.js'], true),
    chunk('react.js'),
    chunk('shared.js', ['deep.js']),
    chunk('deep.js', ['shared.js']),
    chunk('lazy.js', ['shared.js']),
  ];
  expect(staticClosure(chunks).map(({ fileName }) => fileName)).toEqual([
    'entry.js',
    'react.js',
    'shared.js',
    'deep.js',
  ]);
});
