import { expect, it } from 'vitest';
import contract from '../../server/src/platform/contract/generated/contract.json' with { type: 'json' };

interface Schema {
  type?: unknown;
  minimum?: unknown;
  maximum?: unknown;
}

/** Every part of a document with its path, as in `/components/schemas/Campaign/properties/id`. */
function* partsOf(node: unknown, path = ''): Generator<{ path: string; part: Schema }> {
  if (typeof node !== 'object' || node === null) return;
  yield { path, part: node };
  for (const [key, child] of Object.entries(node)) yield* partsOf(child, `${path}/${key}`);
}

const isInteger = ({ type }: Schema) => [type].flat().includes('integer');
const isBounded = ({ minimum, maximum }: Schema) => typeof minimum === 'number' && typeof maximum === 'number';

/** An integer without bounds passes validation and then fails in the database, whose columns are narrower. */
it('bounds every integer of the contract on both sides', () => {
  const integers = [...partsOf(contract)].filter(({ part }) => isInteger(part));
  expect(integers.length).toBeGreaterThan(10);
  expect(integers.filter(({ part }) => !isBounded(part)).map(({ path }) => path)).toEqual([]);
});
