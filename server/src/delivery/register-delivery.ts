import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createRequestLog } from '../advertising/reach/record-requests.ts';
import type { EventWriter } from '../events/spool/event-writer.ts';
import type { EventStore } from '../events/store/event-store.ts';
import { type Config, delivers } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import type { BackgroundTasks } from '../platform/jobs/background-tasks.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { OutboundClient } from '../platform/outbound/outbound-client.ts';
import { createSealer } from './answer/sealer.ts';
import { createDeliveryIndex } from './decision/delivery-index.ts';
import { syncIndex } from './decision/sync-index.ts';
import { interactivePage } from './frames/interactive-page.ts';
import { registerSandboxedPage } from './frames/sandboxed-page.ts';
import { registerSimidPage } from './frames/simid-page.ts';
import { openLimits } from './limits/open-limits.ts';
import { determineOutcomes } from './outcomes/determine-outcomes.ts';
import { createOutcomeSums } from './outcomes/outcome-sums.ts';
import { createRequestSample } from './outcomes/sample-requests.ts';
import { registerPlayer } from './player/register-player.ts';
import { createDailyViewerId } from './recognition/daily-viewer-id.ts';
import { createRecognition } from './recognition/recognise-viewer.ts';
import { openGeography } from './request/locate.ts';
import { createUserAgentParser } from './request/parse-user-agent.ts';
import { createRequestReader } from './request/read-ad-request.ts';
import { createAnswerer } from './serving/answer-request.ts';
import { createEventReceiver } from './serving/event-receiver.ts';
import { registerEvents } from './serving/event-routes.ts';
import { createExplainer, type Explainer } from './serving/explain-request.ts';
import { createRequestTimes } from './serving/request-times.ts';
import { createRevenue } from './serving/revenue.ts';
import { registerScripts } from './serving/script-route.ts';
import { createUnwrapper, type UnwrapTimeouts } from './serving/unwrap-others.ts';
import { registerVast } from './serving/vast-routes.ts';
import { testPage } from './testing/test-page.ts';
import type { TestTokens } from './testing/test-tokens.ts';
import { createSenderClassifier } from './traffic/classify-sender.ts';
import { createForeignPageCheck } from './traffic/foreign-page.ts';
import { createForeignPages } from './traffic/foreign-pages.ts';
import { readDatacentres } from './traffic/read-datacentres.ts';
import { registerDeliveryMetrics } from './watching/delivery-metrics.ts';
import { createDeliveryReport, type DeliveryReport } from './watching/delivery-report.ts';
import { registerDeliveryHealth } from './watching/health-route.ts';
import { logResponses } from './watching/log-responses.ts';
import { monitorProcess } from './watching/monitor-process.ts';
import { publishReport } from './watching/publish-report.ts';
import { createRequestCounts } from './watching/request-counts.ts';

interface DeliveryDeps {
  database: Database;
  config: Pick<
    Config,
    | 'role'
    | 'publicUrl'
    | 'dataDir'
    | 'redisUrl'
    | 'geoipFile'
    | 'datacentreFile'
    | 'localPlace'
    | 'consent'
    | 'tcfVendorId'
  >;
  secretKey: Buffer;
  store: EventStore;
  writer: EventWriter;
  testTokens: TestTokens;
  backgroundTasks: BackgroundTasks;
  metrics: Metrics;
  outbound: OutboundClient;
  unwrapTimeouts?: UnwrapTimeouts | undefined;
}

/** How long requests wait for a starting server, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * Assembles delivery: the decisions, the limits, and the routes that players call. An API-only process has only the parts
 * that explain decisions, and leaves the rest to another process.
 *
 * @returns the explainer, and the status report if the process delivers
 */
export async function registerDelivery(
  app: FastifyInstance,
  deps: DeliveryDeps,
): Promise<{ explain: Explainer; report: (() => DeliveryReport) | null }> {
  const deciding = await openDeciding(app, deps);
  const explain = createExplainer(deciding);
  return { explain, report: delivers(deps.config.role) ? registerPlayers(app, deps, deciding) : null };
}

/** The parts that judge requests, with the usage of campaigns. */
type Deciding = Awaited<ReturnType<typeof openDeciding>>;

