import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

const options = { strict: false, allErrors: true, verbose: true } as const;

const createAjv = (special: object) => {
  const ajv = new Ajv2020({ ...options, ...special });
  addFormats.default(ajv);
  return ajv;
};

// JSON has types of its own; the parts of an address are always text
const bodies = createAjv({ useDefaults: true });
const addresses = createAjv({ useDefaults: true, coerceTypes: 'array' });
const responses = createAjv({});

/** Compiles the schemas of requests. */
export const validatorCompiler: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? bodies : addresses).compile(boundIntegers(schema) as AnySchema);

/** A check of answers: they hold what the contract says, and nothing that it doesn't. For tests. */
export const compileResponse = (schema: object): ValidateFunction => responses.compile(closed(schema) as AnySchema);

/** What the database holds in a column of integers. */
const MAX_INTEGER = 2 ** 31 - 1;

/** Integers without a limit of their own get the database's: 9999999999 is wrong input, not a failure. */
const boundIntegers = (schema: unknown) =>
  mapSchema(schema, (node) => (node.type === 'integer' ? { maximum: MAX_INTEGER, ...node } : node));

const closed = (schema: unknown) =>
  mapSchema(schema, (node) => (node.properties === undefined ? node : { additionalProperties: false, ...node }));

type SchemaNode = Record<string, unknown>;

function mapSchema(schema: unknown, change: (node: SchemaNode) => SchemaNode): unknown {
  if (Array.isArray(schema)) return schema.map((item) => mapSchema(item, change));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, mapSchema(value, change)]);
  return change(Object.fromEntries(entries));
}
