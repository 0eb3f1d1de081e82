import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { builtBasePath } from '../config/built-base-path.ts';
import { type Config, ConfigError } from '../config/config.ts';
import { notFound } from '../contract/api-error.ts';

/** Paths without pages of the application: unknown URLs below them answer 404 as JSON. */
const notPages = /^(backend|media|vast|e|c|metrics|healthz|assets)(\/|$)/;

/**
 * Serves the built application at its base path. The client's router interprets URLs, so every unknown one answers with
 * the page. The page itself is always revalidated; its assets carry a hash in their names and are cached forever. If
 * the build contains a compressed variant of a file, clients that accept it receive that. Range requests are off,
 * because a range could refer to either variant.
 *
 * @throws ConfigError when the build is for another base path: none of its assets would be found
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
    const testFrame = join(staticDir, 'script-test.html');
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
        if (path.startsWith(testFrame)) allowInFrame(reply);
      },
    });
  }
  if (builtFor !== undefined) refuseDoubledSlashes(app, basePath);
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPageRequest = builtFor !== undefined && (request.method === 'GET' || request.method === 'HEAD');
    if (isPageRequest && path.startsWith(basePath) && !notPages.test(path.slice(basePath.length)))
      return reply.sendFile('index.html');
    if (isPageRequest && (path === '/' || `${path}/` === basePath))
      return reply.redirect(basePath + request.url.slice(path.length));
    return reply.code(404).send({ error: 'Not found' });
  });
}

/**
 * Replaces the application's policy by that of the frame in which admins run scripts: only the application may embed it, and
 * it has an opaque origin wherever it is opened. The page itself declares what may run in it.
 */
function allowInFrame(reply: Pick<FastifyReply, 'header' | 'removeHeader'>): void {
  reply.header('Content-Security-Policy', "sandbox allow-scripts; frame-ancestors 'self'");
  reply.removeHeader('X-Frame-Options');
}

/**
 * Redirects `//advertiser/campaigns` to `/advertiser/campaigns`. The redirect always starts with exactly one slash:
 * browsers read `//evil.example`, also with backslashes, as another host.
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
