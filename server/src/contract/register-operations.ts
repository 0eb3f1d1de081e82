import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import type { Viewer } from '../access/viewer.ts';
import { ApiError, invalid } from './api-error.ts';
import { checkResponses } from './check-responses.ts';
import { needsSession, type Operation, operationOf, routedContract, takesQuery } from './contract.ts';
import type { Handlers, OperationId } from './handlers.ts';
import { tidyInput } from './tidy-input.ts';
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
  /** Fail when an answer isn't what the contract says: for tests. */
  checkResponses?: boolean;
}

type AnyHandler = (
  call: unknown,
) => Promise<{ status: number; body: unknown; headers?: Record<string, string | number> }>;

/** Gives every operation of the contract a route below `/backend/api`. */
export async function registerOperations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  app.decorateRequest('viewer', null);
  app.setValidatorCompiler(validatorCompiler);
  // answers are typed by the contract; a second serialiser made from it would only have errors of its own
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  if (options.checkResponses) checkResponses(app);
  await app.register(glue, {
    specification: routedContract(),
    prefix: '/backend/api',
    operationResolver: (operationId) => routeOf(operationId as OperationId, options) as RouteOptions,
  });
}

/** Bytes: a targeting with every list full. Other bodies are held to the framework's 1 MB. */
const LARGE_BODY = 8 * 1024 * 1024;

/** The router adds method, address and schemas; its own security would run after validation, so a hook decides. */
function routeOf(operationId: OperationId, { handlers, authorize }: OperationsOptions): Partial<RouteOptions> {
  const operation = operationOf(operationId);
  // the types of `Handlers` tie each handler to its operation; here it is just one of them
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
      request.body = tidyInput(request.body);
      if (takesQuery(operation)) request.query = tidyInput(request.query);
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

/** Without the headers that announce a body, the framework neither reads nor judges one that the operation has no use for. */
function ignoreBody({ headers }: FastifyRequest): void {
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) delete headers[name];
}

/** The router doesn't validate a body of a type that the contract doesn't name: such a body goes no further. */
function requireJson({ headers }: FastifyRequest, { content }: NonNullable<Operation['requestBody']>): void {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined) return;
  if (!Object.keys(content).includes(type)) throw new ApiError(415, 'The body must be JSON');
}
