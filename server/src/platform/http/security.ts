import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * Sets the security headers and the origins that may call the API.
 *
 * It sets neither HSTS nor `upgrade-insecure-requests`: the server speaks plain HTTP and does not know whether a proxy
 * in front of it speaks HTTPS.
 */
export async function registerSecurity(
  app: FastifyInstance,
  { allowedOrigins, publicUrl }: Pick<Config, 'allowedOrigins' | 'publicUrl'>,
) {
  await app.register(helmet, {
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // emotion injects styles into the page
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // hls.js feeds the player from memory and runs in a worker
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        // covers the socket too: for browsers, 'self' includes ws: and wss: of the same host
        connectSrc: ["'self'"],
        // for test adverts; the public address may differ from the current one
        frameSrc: ["'self'", new URL(publicUrl).origin],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
      },
    },
  });
  // responses are private to one user and must not be cached for the next one in the same browser
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/backend/')) reply.header('Cache-Control', 'no-store');
  });
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: allowedOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      ...['Location', 'Retry-After', 'Tus-Resumable', 'Upload-Length', 'Upload-Offset'],
      ...['X-Total-Count', 'X-Next-Cursor', 'X-Previous-Cursor', 'X-Ignored-Fields'],
    ],
  });
}
