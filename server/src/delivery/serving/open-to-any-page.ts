import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The options of routes for players: without the list of allowed origins and the headers of the application's pages. HEAD is
 * disabled, because link checkers send it, and it would count and bill like GET.
 */
export const openToAnyPage = { config: { cors: false }, helmet: false as const, exposeHeadRoute: false };

/**
 * Lets the page read the response. Some players send credentials, and then browsers require the exact origin instead of `*`.
 * The only credential used here is the cookie that recognises viewers.
 */
export function allowPage({ headers: { origin } }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (origin !== undefined)
    reply.header('Access-Control-Allow-Origin', origin).header('Access-Control-Allow-Credentials', 'true');
  return reply
    .header('Vary', 'Origin')
    .header('Cache-Control', 'no-store')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Timing-Allow-Origin', '*');
}

/** Answers a browser's preflight request. */
export const answerPreflight = (request: FastifyRequest, reply: FastifyReply, methods: string): FastifyReply =>
  allowPage(request, reply)
    .code(204)
    .header('Access-Control-Allow-Methods', methods)
    .header('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '')
    .send();
