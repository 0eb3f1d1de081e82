import type { FastifyInstance } from 'fastify';
import type { Realtime } from './realtime.ts';

/**
 * Serves long polling on every address. To listen on `localhost`, fastify opens a second HTTP server for the other
 * address (127.0.0.1 or ::1) and forwards only upgrades; its other requests arrive here
 * (https://github.com/fastify/fastify-websocket/issues/207). On the first server the socket handles its requests before
 * any route.
 */
export function registerPollingRoute(app: FastifyInstance, { handleRequest }: Pick<Realtime, 'handleRequest'>): void {
  app.all('/backend/io/*', {
    // before a parser consumes the body
    onRequest(request, reply) {
      reply.hijack();
      handleRequest(request.raw, reply.raw);
    },
    handler: (_request, reply) => reply.callNotFound(),
  });
}
