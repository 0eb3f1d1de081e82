import type { FastifyInstance } from 'fastify';
import { registerDelivery } from './delivery/register-delivery.ts';
import type { UnwrapTimeouts } from './delivery/serving/unwrap-others.ts';
import { createTestTokens } from './delivery/testing/test-tokens.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { registerHealth } from './platform/http/health-route.ts';
import { registerApi } from './register-api.ts';
import { openServices, type ServiceDeps, type Services, scheduleWork } from './services.ts';

export interface AppDeps extends ServiceDeps {
  /** Fail when a response does not match the contract; for tests. */
  checkResponses?: boolean;
  /** Receives the log instead of standard output; for tests. */
  logTo?: { write(line: string): void };
  /** The time limits for other servers while a player waits; for tests. */
  unwrapTimeouts?: UnwrapTimeouts | undefined;
}

export interface App
  extends Pick<Services, 'jobs' | 'notices' | 'transcoding' | 'events' | 'writer' | 'backgroundTasks'> {
  app: FastifyInstance;
}

/** Assembles the server of a process with any role but `delivery`, without starting to listen. */
export async function buildApp({ checkResponses, logTo, unwrapTimeouts, ...deps }: AppDeps): Promise<App> {
  const { config, database } = deps;
  const app = await createHttpServer(config, logTo);
  const services = await openServices(app, deps);
  const { jobs, notices, transcoding, events, writer, backgroundTasks, secretKey, metrics, outbound } = services;
  if (config.role !== 'api') await scheduleWork(services);
  if (config.role !== 'all') registerHealth(app, database.db);
  if (config.role !== 'worker') {
    const testTokens = createTestTokens(secretKey);
    const delivery = await registerDelivery(app, {
      ...{ database, config, secretKey, store: events, writer, testTokens, backgroundTasks, metrics, outbound },
      unwrapTimeouts,
    });
    await registerApi(app, services, { delivery, testTokens, checkResponses });
  }
  // hooks run in reverse order, so jobs end before the services that they use
  app.addHook('onClose', () => jobs.stop());
  // runs before the jobs stop, because failing tasks may queue jobs
  app.addHook('onClose', () => backgroundTasks.settled());
  return { app, jobs, notices, transcoding, events, writer, backgroundTasks };
}
