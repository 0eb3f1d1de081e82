import type { FastifyInstance } from 'fastify';

/** Parses JSON bodies. An empty body counts as absent, and the operation decides whether that is valid. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
