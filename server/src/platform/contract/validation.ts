import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { contract } from './contract.ts';
import { isLarge } from './is-large.ts';

const options = { strict: false, verbose: true } as const;

const createAjv = (special: object) => {
  const ajv = new Ajv2020({ ...options, ...special });
  addFormats.default(ajv);
  return ajv;
};

/** The earliest accepted date. The date format goes back to the year 0, which databases cannot store. */
const MIN_DATE = '1970-01-01';

const createRequestAjv = (special: object) => {
  const ajv = createAjv({ useDefaults: true, ...special });
  const { validate } = ajv.formats.date as { validate(day: string): boolean };
  return ajv.addFormat('date', (day) => validate(day) && day >= MIN_DATE);
};

// no type coercion for JSON bodies; parameters are always text
const bodies = createRequestAjv({ allErrors: true });
const largeBodies = createRequestAjv({});
const addresses = createRequestAjv({ allErrors: true, coerceTypes: 'array' });

const compiled = new Map<string, ValidateFunction>();

/**
 * Compiles each request schema once, because operations and all applications of a process share them, and only on first use,
 * because compiling all of them takes a second of the start.
 */
export const validatorCompiler: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) => {
  const compile = httpPart === 'body' ? bodyValidator : compileAddress;
  const key = `${compile.name} ${JSON.stringify(schema)}`;
  const validator = compiled.get(key) ?? compiledOnUse(() => compile(schema));
  compiled.set(key, validator);
  return validator;
};

function compiledOnUse(compile: () => ValidateFunction): ValidateFunction {
  let validator: ValidateFunction | undefined;
  const validate = (value: unknown) => {
    validator ??= compile();
    const isValid = validator(value);
    (validate as ValidateFunction).errors = validator.errors;
    return isValid;
  };
  return validate as ValidateFunction;
}

interface AddressSchema {
  properties?: Record<string, { type?: unknown; items?: { type?: unknown } }>;
}

/** Accepts only decimal integers in parameters: the validator alone would also take `0x10` and `1e3`. */
function compileAddress(schema: AnySchema): ValidateFunction {
  const validator = addresses.compile(schema);
  const integers = Object.entries((schema as AddressSchema).properties ?? {})
    .filter(([, { type, items }]) => [type, items?.type].flat().includes('integer'))
    .map(([name]) => name);
  const validate = (address: Record<string, unknown>) => {
    const wrong = integers.filter((name) => [address[name]].flat().some(isOddNumber));
    const isValid = wrong.length === 0 && validator(address);
    (validate as ValidateFunction).errors = wrong.length === 0 ? validator.errors : wrong.map(notAnInteger);
    return isValid;
  };
  return validate as ValidateFunction;
}

const isOddNumber = (value: unknown) => typeof value === 'string' && !/^-?\d+$/.test(value);

const notAnInteger = (name: string): ErrorObject => ({
  keyword: 'type',
  instancePath: `/${name}`,
  schemaPath: `#/properties/${name}/type`,
  params: { type: 'integer' },
});

/**
 * Reports every error of a body. For a large body it stops at the first, because millions of errors would cost far more
 * than the body itself.
 */
function bodyValidator(schema: AnySchema): ValidateFunction {
  const all = bodies.compile(schema);
  let first: ValidateFunction | undefined;
  const onlyFirst = () => {
    first ??= largeBodies.compile(schema);
    return first;
  };
  const validate = (body: unknown) => {
    const validator = isLarge(body) ? onlyFirst() : all;
    const isValid = validator(body);
    (validate as ValidateFunction).errors = validator.errors;
    return isValid;
  };
  return validate as ValidateFunction;
}

/**
 * Compiles a strict check of responses: properties that the contract does not name fail. All checks share the compiled
 * named schemas. For tests.
 */
export function compileResponse(schema: object): ValidateFunction {
  responses ??= createResponseAjv();
  return responses.compile(strict(schema));
}

let responses: Ajv2020 | undefined;

function createResponseAjv(): Ajv2020 {
  const ajv = createAjv({ allErrors: true });
  for (const [name, named] of Object.entries(contract.components.schemas)) ajv.addSchema(strict(named), name);
  return ajv;
}

const SCHEMA_PREFIX = '#/components/schemas/';

/** A schema that allows no other properties, and refers to named schemas as those are added. */
const strict = (schema: object) =>
  mapSchema(schema, ({ $ref, ...node }) => ({
    ...(node.properties === undefined ? {} : { additionalProperties: false }),
    ...node,
    ...(typeof $ref === 'string' ? { $ref: $ref.replace(SCHEMA_PREFIX, '') } : {}),
  })) as object;

type SchemaNode = Record<string, unknown>;

function mapSchema(schema: unknown, change: (node: SchemaNode) => SchemaNode): unknown {
  if (Array.isArray(schema)) return schema.map((item) => mapSchema(item, change));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, mapSchema(value, change)]);
  return change(Object.fromEntries(entries));
}
