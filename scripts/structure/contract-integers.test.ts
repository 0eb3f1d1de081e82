import { expect, it } from 'vitest';
import contract from '../../server/src/platform/contract/generated/contract.json' with { type: 'json' };

interface Schema {
  type?: unknown;
  minimum?: unknown;
  maximum?: unknown;
}

/** All parts of a document with their paths, such as `/components/schemas/Campaign/properties/id`. */
function* partsOf(node: unknown, path = ''): Generator<{ path: string; part: Schema }> {
  if (typeof node !== 'object' || node === null) return;
  yield { path, part: node };
  for (const [key, child] of Object.entries(node)) yield* partsOf(child, `${path}/${key}`);
}

const isInteger = ({ type }: Schema) => [type].flat().includes('integer');
const isBounded = ({ minimum, maximum }: Schema) => typeof minimum === 'number' && typeof maximum === 'number';

/** An unbounded integer would pass validation and then fail in the database, whose columns are narrower. */
it('every integer of the contract has a minimum and a maximum', () => {
  const integers = [...partsOf(contract)].filter(({ part }) => isInteger(part));
  expect(integers.length).toBeGreaterThan(10);
  expect(integers.filter(({ part }) => !isBounded(part)).map(({ path }) => path)).toEqual([]);
});
