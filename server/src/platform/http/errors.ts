import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, invalid, notFound } from '../contract/api-error.ts';
import { toFieldErrors } from '../contract/field-errors.ts';
import { discardBody } from './discard-body.ts';

/** Gives all refusals and failures the same shape: `{ error }`, with `errors` by field for invalid fields. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') discardBody(request, reply);
    return answer(toApiError(error), request, reply);
  });
}

function answer(error: ApiError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) {
    const { status, message, fields, headers = {}, details } = error;
    return reply
      .code(status)
      .headers(headers)
      .send(fields ? { error: message, errors: fields } : { error: message, ...details });
  }
  // logs only the error: bodies and headers contain passwords and tokens
  request.log.error({ err: error, operation: request.routeOptions.config.operationId }, 'a request failed');
  return reply.code(500).send({ error: 'Internal error' });
}

function toApiError(error: FastifyError | ApiError): ApiError | Error {
  if (error instanceof ApiError) return error;
  if ('validation' in error && error.validation) {
    // a malformed id is treated like an unknown one
    if (error.validationContext === 'params') return notFound();
    return invalid(toFieldErrors(error.validation as Parameters<typeof toFieldErrors>[0]));
  }
  return fromFramework(error);
}

function fromFramework(error: FastifyError): ApiError | Error {
  const { statusCode = 500, code } = error;
  if (statusCode >= 500) return error;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return invalid({ '': ['Must be valid JSON'] });
  if (statusCode === 413) return new ApiError(413, 'That is more than the server takes at once');
  if (statusCode === 415) return new ApiError(415, 'The body must be JSON');
  return new ApiError(statusCode, error.message);
}
