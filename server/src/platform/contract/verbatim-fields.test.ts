import { verbatimFields } from '@preroll/rules/text/verbatim-fields';
import { expect, it } from 'vitest';
import { contract } from './contract.ts';
import { normalizeInput } from './normalize-input.ts';

interface Schema {
  format?: string;
  'x-verbatim'?: boolean;
  $ref?: string;
}

const { schemas } = contract.components;

const isVerbatim = ({ format, 'x-verbatim': marked, $ref }: Schema): boolean =>
  format === 'password' ||
  marked === true ||
  ($ref !== undefined && isVerbatim(schemas[$ref.replace('#/components/schemas/', '')] ?? {}));

function* verbatimIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  if ('properties' in node)
    for (const [name, schema] of Object.entries(node.properties as Record<string, Schema>))
      if (isVerbatim(schema)) yield name;
  for (const child of Object.values(node)) yield* verbatimIn(child);
}

it('leaves exactly the passwords and code of the contract as they were typed', () => {
  expect([...new Set(verbatimIn(contract))].sort()).toEqual(verbatimFields);
  const typed = Object.fromEntries(['name', ...verbatimFields].map((field) => [field, ' typed ']));
  expect(normalizeInput(typed)).toEqual({ ...typed, name: 'typed' });
});
