import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { authenticate, authorize } from './access/authorize.ts';
import { advertHandlers } from './adverts/advert-handlers.ts';
import { authHandlers } from './auth/auth-handlers.ts';
import { recoveryHandlers } from './auth/recovery-handlers.ts';
import { campaignHandlers } from './campaigns/campaign-handlers.ts';
import type { Config } from './config.ts';
import { contactHandlers } from './contacts/contact-handlers.ts';
import { registerOperations } from './contract/register-operations.ts';
import type { Database } from './db/database.ts';
import { dictionaryHandlers } from './dictionaries/dictionary-handlers.ts';
import { geographyHandlers } from './dictionaries/geography-handlers.ts';
import { draftHandlers } from './drafts/draft-handlers.ts';
import { folderHandlers } from './folders/folder-handlers.ts';
import { groupHandlers } from './groups/group-handlers.ts';
import { createLimits } from './limits/limits.ts';
import { createMailer } from './mail/mailer.ts';
import { DiskSpace, type ReadFreeBytes } from './media/disk-space.ts';
import { mediaHandlers } from './media/media-handlers.ts';
import { registerUploads } from './media/uploads.ts';
import { ordHandlers } from './ord/ord-handlers.ts';
import { type Afterwards, createAfterwards } from './plugins/afterwards.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerJsonBodies } from './plugins/json-bodies.ts';
import { toLoggedError } from './plugins/logged-error.ts';
import { registerMediaFiles } from './plugins/media-files.ts';
import { repairEscapes } from './plugins/repair-escapes.ts';
import { registerSecurity } from './plugins/security.ts';
import { registerStaticFiles } from './plugins/static-files.ts';
import { type ReachThread, reachHandlers } from './reach/reach-handlers.ts';
import { createWorkerThread } from './reach/worker-thread.ts';
import { registerPollingRoute } from './realtime/polling-route.ts';
import { createRealtime } from './realtime/realtime.ts';
import { resolutionHandlers } from './resolutions/resolution-handlers.ts';
import { siteHandlers } from './sites/site-handlers.ts';
import { createTranscoding, type Transcoding } from './transcoding/transcoding.ts';
import { userHandlers } from './users/user-handlers.ts';
import type { VideoTools } from './video-tools/video-tools.ts';

export interface AppDeps {
  config: Config;
  /** Open and migrated; it stays open when the app is closed. */
  database: Database;
  tools: VideoTools;
  /** Fail when an answer isn't what the contract says: for tests. */
  checkResponses?: boolean;
  /** Where the log goes instead of to standard output: for tests. */
  logTo?: { write(line: string): void };
  /** What tells how much of the disk is free: for tests. */
  readFreeBytes?: ReadFreeBytes;
}

export interface App {
  app: FastifyInstance;
  /** Works on no jobs until it is started. */
  transcoding: Transcoding;
  /** What goes on after answers: mail. */
  afterwards: Afterwards;
}

/** Puts the server together; it doesn't listen yet. */
export async function buildApp({
  config,
  database,
  tools,
  checkResponses,
  logTo,
  readFreeBytes,
}: AppDeps): Promise<App> {
  const { db } = database;
  const app = Fastify({
    logger: { level: config.logLevel, stream: logTo, serializers: { err: toLoggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    // whoever is connected, and nobody further: what stands before the proxy's own entry is the visitor's word
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    forceCloseConnections: true,
    // a key of recovery that is too long to be one is as dead as any other; 16 KiB is what Node reads of a request
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => repairEscapes(url),
  });

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
  const transcoding = await createTranscoding({
    database,
    config,
    tools,
    space,
    onFinished: realtime.transcodingFinished,
    log: app.log,
  });
  app.addHook('preClose', () => realtime.close());
  app.addHook('onClose', () => transcoding.stop());

  const limits = await createLimits(app);
  const mailer = createMailer(config, app.log);
  const afterwards = createAfterwards(app);
  const thread: ReachThread = createWorkerThread(new URL('./reach/reach-worker.ts', import.meta.url));
  app.addHook('onClose', () => thread.close());
  const allow = (request: FastifyRequest, operationId: string) => authorize(db, request, operationId);
  await registerUploads(app, { database, config, tools, space, authorize: allow });
  await registerOperations(app, {
    authorize: allow,
    checkResponses,
    handlers: {
      ...authHandlers({ db, limits, signedOut: realtime.signedOut }),
      ...recoveryHandlers({ db, config, limits, mailer, afterwards, signedOut: realtime.signedOut }),
      ...contactHandlers({ db, config, limits, mailer, afterwards }),
      ...campaignHandlers({ db }),
      ...groupHandlers({ db }),
      ...advertHandlers({ db, transcoding, realtime }),
      ...mediaHandlers({ db }),
      ...ordHandlers({ db }),
      ...userHandlers({ db }),
      ...siteHandlers({ db }),
      ...dictionaryHandlers({ db }),
      ...geographyHandlers(),
      ...reachHandlers({ db, thread }),
      ...draftHandlers({ db }),
      ...folderHandlers({ db }),
      ...resolutionHandlers({ db }),
    },
  });
  await registerMediaFiles(app, config);
  await registerStaticFiles(app, config);
  return { app, transcoding, afterwards };
}
