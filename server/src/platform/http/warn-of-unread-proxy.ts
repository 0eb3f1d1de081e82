import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * Warns once when a request came through a proxy although none is configured: all visitors then appear to have the proxy's
 * address, and share its limits and location.
 */
export function warnOfUnreadProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy) return;
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      request.log.warn(
        `a request from ${request.ip} has X-Forwarded-For, which is not read: if that is your reverse proxy, ` +
          'set TRUST_PROXY=yes, or all visitors count as one',
      );
    }
    done();
  });
}
