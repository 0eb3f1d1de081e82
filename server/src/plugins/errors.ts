import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, invalid, notFound } from '../contract/api-error.ts';
import { toFieldErrors } from '../contract/field-errors.ts';

/** One shape for every refusal and failure: `{ error }`, with `errors` by field where fields are to blame. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => answer(toApiError(error), request, reply));
}

function answer(error: ApiError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) {
    const { status, message, fields, headers = {} } = error;
    return reply
      .code(status)
      .headers(headers)
      .send(fields ? { error: message, errors: fields } : { error: message });
  }
  // the error alone: bodies and headers hold passwords and tokens
  request.log.error({ err: error, operation: request.routeOptions.config.operationId }, 'a request failed');
  return reply.code(500).send({ error: 'Internal error' });
}

function toApiError(error: FastifyError | ApiError): ApiError | Error {
  if (error instanceof ApiError) return error;
  if ('validation' in error && error.validation) {
    // an id that is no id is as unknown as any other
    if (error.validationContext === 'params') return notFound();
    return invalid(toFieldErrors(error.validation as Parameters<typeof toFieldErrors>[0]));
  }
  return fromFramework(error);
}

/** What the framework refuses by itself, before a route is asked. */
function fromFramework(error: FastifyError): ApiError | Error {
  const { statusCode = 500, code } = error;
  if (statusCode >= 500) return error;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return invalid({ '': ['Must be valid JSON'] });
  if (statusCode === 413) return new ApiError(413, 'That is more than the server takes at once');
  if (statusCode === 415) return new ApiError(415, 'The body must be JSON');
  return new ApiError(statusCode, error.message);
}
