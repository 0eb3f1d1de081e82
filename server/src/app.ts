import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { advertHandlers } from './advertising/adverts/advert-handlers.ts';
import { campaignHandlers } from './advertising/campaigns/campaign-handlers.ts';
import { dictionaryHandlers } from './advertising/dictionaries/dictionary-handlers.ts';
import { geographyHandlers } from './advertising/dictionaries/geography-handlers.ts';
import { draftHandlers } from './advertising/drafts/draft-handlers.ts';
import { folderHandlers } from './advertising/folders/folder-handlers.ts';
import { groupHandlers } from './advertising/groups/group-handlers.ts';
import { ordAccessHandlers } from './advertising/ord/ord-access-handlers.ts';
import { ordHandlers } from './advertising/ord/ord-handlers.ts';
import { ordSourceHandlers } from './advertising/ord/ord-source-handlers.ts';
import { reachHandlers } from './advertising/reach/reach-handlers.ts';
import { resolutionHandlers } from './advertising/resolutions/resolution-handlers.ts';
import { createTranscoding, type Transcoding } from './advertising/transcoding/transcoding.ts';
import type { AppConfig } from './app-config.ts';
import { outcomeHandlers } from './delivery/outcomes/outcome-handlers.ts';
import { registerDelivery } from './delivery/register-delivery.ts';
import { explainHandlers } from './delivery/serving/explain-handlers.ts';
import { testTagHandlers } from './delivery/testing/test-tag-handlers.ts';
import { createTestTokens } from './delivery/testing/test-tokens.ts';
import { foreignPageHandlers } from './delivery/traffic/foreign-page-handlers.ts';
import { deliveryHandlers } from './delivery/watching/delivery-handlers.ts';
import { prepareDemoEvents } from './demo/prepare-demo-events.ts';
import { analyticsHandlers } from './events/analytics/analytics-handlers.ts';
import { createAnalytics } from './events/analytics/ask-analytics.ts';
import { reportMailHandlers } from './events/analytics/report-mail-handlers.ts';
import { scheduleReportMails } from './events/analytics/report-mailing.ts';
import { registerUnsubscribe } from './events/analytics/unsubscribe-route.ts';
import { addBaseAmounts } from './events/counters/base-amounts.ts';
import { createDayCounters } from './events/counters/count-batch.ts';
import { createEventCounts } from './events/spool/count-events.ts';
import { createEventWriter, type EventWriter } from './events/spool/event-writer.ts';
import { createEventStore, type EventStore } from './events/store/event-store.ts';
import { prepareAlone } from './events/store/prepare-alone.ts';
import { accountHandlers } from './identity/account/account-handlers.ts';
import { authHandlers } from './identity/auth/auth-handlers.ts';
import { authenticate, authorize } from './identity/auth/authorize.ts';
import { createInvitationMails } from './identity/auth/invitation-mails.ts';
import { recoveryHandlers } from './identity/auth/recovery-handlers.ts';
import { contactHandlers } from './identity/contacts/contact-handlers.ts';
import { createNotices, type Notices } from './identity/notifications/notices.ts';
import { notificationHandlers } from './identity/notifications/notification-handlers.ts';
import { userHandlers } from './identity/users/user-handlers.ts';
import { feedHandlers } from './inventory/feeds/feed-handlers.ts';
import { formatHandlers } from './inventory/formats/format-handlers.ts';
import { placementHandlers } from './inventory/placements/placement-handlers.ts';
import { scriptHandlers } from './inventory/scripts/script-handlers.ts';
import { registerSellers } from './inventory/sellers/register-sellers.ts';
import { siteHandlers } from './inventory/sites/site-handlers.ts';
import { scheduleSiteChecks } from './inventory/sites/verification/check-schedule.ts';
import { type ReadTxt, readTxt as readTxtOfDns } from './inventory/sites/verification/read-txt.ts';
import { currencyHandlers } from './money/currencies/currency-handlers.ts';
import { financeHandlers } from './money/finance-handlers.ts';
import { scheduleLedgerWork } from './money/ledger/ledger-clock.ts';
import { settingsHandlers } from './platform/changes/settings-handlers.ts';
import { registerOperations } from './platform/contract/register-operations.ts';
import type { Database } from './platform/db/database.ts';
import { scheduleHousekeeping } from './platform/db/housekeeping.ts';
import { DiskSpace, type ReadFreeBytes } from './platform/files/disk-space.ts';
import { mediaHandlers } from './platform/files/media-handlers.ts';
import { scheduleRemovalOfUnused } from './platform/files/remove-unused.ts';
import { UploadStore } from './platform/files/upload-store.ts';
import { registerUploads } from './platform/files/uploads.ts';
import { drainConnections } from './platform/http/drain-connections.ts';
import { registerErrors } from './platform/http/errors.ts';
import { registerJsonBodies } from './platform/http/json-bodies.ts';
import { toLoggedError } from './platform/http/logged-error.ts';
import { registerMediaFiles } from './platform/http/media-files.ts';
import { repairEscapes } from './platform/http/repair-escapes.ts';
import { registerSecurity } from './platform/http/security.ts';
import { registerStaticFiles } from './platform/http/static-files.ts';
import { warnOfUnreadProxy } from './platform/http/warn-of-unread-proxy.ts';
import { type BackgroundTasks, createBackgroundTasks } from './platform/jobs/background-tasks.ts';
import { type Jobs, openJobs } from './platform/jobs/jobs.ts';
import { createLimits } from './platform/limits/limits.ts';
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

