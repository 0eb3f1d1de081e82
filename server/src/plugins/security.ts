import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Headers that tell browsers what pages of this server may do, and which other origins may call it.
 *
 * Neither HSTS nor `upgrade-insecure-requests`: the server speaks plain http and doesn't know whether a proxy before it
 * speaks https.
 */
export async function registerSecurity(app: FastifyInstance, { allowedOrigins }: Pick<Config, 'allowedOrigins'>) {
  await app.register(helmet, {
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // emotion writes its styles into the page
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // hls.js feeds the player from memory and works in a worker
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        // the socket too: for browsers 'self' covers ws: and wss: of the same host
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
      },
    },
  });
  // answers hold what one person may see: the next one at the same browser gets none of it from a cache
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/backend/')) reply.header('Cache-Control', 'no-store');
  });
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: allowedOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Location', 'Retry-After', 'Tus-Resumable', 'Upload-Length', 'Upload-Offset', 'X-Total-Count'],
  });
}
