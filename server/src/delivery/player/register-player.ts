import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** In seconds: how long browsers cache the code, so that sites get a new version within the hour. */
const MAX_AGE = 3600;

const files = [
  'player.js',
  'ask-consent.js',
  'play-script.js',
  'follow-wrappers.js',
  'load-branding.js',
  'show-overlay.js',
];

/** Serves the publishers' script to any page, at `/vast/player.js`, and the scripts that it loads. */
export function registerPlayer(app: FastifyInstance): void {
  for (const name of files) {
    const plain = readFileSync(new URL(`./${name}`, import.meta.url));
    const gzipped = gzipSync(plain, { level: 9 });
    app.get(`/vast/${name}`, { config: { cors: false } }, async (request, reply) => {
      const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      if (acceptsGzip) reply.header('Content-Encoding', 'gzip');
      return reply
        .type('text/javascript; charset=utf-8')
        .header('Cache-Control', `public, max-age=${MAX_AGE}`)
        .header('Vary', 'Accept-Encoding')
        .header('Access-Control-Allow-Origin', '*')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .send(acceptsGzip ? gzipped : plain);
    });
  }
}
