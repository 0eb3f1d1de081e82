import type { FastifyInstance } from 'fastify';
import type { Realtime } from './realtime.ts';

/**
 * Long polling on every address. To listen on `localhost` fastify opens a second HTTP server for its other address
 * (127.0.0.1 or ::1) and hands on upgrades only; what else is asked of that server arrives here. On the first server
 * the socket takes its requests before any route does.
 */
export function registerPollingRoute(app: FastifyInstance, { handleRequest }: Pick<Realtime, 'handleRequest'>): void {
  app.all('/backend/io/*', {
    // before a parser takes the body
    onRequest(request, reply) {
      reply.hijack();
      handleRequest(request.raw, reply.raw);
    },
    handler: (_request, reply) => reply.callNotFound(),
  });
}
