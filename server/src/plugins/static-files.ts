import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtBasePath } from '../built-base-path.ts';
import { type Config, ConfigError } from '../config.ts';
import { notFound } from '../contract/api-error.ts';

/** Below these lie no pages of the application: what isn't there is JSON 404. */
const notPages = /^(backend|media|assets)(\/|$)/;

/**
 * The built application, at its base path. Its router decides what an address below means, so every unknown one is
 * answered by its page; the page itself is always asked for again, its parts carry a hash in their names and are kept
 * for ever. Where the build has laid a compressed file beside one, whoever accepts it gets that; parts of files are not
 * served, as they would be parts of whichever was chosen.
 *
 * @throws ConfigError where the build is for another base path: none of its parts would be found
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  { staticDir, basePath }: Pick<Config, 'staticDir' | 'basePath'>,
) {
  const builtFor = builtBasePath(staticDir);
  if (builtFor !== undefined && builtFor !== basePath)
    throw new ConfigError(
      `The application in ${staticDir} was built for BASE_PATH ${builtFor}, not ${basePath}. Build it again with this one.`,
    );
  if (builtFor !== undefined) {
    await app.register(fastifyStatic, {
      root: staticDir,
      prefix: basePath,
      wildcard: true,
      preCompressed: true,
      acceptRanges: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(staticDir, 'assets'));
        reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  if (builtFor !== undefined) refuseDoubledSlashes(app, basePath);
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const asksForPage = builtFor !== undefined && (request.method === 'GET' || request.method === 'HEAD');
    if (asksForPage && path.startsWith(basePath) && !notPages.test(path.slice(basePath.length)))
      return reply.sendFile('index.html');
    if (asksForPage && (path === '/' || `${path}/` === basePath))
      return reply.redirect(basePath + request.url.slice(path.length));
    return reply.code(404).send({ error: 'Not found' });
  });
}

/**
 * `//advertiser/campaigns` is the page of `/advertiser/campaigns`. The redirect has one slash in front, whatever was sent:
 * browsers take `//evil.example`, and the same with backslashes, for another host.
 */
function refuseDoubledSlashes(app: FastifyInstance, basePath: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const [path = '/'] = request.url.split('?');
    const single = path.replaceAll(/[/\\]{2,}/g, '/');
    if (single === path) return;
    if (!single.startsWith(basePath) || /^\/(backend|media)(\/|$)/.test(single)) throw notFound();
    return reply.redirect(single + request.url.slice(path.length));
  });
}
