import { expect, it } from 'vitest';
import contract from '../../server/src/platform/contract/generated/contract.json' with { type: 'json' };

interface Schema {
  type?: unknown;
  $ref?: string;
  required?: string[];
  properties?: Record<string, object>;
}

interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const schemas: Record<string, Schema> = contract.components.schemas;
const paths: Record<string, { get?: unknown; post?: unknown; put?: unknown; patch?: Operation; delete?: unknown }> =
  contract.paths;

const resolve = (schema: Schema): Schema => schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

const updates = Object.values(paths).flatMap(({ patch }) => {
  const schema = patch?.requestBody?.content['application/json']?.schema;
  return schema === undefined ? [] : [{ name: patch?.operationId, ...resolve(schema) }];
});

/** A default would overwrite omitted fields, and a required field would have to be sent unchanged. */
it('in the body of a PATCH only the version is required, and no field has a default', () => {
  expect(updates.length).toBeGreaterThan(10);
  const faults = updates.flatMap(({ name, required = [], properties = {} }) => [
    ...required.filter((field) => field !== 'version').map((field) => `${name} requires ${field}`),
    ...Object.keys(properties)
      .filter((field) => 'default' in resolve(properties[field] ?? {}))
      .map((field) => `${name} fills ${field} in`),
  ]);
  expect(faults).toEqual([]);
});
