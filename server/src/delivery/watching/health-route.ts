import type { FastifyInstance } from 'fastify';
import type { DeliveryReport } from './delivery-report.ts';

/**
 * Registers `GET /healthz` for load balancers, at the root of the origin: 200 if this process serves adverts, 503 if not. It
 * reveals nothing secret, so it needs no login.
 */
export function registerDeliveryHealth(app: FastifyInstance, report: () => DeliveryReport): void {
  app.get('/healthz', async (_request, reply) => {
    const { state, since, index_behind: index, events_behind: events } = report();
    return reply
      .code(state === 'serving' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ state, since, behind: { index_seconds: index, events_seconds: events } });
  });
}
