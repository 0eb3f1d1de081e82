import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Below these lie no pages of the application: what isn't there is JSON 404. */
const notPages = /^\/(backend|media|assets)(\/|$)/;

/**
 * The built application. Its router decides what an address means, so every unknown one is answered by its page; the
 * page itself is always asked for again, its parts carry a hash in their names and are kept for ever.
 */
export async function registerStaticFiles(app: FastifyInstance, { staticDir }: Pick<Config, 'staticDir'>) {
  const built = existsSync(join(staticDir, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: staticDir,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(staticDir, 'assets'));
        reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const asksForPage = request.method === 'GET' || request.method === 'HEAD';
    if (!built || !asksForPage || notPages.test(path)) return reply.code(404).send({ error: 'Not found' });
    return reply.sendFile('index.html');
  });
}
