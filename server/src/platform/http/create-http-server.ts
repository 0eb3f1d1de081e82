import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { drainConnections } from './drain-connections.ts';
import { registerErrors } from './errors.ts';
import { registerJsonBodies } from './json-bodies.ts';
import { toLoggedError } from './logged-error.ts';
import { repairEscapes } from './repair-escapes.ts';
import { registerSecurity } from './security.ts';
import { warnOfUnreadProxy } from './warn-of-unread-proxy.ts';

type HttpConfig = Pick<Config, 'logLevel' | 'trustProxy' | 'allowedOrigins' | 'publicUrl'>;

/**
 * Creates the HTTP server of a process, without routes: its log, errors, JSON bodies and security headers.
 *
 * @param logTo receives the log instead of standard output; for tests
 */
export async function createHttpServer(
  config: HttpConfig,
  logTo?: { write(line: string): void },
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, stream: logTo, serializers: { err: toLoggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    // trusts only the direct peer: entries before the proxy's own are under the visitor's control
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    forceCloseConnections: 'idle',
    // an overlong recovery key reaches the handler and is refused like any invalid key; 16 KiB is Node's limit for a
    // request
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => repairEscapes(url),
  });
  drainConnections(app);
  warnOfUnreadProxy(app, config);
  registerErrors(app);
  registerJsonBodies(app);
  await registerSecurity(app, config);
  return app;
}
