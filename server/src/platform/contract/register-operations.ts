import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import { ApiError, invalid } from './api-error.ts';
import { checkResponses } from './check-responses.ts';
import { needsSession, type Operation, operationOf, takesQuery } from './contract.ts';
import { contractRoutes } from './contract-routes.ts';
import type { Handlers, OperationId } from './handlers.ts';
import { normalizeInput } from './normalize-input.ts';
import { validatorCompiler } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

export interface OperationsOptions {
  handlers: Handlers;
  authorize(request: FastifyRequest, operationId: string): Promise<Viewer>;
  /** Fail when a response does not match the contract; for tests. */
  checkResponses?: boolean;
}

type AnyHandler = (
  call: unknown,
) => Promise<{ status: number; body: unknown; headers?: Record<string, string | number> }>;

/** Registers a route below `/backend/api` for every operation of the contract. */
export async function registerOperations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  app.decorateRequest('viewer', null);
  app.setValidatorCompiler(validatorCompiler);
  if (options.checkResponses) checkResponses(app);
  const routes = await contractRoutes();
  const register = (api: FastifyInstance, _options: object, registered: () => void) => {
    for (const { operationId, method, url, schema } of routes)
      api.route({ ...routeOf(operationId, options), method, url, schema });
    registered();
  };
  await app.register(register, { prefix: '/backend/api' });
}

/**
 * The body limit in bytes for a targeting with every list full, and for code that consists mostly of escapes. Other bodies
 * have the framework's limit of 1 MB.
 */
const LARGE_BODY = 8 * 1024 * 1024;

/**
 * Builds the route options that the router lacks: the router adds method, URL and schemas, but would check security
 * after validation, so a hook does it before.
 */
function routeOf(
  operationId: OperationId,
  { handlers, authorize }: OperationsOptions,
): Omit<RouteOptions, 'method' | 'url'> {
  const operation = operationOf(operationId);
  // the type `Handlers` ties each handler to its operation; a lookup by id loses that
  const handle = handlers[operationId] as unknown as AnyHandler;
  return {
    config: { operationId },
    bodyLimit: operation['x-large-body'] ? LARGE_BODY : undefined,
    onRequest: async (request: FastifyRequest) => {
      if (needsSession(operation)) request.viewer = await authorize(request, operationId);
    },
    preParsing: async (request: FastifyRequest) => {
      if (operation.requestBody === undefined) ignoreBody(request);
      else requireJson(request, operation.requestBody);
    },
    preValidation: async (request: FastifyRequest) => {
      if (operation.requestBody?.required && isMissing(request.body)) throw invalid({ '': ['Required'] });
      request.body = normalizeInput(request.body);
      if (takesQuery(operation)) request.query = normalizeInput(request.query);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body, viewer } = request;
      const answer = await handle({ params, query, body, viewer, request });
      return reply
        .code(answer.status)
        .headers(answer.headers ?? {})
        .send(answer.body);
    },
  };
}

const isMissing = (body: unknown) => body === undefined || body === null;

/**
 * Removes the headers that announce a body, so that the framework does not read or reject a body that the operation
 * ignores.
 */
function ignoreBody({ headers }: FastifyRequest): void {
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) delete headers[name];
}

/** Refuses bodies of undeclared content types, because the router would pass them on without validation. */
function requireJson({ headers }: FastifyRequest, { content }: NonNullable<Operation['requestBody']>): void {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined) return;
  if (!Object.keys(content).includes(type)) throw new ApiError(415, 'The body must be JSON');
}
