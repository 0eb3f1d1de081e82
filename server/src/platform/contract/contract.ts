import generated from './generated/contract.json' with { type: 'json' };

interface Parameter {
  in: string;
  name: string;
}

interface Response {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema: object }>;
}

export interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, Response | { $ref: string }>;
  'x-cabinets'?: string[];
  /** Whether users of any status may call it, including locked ones. */
  'x-any-status'?: boolean;
  /** Whether its body may hold a full targeting or the code of a script. */
  'x-large-body'?: boolean;
  /** The protocol if it is not JSON: tus, VAST, or that of mail clients. Such operations have separate routes. */
  'x-protocol'?: 'tus' | 'vast' | 'mail';
}

interface PathItem {
  parameters?: (Parameter | { $ref: string })[];
  [method: string]: unknown;
}

interface Contract {
  paths: Record<string, PathItem>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    schemas: Record<string, object>;
  };
  security: unknown[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head'];

export const contract = generated as unknown as Contract;

/** All operations of the contract by id. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.values(contract.paths)
    .flatMap((item) => methods.map((method) => item[method] as Operation | undefined))
    .filter((operation) => operation !== undefined)
    .map((operation) => [operation.operationId, operation]),
);

/** Looks up an operation; an unknown id is a programming error. */
export function operationOf(operationId: string): Operation {
  const operation = operations.get(operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}`);
  return operation;
}

/** Whether the operation requires a session. */
export const needsSession = ({ security = contract.security }: Operation): boolean => security.length > 0;

/** Whether the operation has query parameters. */
export const takesQuery = ({ parameters = [] }: Operation): boolean =>
  parameters.some((parameter) => resolve(parameter).in === 'query');

/**
 * Adapts the contract for the router: drops operations of other protocols, which are not JSON calls; copies the path's
 * parameters into each operation, because the router would let the operation's own parameters replace them; and drops
 * headers, which `authorize` checks before validation, and responses, which the types of handlers already guarantee.
 */
export function routedContract(): object {
  const paths = Object.entries(contract.paths).map(([path, { parameters: shared = [], ...item }]) => {
    const routed = Object.entries(item)
      .map(([method, operation]) => [method, operation as Operation] as const)
      .filter(([, operation]) => operation['x-protocol'] === undefined)
      .map(([method, operation]) => [
        method,
        {
          ...operation,
          parameters: routedParameters(shared, operation),
          responses: { default: { description: 'As the contract says' } },
        },
      ]);
    return [path, Object.fromEntries(routed)];
  });
  return { ...contract, paths: Object.fromEntries(paths) };
}

function routedParameters(shared: NonNullable<Operation['parameters']>, { parameters = [] }: Operation): Parameter[] {
  return [...shared, ...parameters].map(resolve).filter((parameter) => parameter.in !== 'header');
}

function resolve(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = contract.components.parameters[parameter.$ref.replace('#/components/parameters/', '')];
  if (found === undefined) throw new Error(`The contract has no parameter ${parameter.$ref}`);
  return found;
}
