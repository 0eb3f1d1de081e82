import type { FastifyInstance } from 'fastify';
import { readPlacedScript } from '../../inventory/scripts/placed-scripts.ts';
import type { Db } from '../../platform/db/database.ts';
import { openToAnyPage } from './open-to-any-page.ts';

/**
 * Registers the URLs of the scripts that placements run, for any page: `/vast/script/{sha256}.js`. The code at a URL never
 * changes. Scripts that no placement runs any more are not found.
 */
export function registerScripts(app: FastifyInstance, db: Db): void {
  app.get('/vast/script/:file', openToAnyPage, async (request, reply) => {
    const { file = '' } = request.params as Record<string, string>;
    const [, sha256] = /^([0-9a-f]{64})\.js$/.exec(file) ?? [];
    const code = sha256 === undefined ? null : await readPlacedScript(db, sha256);
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('X-Content-Type-Options', 'nosniff');
    if (code === null)
      return reply
        .code(404)
        .header('Cache-Control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('There is nothing here.');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(code);
  });
}
