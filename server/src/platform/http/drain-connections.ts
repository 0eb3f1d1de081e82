import type { FastifyInstance } from 'fastify';

/** Milliseconds for requests that are under way when the server closes. */
const GRACE = 5000;
const SWEEP = 50;

/**
 * Answers the requests that are under way when the server closes: whoever waits for what is saved already would otherwise
 * be told of a network error. Connections close as soon as they are idle, and all of them after `grace`. For a server made
 * with `forceCloseConnections: 'idle'`.
 */
export function drainConnections(app: FastifyInstance, grace = GRACE): void {
  let timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    timers = [
      // Node keeps a connection open after the answer that was under way
      setInterval(() => app.server.closeIdleConnections(), SWEEP),
      setTimeout(() => app.server.closeAllConnections(), grace),
    ];
  });
  app.addHook('onClose', async () => timers.forEach(clearTimeout));
}
