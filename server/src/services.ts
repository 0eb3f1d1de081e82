import type { FastifyInstance } from 'fastify';
import { createTranscoding } from './advertising/transcoding/transcoding.ts';
import type { AppConfig } from './app-config.ts';
import { prepareDemoEvents } from './demo/prepare-demo-events.ts';
import { createAnalytics } from './events/analytics/ask-analytics.ts';
import { scheduleReportMails } from './events/analytics/report-mailing.ts';
import { openEvents } from './events/open-events.ts';
import { authenticate } from './identity/auth/authorize.ts';
import { createInvitationMails } from './identity/auth/invitation-mails.ts';
import { createNotices } from './identity/notifications/notices.ts';
import { scheduleSiteChecks } from './inventory/sites/verification/check-schedule.ts';
import { type ResolveTxt, resolveTxt as resolveTxtByDns } from './inventory/sites/verification/resolve-txt.ts';
import { scheduleLedgerWork } from './money/ledger/ledger-clock.ts';
import type { Database } from './platform/db/database.ts';
import { scheduleHousekeeping } from './platform/db/housekeeping.ts';
import { DiskSpace, type ReadFreeBytes } from './platform/files/disk-space.ts';
import { scheduleRemovalOfUnused } from './platform/files/remove-unused.ts';
import { UploadStore } from './platform/files/upload-store.ts';
import { createBackgroundTasks } from './platform/jobs/background-tasks.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { createMailQueue } from './platform/mail/mail-queue.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { registerMetrics } from './platform/metrics/metrics-route.ts';
import { createOutboundClient } from './platform/outbound/outbound-client.ts';
import { registerPollingRoute } from './platform/realtime/polling-route.ts';
import { createRealtime } from './platform/realtime/realtime.ts';
import { createSecretBox } from './platform/secrets/secret-box.ts';
import { openSecretKey } from './platform/secrets/secret-key.ts';
import type { VideoTools } from './platform/video-tools/video-tools.ts';
import { removeOutdated } from './remove-outdated.ts';

export interface ServiceDeps {
  config: AppConfig;
  /** Open and migrated; closing the app leaves it open. */
  database: Database;
  tools: VideoTools;
  /** Replaces the reading of free disk space; for tests. */
  readFreeBytes?: ReadFreeBytes;
  /** Replaces the reading of DNS records; for tests. */
  resolveTxt?: ResolveTxt;
}

/** The services shared by the API and the worker. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/** Opens the services shared by the API and the worker; they close with the server. */
export async function openServices(
  app: FastifyInstance,
  { config, database, tools, readFreeBytes, resolveTxt = resolveTxtByDns }: ServiceDeps,
) {
  const { db } = database;
  const { log } = app;
  const realtime = createRealtime({
    server: app.server,
    database,
    authenticate: (token) => authenticate(db, token),
    config,
    log,
  });
  registerPollingRoute(app, realtime);
  const space = new DiskSpace(config.dataDir, config.reservedBytes, readFreeBytes);
  const jobs = await openJobs({ database, config, log });
  const transcoding = await createTranscoding({
    ...{ database, jobs, config, tools, space, log },
    onFinished: realtime.transcodingFinished,
  });
  app.addHook('preClose', () => realtime.close());

  const metrics = createMetrics();
  registerMetrics(app, metrics, config);
  const secretKey = openSecretKey(config);
  const secrets = createSecretBox(secretKey);
  const outbound = createOutboundClient(config);
  const mailer = createMailer(config, log);
  const backgroundTasks = createBackgroundTasks(app);
  const mailQueue = await createMailQueue({ jobs, mailer, secrets, log });
  const notices = createNotices(config, mailQueue);
  const invitationMails = await createInvitationMails({ db, jobs, config, mailer, log });
  const { events, writer } = openEvents(app, {
    ...{ config, database, backgroundTasks, metrics },
    prepare: (client) => prepareDemoEvents(client, database, config),
  });
  const analytics = createAnalytics({ db, store: events, writer });
  return {
    ...{ config, database, tools, log, realtime, space, jobs, transcoding, metrics, secretKey, secrets, outbound },
    ...{ mailer, backgroundTasks, mailQueue, notices, invitationMails, events, writer, analytics },
    proofTools: { outbound, resolveTxt },
  };
}

/** Schedules background work, which the jobs run once they are started. */
export async function scheduleWork({
  config,
  database,
  log,
  jobs,
  mailer,
  analytics,
  proofTools,
  notices,
  space,
}: Services): Promise<void> {
  const { db } = database;
  await scheduleReportMails(jobs, { db, config, mailer, analytics, log });
  scheduleSiteChecks(jobs, { db, config, proofTools, notices, log });
  scheduleLedgerWork(jobs, { db, notices, log });
  scheduleHousekeeping(jobs, database, removeOutdated);
  scheduleRemovalOfUnused(jobs, { db, dataDir: config.dataDir, store: new UploadStore(config.dataDir, space) });
}
