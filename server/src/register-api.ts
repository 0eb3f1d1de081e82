import type { FastifyInstance, FastifyRequest } from 'fastify';
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
import { outcomeHandlers } from './delivery/outcomes/outcome-handlers.ts';
import type { registerDelivery } from './delivery/register-delivery.ts';
import { explainHandlers } from './delivery/serving/explain-handlers.ts';
import { inspectTagHandlers } from './delivery/testing/inspect-tag-handlers.ts';
import { testTagHandlers } from './delivery/testing/test-tag-handlers.ts';
import type { TestTokens } from './delivery/testing/test-tokens.ts';
import { foreignPageHandlers } from './delivery/traffic/foreign-page-handlers.ts';
import { deliveryHandlers } from './delivery/watching/delivery-handlers.ts';
import { analyticsHandlers } from './events/analytics/analytics-handlers.ts';
import { reportMailHandlers } from './events/analytics/report-mail-handlers.ts';
import { registerUnsubscribe } from './events/analytics/unsubscribe-route.ts';
import { accountHandlers } from './identity/account/account-handlers.ts';
import { authHandlers } from './identity/auth/auth-handlers.ts';
import { authorize } from './identity/auth/authorize.ts';
import { recoveryHandlers } from './identity/auth/recovery-handlers.ts';
import { contactHandlers } from './identity/contacts/contact-handlers.ts';
import { notificationHandlers } from './identity/notifications/notification-handlers.ts';
import { userHandlers } from './identity/users/user-handlers.ts';
import { feedHandlers } from './inventory/feeds/feed-handlers.ts';
import { formatHandlers } from './inventory/formats/format-handlers.ts';
import { placementHandlers } from './inventory/placements/placement-handlers.ts';
import { scriptHandlers } from './inventory/scripts/script-handlers.ts';
import { registerSellers } from './inventory/sellers/register-sellers.ts';
import { siteHandlers } from './inventory/sites/site-handlers.ts';
import { currencyHandlers } from './money/currencies/currency-handlers.ts';
import { financeHandlers } from './money/finance-handlers.ts';
import { settingsHandlers } from './platform/changes/settings-handlers.ts';
import { registerOperations } from './platform/contract/register-operations.ts';
import { mediaHandlers } from './platform/files/media-handlers.ts';
import { registerUploads } from './platform/files/uploads.ts';
import { registerMediaFiles } from './platform/http/media-files.ts';
import { registerStaticFiles } from './platform/http/static-files.ts';
import { createLimits } from './platform/limits/limits.ts';
import type { Services } from './services.ts';

interface ApiOptions {
  /** Explains decisions, and reports the status of delivery, in this process. */
  delivery: Awaited<ReturnType<typeof registerDelivery>>;
  testTokens: TestTokens;
  /** Fail when a response does not match the contract; for tests. */
  checkResponses: boolean | undefined;
}

/** Registers what the application's pages use: the contract's operations, uploads, media and the pages themselves. */
export async function registerApi(
  app: FastifyInstance,
  {
    config,
    database,
    tools,
    realtime,
    space,
    transcoding,
    secrets,
    outbound,
    mailer,
    backgroundTasks,
    mailQueue,
    notices,
    invitationMails,
    events,
    analytics,
    proofTools,
  }: Services,
  { delivery: { explain, report }, testTokens, checkResponses }: ApiOptions,
): Promise<void> {
  const { db } = database;
  const limits = await createLimits(app);
  const allow = (request: FastifyRequest, operationId: string) => authorize(db, request, operationId);
  await registerUploads(app, { database, config, tools, space, authorize: allow });
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
      ...financeHandlers({ db, config, notices, analytics }),
      ...placementHandlers({ db, config }),
      ...outcomeHandlers({ db }),
      ...foreignPageHandlers({ db }),
      ...explainHandlers({ db, explain, limits }),
      ...deliveryHandlers({ db, report }),
      ...testTagHandlers({ db, config, limits, testTokens }),
      ...inspectTagHandlers({ outbound, limits }),
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
}