async function openDeciding(app: FastifyInstance, { database, config, store, writer }: DeliveryDeps) {
  const { log } = app;
  const { publicUrl, dataDir, redisUrl } = config;
  // first, so that an unreadable file aborts the start before anything runs
  const parseUserAgent = createUserAgentParser();
  const classifySender = createSenderClassifier({
    parseUserAgent,
    isDatacentre: await readDatacentres(config.datacentreFile),
  });
  const readRequest = createRequestReader({ parseUserAgent, classifySender, locate: await openGeography(config) });
  const index = createDeliveryIndex();
  const revenue = createRevenue(database.db, index.rateOf);
  // revenue needs today's shares, and the index needs placements and rates
  const readBefore = () => Promise.all([revenue.load(), indexSync.ready]);
  const mayDeliver = delivers(config.role);
  const limits = openLimits({ database, writer, store, dataDir, mayDeliver, redisUrl, readBefore, log });
  const indexSync = syncIndex({ database, index, limits, publicUrl, log });

  const waiting = new AbortController();
  const started = Promise.race([
    Promise.all([indexSync.ready, limits.ready]),
    wait(TIMEOUT, undefined, { signal: waiting.signal, ref: false }),
  ]).catch(() => {});
  // hooks run in reverse order, so this runs before the writer closes
  app.addHook('onClose', async () => {
    waiting.abort();
    await indexSync.close();
    await limits.close();
  });
  return {
    ...{ index, limits, indexSync, revenue, started, readRequest, classifySender },
    dictionaries: indexSync.dictionaries,
    dailyViewerId: createDailyViewerId(),
    isForeignPage: createForeignPageCheck(publicUrl),
    // serves nothing if events can't be recorded, because they would use up limits without a trace
    mayServe: () => limits.areReady() && !writer.isFull(),
    isServedElsewhere: () => !mayDeliver || limits.isServedElsewhere(),
  };
}

/**
 * Registers the routes for players, and their monitoring.
 *
 * @returns the status report of delivery
 */
function registerPlayers(
  app: FastifyInstance,
  {
    database,
    config,
    secretKey,
    store,
    writer,
    testTokens,
    backgroundTasks,
    metrics,
    outbound,
    unwrapTimeouts,
  }: DeliveryDeps,
  deciding: Deciding,
): () => DeliveryReport {
  const { log } = app;
  const { db } = database;
  const { publicUrl } = config;
  const { index, limits, indexSync, revenue, started, mayServe, dictionaries, dailyViewerId, classifySender } =
    deciding;
  const sealer = createSealer(secretKey);
  const counts = createRequestCounts(metrics);
  const state = monitorProcess({ limits, writer, counts, startedAt: new Date() });
  const report = createDeliveryReport({ process: state, indexSync, limits, writer, store });
  const shared = publishReport({ database, report, log });
  registerDeliveryHealth(app, report);
  logResponses(app);
  registerDeliveryMetrics({ metrics, indexSync, limits, writer, mayServe });
  const outcomeSums = createOutcomeSums({ db, log });
  const outcomeSample = createRequestSample({
    log,
    async judge(answered, weight) {
      const { at } = answered.request;
      for (const judged of await determineOutcomes({ index, limits }, answered))
        outcomeSums.add({ ...judged, at, weight });
    },
  });
  const foreignPages = createForeignPages({ db, log });
  const events = createEventReceiver({ index, limits, sealer, revenue });
  registerVast(app, {
    ...deciding,
    ...{ publicUrl, writer },
    recognise: createRecognition({ ...config, dailyViewerId }),
    answer: createAnswerer({
      ...{ index, limits, sealer, publicUrl, mayServe, dictionaries },
      mayBackfill: () => limits.areCountersUnavailable() && !writer.isFull(),
    }),
    unwrap: createUnwrapper({
      outbound,
      take: events.take,
      writer,
      publicUrl,
      backgroundTasks,
      timeouts: unwrapTimeouts,
    }),
    times: createRequestTimes(db, backgroundTasks),
    requestLog: createRequestLog({ db, backgroundTasks }),
    outcomeSample,
    foreignPages,
    testTokens,
    counts,
  });
  registerEvents(app, {
    ...{ db, index, writer, classifySender, started, mayCount: mayServe, available: limits.available, dictionaries },
    ...events,
  });
  registerScripts(app, db);
  registerPlayer(app);
  registerSandboxedPage(app, interactivePage);
  registerSimidPage(app);
  registerSandboxedPage(app, testPage(publicUrl));

  // hooks run in reverse order, so this runs before the deciding parts close
  app.addHook('onClose', async () => {
    state.close();
    await shared.close();
    await outcomeSample.close();
    await outcomeSums.flush();
    await foreignPages.flush();
  });
  return report;
}
