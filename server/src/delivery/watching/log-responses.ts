import type { FastifyInstance } from 'fastify';

const ofPlayers = /^\/(vast|e|c)([/?]|$)/;

/** Logs each response to a player at level `info`: route, status and duration, and nothing about the sender. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (ofPlayers.test(request.url)) {
      const { url: route } = request.routeOptions;
      request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered a player');
    }
    done();
  });
}
