import { expect, it } from 'vitest';
import contract from '../../server/src/platform/contract/generated/contract.json' with { type: 'json' };

interface Parameter {
  in?: string;
  name?: string;
  schema?: { maxItems?: number; items?: { $ref?: string; enum?: unknown[] } };
}

const schemas = contract.components.schemas as Record<string, { enum?: unknown[] }>;

const choicesOf = ({ $ref, enum: own }: { $ref?: string; enum?: unknown[] }) =>
  own ?? schemas[$ref?.split('/').at(-1) ?? '']?.enum ?? [];

/** The status and state filters with a maximum number of values, with their operation. */
const filters = Object.values(contract.paths).flatMap((path) =>
  Object.values(path as Record<string, { operationId?: string; parameters?: Parameter[] }>).flatMap(
    ({ operationId, parameters = [] }) =>
      parameters.flatMap(({ in: place, name = '', schema: { maxItems, items } = {} }) =>
        place === 'query' && ['status', 'state'].includes(name) && items !== undefined && maxItems !== undefined
          ? [{ filter: `${operationId} ${name}`, maxItems, choices: choicesOf(items).length }]
          : [],
      ),
  ),
);

/** Otherwise selecting all statuses of a list would be refused. */
it('filters by status and state accept all their values at once', () => {
  expect(filters.length).toBeGreaterThan(5);
  expect(filters.filter(({ maxItems, choices }) => maxItems !== choices)).toEqual([]);
});