export interface AppDeps {
  config: AppConfig;
  /** Open and migrated; closing the app leaves it open. */
  database: Database;
  tools: VideoTools;
  /** Fail when a response does not match the contract; for tests. */
  checkResponses?: boolean;
  /** Receives the log instead of standard output; for tests. */
  logTo?: { write(line: string): void };
  /** Replaces the reading of free disk space; for tests. */
  readFreeBytes?: ReadFreeBytes;
  /** Replaces the reading of DNS records; for tests. */
  readTxt?: ReadTxt;
}

export interface App {
  app: FastifyInstance;
  /** Takes jobs, and processes none until it is started. */
  jobs: Jobs;
  notices: Notices;
  transcoding: Transcoding;
  /** Starts with the first question. */
  events: EventStore;
  /** Takes events; VAST requests use it. */
  writer: EventWriter;
  /** Runs work after the response. */
  backgroundTasks: BackgroundTasks;
}

/** Assembles the server without starting to listen. */
export async function buildApp({
  config,
  database,
  tools,
  checkResponses,
  logTo,
  readFreeBytes,
  readTxt = readTxtOfDns,
}: AppDeps): Promise<App> {
  const { db } = database;
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

  const realtime = createRealtime({
    server: app.server,
    database,
    authenticate: (token) => authenticate(db, token),
    config,
    log: app.log,
  });
  registerPollingRoute(app, realtime);
  const space = new DiskSpace(config.dataDir, config.reservedBytes, readFreeBytes);
  const jobs = await openJobs({ database, config, log: app.log });
  const transcoding = await createTranscoding({
    database,
    jobs,
    config,
    tools,
    space,
    onFinished: realtime.transcodingFinished,
    log: app.log,
  });
  app.addHook('preClose', () => realtime.close());

  const metrics = createMetrics();
  registerMetrics(app, metrics, config);
  const limits = await createLimits(app);
  const secretKey = openSecretKey(config);
  const secrets = createSecretBox(secretKey);
  const outbound = createOutboundClient(config);
  const mailer = createMailer(config, app.log);
  const backgroundTasks = createBackgroundTasks(app);
  const mailQueue = await createMailQueue({ jobs, mailer, secrets, log: app.log });
  const notices = createNotices(config, mailQueue);
  const invitationMails = await createInvitationMails({ db, jobs, config, mailer, log: app.log });
  const proofTools = { outbound, readTxt };
  const events = createEventStore({
    config,
    log: app.log,
    prepare: (client) => prepareDemoEvents(client, database, config),
    alone: (work) => prepareAlone(database, work),
    opened: () => backgroundTasks.begin('the delivery of events', () => writer.deliver()),
  });
  app.addHook('onClose', () => events.close());
  const writer = createEventWriter({
    directory: join(config.dataDir, 'event-spool'),
    store: events,
    counters: createDayCounters(db),
    inBase: (batch) => addBaseAmounts(db, batch),
    mostBytes: config.eventSpoolBytes,
    recorded: createEventCounts(metrics),
    log: app.log,
  });
  app.addHook('onClose', () => writer.close());
  const analytics = createAnalytics({ db, store: events, writer });
  await scheduleReportMails(jobs, { db, config, mailer, analytics, log: app.log });
  scheduleSiteChecks(jobs, { db, config, proofTools, notices, log: app.log });
  scheduleLedgerWork(jobs, { db, notices, log: app.log });
  scheduleHousekeeping(jobs, database, removeOutdated);
  scheduleRemovalOfUnused(jobs, { db, dataDir: config.dataDir, store: new UploadStore(config.dataDir, space) });
  const allow = (request: FastifyRequest, operationId: string) => authorize(db, request, operationId);
  await registerUploads(app, { database, config, tools, space, authorize: allow });
  const testTokens = createTestTokens(secretKey);
  const { explain, report } = await registerDelivery(app, {
    ...{ database, config, secretKey, store: events, writer, testTokens, backgroundTasks, metrics },
  });
  await registerOperations(app, {
    authorize: allow,
    checkResponses,
    handlers: {
      ...authHandlers({ db, limits, realtime }),
      ...recoveryHandlers({ db, config, limits, mailQueue, backgroundTasks, signedOut: realtime.signedOut }),
      ...contactHandlers({ db, config, limits, mailQueue, backgroundTasks }),
      ...campaignHandlers({ db, notices, analytics }),
      ...groupHandlers({ db, analytics }),
      ...advertHandlers({ db, notices, transcoding, realtime, analytics }),
      ...mediaHandlers({ db }),
      ...ordHandlers({ db }),
      ...ordSourceHandlers({ db }),
      ...ordAccessHandlers({ db, secrets, outbound }),
      ...userHandlers({ db, invitationMails, backgroundTasks, realtime }),
      ...accountHandlers({ db, config, limits, mailQueue, backgroundTasks, realtime }),
      ...notificationHandlers({ db }),
      ...financeHandlers({ db, config, notices }),
      ...placementHandlers({ db, config }),
      ...outcomeHandlers({ db }),
      ...foreignPageHandlers({ db }),
      ...explainHandlers({ db, explain, limits }),
      ...deliveryHandlers({ report }),
      ...testTagHandlers({ db, config, limits, testTokens }),
      ...siteHandlers({ db, config, limits, proofTools, notices, analytics }),
      ...dictionaryHandlers({ db }),
      ...geographyHandlers(),
      ...reachHandlers({ db }),
      ...analyticsHandlers({ db, store: events, analytics }),
      ...reportMailHandlers({ db, config, mailer, analytics }),
      ...draftHandlers({ db }),
      ...folderHandlers({ db }),
      ...resolutionHandlers({ db }),
      ...currencyHandlers({ db }),
      ...feedHandlers({ db, config }),
      ...formatHandlers({ db }),
      ...scriptHandlers({ db, outbound }),
      ...settingsHandlers({ db }),
    },
  });
  await registerUnsubscribe(app, { db, config });
  registerSellers(app, { db, config });
  await registerMediaFiles(app, config);
  await registerStaticFiles(app, config);
  // hooks run in reverse order: jobs end before what they use
  app.addHook('onClose', () => jobs.stop());
  // what fails in the end is queued
  app.addHook('onClose', () => backgroundTasks.settled());
  return { app, jobs, notices, transcoding, events, writer, backgroundTasks };
}
