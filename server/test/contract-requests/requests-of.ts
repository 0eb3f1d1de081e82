import type { ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { ApiError } from '../../src/platform/contract/api-error.ts';
import { contract, type Operation } from '../../src/platform/contract/contract.ts';
import { normalizeInput } from '../../src/platform/contract/normalize-input.ts';
import { validatorCompiler } from '../../src/platform/contract/validation.ts';
import { arbitraryOf, type KnownValues, type Schema } from './arbitrary-of-schema.ts';
import { brokenOf } from './broken-value.ts';

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: Schema;
}

/** An operation with the place that it has in the contract. */
export interface Endpoint {
  id: string;
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

/** What is sent, apart from who sends it. */
export interface GeneratedRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** As JSON, unless it is `raw`. */
  body?: unknown;
  raw?: { payload: string; contentType: string };
  /** Replaces the headers of whoever sends it. */
  headers?: Record<string, string>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head'];

/** Every operation that speaks JSON. Uploads speak tus and have tests of their own. */
export const endpoints: readonly Endpoint[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods
    .map((method) => ({ method, operation: item[method] as Operation | undefined }))
    .filter((found): found is { method: string; operation: Operation } => found.operation !== undefined)
    // those of other protocols, tus and vast, are not JSON, and have tests of their own
    .filter(({ operation }) => operation['x-protocol'] === undefined)
    .map(({ method, operation }) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
      parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved),
    })),
);

function resolved(parameter: object): Parameter {
  if (!('$ref' in parameter)) return parameter as Parameter;
  const name = String(parameter.$ref).replace('#/components/parameters/', '');
  return contract.components.parameters[name] as unknown as Parameter;
}

/** Requests that the contract allows. */
export function allowedRequests(endpoint: Endpoint, known: KnownValues): fc.Arbitrary<GeneratedRequest> {
  const body = bodySchema(endpoint);
  return fc.record({
    params: arbitraryOf(groupSchema(endpoint, 'path'), known) as fc.Arbitrary<Record<string, unknown>>,
    query: arbitraryOf(groupSchema(endpoint, 'query'), known) as fc.Arbitrary<Record<string, unknown>>,
    ...(body && { body: arbitraryOf(body, known) }),
  });
}

/** Requests that break the contract in one place: in the body or the address, or in the token where they have neither. */
export function brokenRequests(endpoint: Endpoint, known: KnownValues): fc.Arbitrary<GeneratedRequest> {
  const allowed = allowedRequests(endpoint, known);
  const withPart = (part: fc.Arbitrary<Partial<GeneratedRequest>>) =>
    fc.tuple(allowed, part).map(([request, broken]) => ({ ...request, ...broken }));
  const ways: fc.Arbitrary<GeneratedRequest>[] = [];

  const body = bodySchema(endpoint);
  if (body) {
    const isAllowed = validator(body, 'body');
    const broken = brokenOf(arbitraryOf(body, known), (value) => value !== null && isTaken(value, isAllowed));
    ways.push(withPart(broken.map((value) => ({ body: value }))));
    ways.push(withPart(rawBodies.map((raw) => ({ raw }))));
  }
  const queryNames = namesOf(endpoint, 'query');
  if (queryNames.length > 0) {
    const isAllowed = validator(groupSchema(endpoint, 'query'), 'querystring');
    const broken = fc
      .dictionary(fc.constantFrom(...queryNames), fc.oneof(nastyTexts, fc.string(), tooLong), { minKeys: 1 })
      .filter((query) => !isAllowed({ ...query }));
    ways.push(withPart(broken.map((query) => ({ query }))));
  }
  const pathNames = namesOf(endpoint, 'path');
  if (pathNames.length > 0)
    ways.push(
      withPart(nastyTexts.map((text) => ({ params: Object.fromEntries(pathNames.map((name) => [name, text])) }))),
    );
  return fc.oneof(...(ways.length > 0 ? ways : [withPart(brokenTokens)]));
}

/** Whether the server tidies a body into one that the contract allows. It refuses some bodies before that. */
function isTaken(value: unknown, isAllowed: (body: unknown) => boolean): boolean {
  try {
    return isAllowed(normalizeInput(value));
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** None is an id, a key or the name of a form. */
const nastyTexts = fc.constantFrom(
  '-1',
  '0',
  '1.5',
  '1e3',
  '0x10',
  '2147483648',
  '9'.repeat(40),
  'abc',
  ' ',
  '\0',
  '%',
  '../1',
  'Ω',
);

/** Longer than any parameter may be: the only fault that a parameter of free text can have. */
const tooLong = fc.constant('a'.repeat(10_000));

const rawBodies = fc.constantFrom(
  { payload: '', contentType: 'application/json' },
  { payload: '{', contentType: 'application/json' },
  { payload: 'null', contentType: 'application/json' },
  { payload: '{"a":1}{"b":2}', contentType: 'application/json' },
  { payload: '['.repeat(10_000), contentType: 'application/json' },
  { payload: '{}', contentType: 'text/plain' },
  { payload: 'name=Spring', contentType: 'application/x-www-form-urlencoded' },
  { payload: '{}', contentType: 'nonsense' },
);

const brokenTokens = fc
  .constantFrom<Record<string, string>[]>(
    { authorization: 'Bearer' },
    { authorization: `Bearer ${'a'.repeat(43)}`, cabinet: 'admin' },
    { authorization: `Basic ${'a'.repeat(43)}` },
    { authorization: `Bearer ${'a'.repeat(5000)}`, cabinet: 'toString' },
    { authorization: 'Bearer %ff', cabinet: '' },
  )
  .map((headers) => ({ headers }));

const bodySchema = ({ operation }: Endpoint): Schema | undefined =>
  (operation.requestBody?.content['application/json'] as { schema: Schema } | undefined)?.schema;

const namesOf = ({ parameters }: Endpoint, group: string) =>
  parameters.filter((parameter) => parameter.in === group).map(({ name }) => name);

function groupSchema({ parameters }: Endpoint, group: string): Schema {
  const members = parameters.filter((parameter) => parameter.in === group);
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
    required: members.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The named schemas that a schema uses, directly or not: to compile all of them for each would take long. */
function schemasIn(schema: Schema): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const waiting = [schema];
  for (const next of waiting)
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const named = contract.components.schemas[name];
      if (named === undefined || name in found) continue;
      found[name] = named;
      waiting.push(named);
    }
  return found;
}

function validator(schema: Schema, httpPart: string): (value: unknown) => boolean {
  const whole = { ...schema, components: { schemas: schemasIn(schema) } };
  const validate = validatorCompiler({ schema: whole, httpPart, method: '', url: '' }) as ValidateFunction;
  return (value) => validate(value) === true;
}
