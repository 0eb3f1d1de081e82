import type { FastifyInstance } from 'fastify';

/** Milliseconds for pending requests when the server closes. */
const GRACE_PERIOD = 5000;
const SWEEP_INTERVAL = 50;

/**
 * Lets pending requests finish when the server closes: otherwise clients would get a network error for changes that are
 * already saved. Connections close as soon as they are idle, and all of them after `grace` milliseconds. Requires a server
 * created with `forceCloseConnections: 'idle'`.
 */
export function drainConnections(app: FastifyInstance, grace = GRACE_PERIOD): void {
  let timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    timers = [
      // Node keeps a connection open after its pending response (https://github.com/nodejs/node/issues/2642)
      setInterval(() => app.server.closeIdleConnections(), SWEEP_INTERVAL),
      setTimeout(() => app.server.closeAllConnections(), grace),
    ];
  });
  app.addHook('onClose', async () => timers.forEach(clearTimeout));
}
