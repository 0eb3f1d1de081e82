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
  /** Open to users of any status, locked ones included. */
  'x-any-status'?: boolean;
  /** It may hold a whole targeting. */
  'x-large-body'?: boolean;
  'x-protocol'?: string;
}

interface PathItem {
  parameters?: Parameter[];
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

/** Every operation of the contract by its id. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.values(contract.paths)
    .flatMap((item) => methods.map((method) => item[method] as Operation | undefined))
    .filter((operation) => operation !== undefined)
    .map((operation) => [operation.operationId, operation]),
);

/** The operation; a name that the contract doesn't have is a mistake of the program. */
export function operationOf(operationId: string): Operation {
  const operation = operations.get(operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}`);
  return operation;
}

/** Whether it takes a session to ask for this. */
export const needsSession = ({ security = contract.security }: Operation): boolean => security.length > 0;

/** Whether it has parameters behind the question mark. */
export const takesQuery = ({ parameters = [] }: Operation): boolean =>
  parameters.some((parameter) => resolve(parameter).in === 'query');

/**
 * The contract as the router is to read it: without the operations of tus, which are no JSON calls; with the path's
 * parameters in each operation, because the router lets an operation's group of parameters replace the path's; and
 * without headers, which are the business of `authorize`, before validation.
 */
export function routedContract(): object {
  const paths = Object.entries(contract.paths).map(([path, { parameters: shared = [], ...item }]) => {
    const routed = Object.entries(item)
      .map(([method, operation]) => [method, operation as Operation] as const)
      .filter(([, operation]) => operation['x-protocol'] !== 'tus')
      .map(([method, operation]) => [method, { ...operation, parameters: routedParameters(shared, operation) }]);
    return [path, Object.fromEntries(routed)];
  });
  return { ...contract, paths: Object.fromEntries(paths) };
}

function routedParameters(shared: Parameter[], { parameters = [] }: Operation): Parameter[] {
  return [...shared, ...parameters.map(resolve)].filter((parameter) => parameter.in !== 'header');
}

function resolve(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = contract.components.parameters[parameter.$ref.replace('#/components/parameters/', '')];
  if (found === undefined) throw new Error(`The contract has no parameter ${parameter.$ref}`);
  return found;
}
