import type { FastifyInstance } from 'fastify';
import { forbidden } from '../contract/api-error.ts';
import { createMetricsGuard, type MetricsAccess } from './may-read-metrics.ts';
import type { Metrics } from './metrics.ts';

/** Registers `GET /metrics`, at the root of the origin. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, config: MetricsAccess): void {
  const startedAt = Date.now() / 1000 - process.uptime();
  metrics.gauge({
    name: 'process_start_time_seconds',
    help: 'When the process started, in seconds since 1970.',
    read: () => startedAt,
  });
  const mayRead = createMetricsGuard(config);
  const whoMay =
    config.metricsToken === undefined
      ? 'Without METRICS_TOKEN, only programs on the same machine may read metrics, not through a proxy'
      : 'Send the token of METRICS_TOKEN as Authorization: Bearer';
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw forbidden(whoMay);
    return reply
      .header('Cache-Control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.write());
  });
}
