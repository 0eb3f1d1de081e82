interface Parameter {
  $ref?: string;
  in?: string;
}

interface Operation {
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
  'x-cabinets'?: string[];
  'x-any-status'?: boolean;
  'x-protocol'?: string;
}

interface Document {
  security?: unknown[];
  paths: Record<string, Record<string, unknown>>;
  components: { parameters?: Record<string, Parameter> };
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head'];

/**
 * Adds the common responses that apply to each operation: those of all calls, of calls with a session, with a body, and
 * so on. Responses defined by an operation itself are unchanged. Operations that return VAST are skipped, because they
 * always respond with the same status.
 */
export function addCommonResponses<D extends object>(document: D): D {
  const { paths, components, security = [] } = document as unknown as Document;
  const resolve = (parameter: Parameter) =>
    components.parameters?.[parameter.$ref?.replace('#/components/parameters/', '') ?? ''] ?? parameter;

  const commonOf = (operation: Operation, parameters: Parameter[]): Record<string, string> => {
    const needsSession = (operation.security ?? security).length > 0;
    const takesQuery = parameters.some((parameter) => resolve(parameter).in === 'query');
    const takesBody = operation.requestBody !== undefined;
    return {
      400: 'BadRequest',
      ...(needsSession && { 401: 'Unauthorized' }),
      ...(operation['x-cabinets'] && { 403: 'Forbidden' }),
      413: 'PayloadTooLarge',
      ...(takesBody && { 415: 'UnsupportedMediaType' }),
      ...((takesBody || takesQuery) && { 422: 'Invalid' }),
      ...(needsSession && !operation['x-any-status'] && { 423: 'Locked' }),
      429: 'TooManyRequests',
      500: 'InternalError',
    };
  };

  const complete = (operation: Operation, shared: Parameter[]): Operation => {
    if (operation['x-protocol'] === 'vast' || operation['x-protocol'] === 'mail') return operation;
    const names = Object.entries(commonOf(operation, [...shared, ...(operation.parameters ?? [])]));
    const common = names.map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]);
    return { ...operation, responses: { ...Object.fromEntries(common), ...operation.responses } };
  };

  const completed = Object.entries(paths).map(([path, item]) => {
    const shared = (item.parameters ?? []) as Parameter[];
    const members = Object.entries(item).map(([key, member]) => [
      key,
      methods.includes(key) ? complete(member as Operation, shared) : member,
    ]);
    return [path, Object.fromEntries(members)];
  });
  return { ...document, paths: Object.fromEntries(completed) };
}
