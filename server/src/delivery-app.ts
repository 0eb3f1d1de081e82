import type { FastifyInstance } from 'fastify';
import type { AppConfig } from './app-config.ts';
import { registerDelivery } from './delivery/register-delivery.ts';
import { createTestTokens } from './delivery/testing/test-tokens.ts';
import { openEvents } from './events/open-events.ts';
import type { Database } from './platform/db/database.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { createBackgroundTasks } from './platform/jobs/background-tasks.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { registerMetrics } from './platform/metrics/metrics-route.ts';
import { createOutboundClient } from './platform/outbound/outbound-client.ts';
import { openSecretKey } from './platform/secrets/secret-key.ts';

interface DeliveryAppDeps {
  config: AppConfig;
  /** Open and migrated; closing the app leaves it open. */
  database: Database;
  /** Receives the log instead of standard output; for tests. */
  logTo?: { write(line: string): void };
}

/** Assembles the server of a process that only delivers, without starting to listen. */
export async function buildDeliveryApp({ config, database, logTo }: DeliveryAppDeps): Promise<FastifyInstance> {
  const app = await createHttpServer(config, logTo);
  const metrics = createMetrics();
  registerMetrics(app, metrics, config);
  const secretKey = openSecretKey(config);
  const backgroundTasks = createBackgroundTasks(app);
  const { events, writer } = openEvents(app, { config, database, backgroundTasks, metrics });
  const outbound = createOutboundClient(config);
  const testTokens = createTestTokens(secretKey);
  await registerDelivery(app, {
    ...{ database, config, secretKey, store: events, writer, testTokens, backgroundTasks, metrics, outbound },
  });
  app.addHook('onClose', () => backgroundTasks.settled());
  return app;
}
