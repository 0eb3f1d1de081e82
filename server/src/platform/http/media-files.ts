import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { mediaPaths } from '../files/media-paths.ts';

/**
 * Serves videos, playlists and posters to players on any site. Each version of a video has its own URL, so responses
 * never change and can be cached forever. Uploads in progress are stored elsewhere and never served.
 */
export async function registerMediaFiles(app: FastifyInstance, { dataDir }: Pick<Config, 'dataDir'>) {
  const { served } = mediaPaths(dataDir);
  await mkdir(served, { recursive: true });
  await app.register(fastifyStatic, {
    root: served,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    maxAge: '1y',
    immutable: true,
    setHeaders: (reply) => {
      reply.header('Access-Control-Allow-Origin', '*');
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
}
