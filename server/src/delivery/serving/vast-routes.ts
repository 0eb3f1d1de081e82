import { invalidThresholds } from '@preroll/rules/delivery/invalid-reasons';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLog } from '../../advertising/reach/record-requests.ts';
import type { EventWriter } from '../../events/spool/event-writer.ts';
import type { VastVersion } from '../answer/vast-document.ts';
import { isFromPreroll } from '../chain/follow-for-player.ts';
import type { DeliveryIndex } from '../decision/delivery-index.ts';
import type { RequestDictionaries } from '../decision/request-dictionaries.ts';
import type { RequestSample } from '../outcomes/sample-requests.ts';
import type { createRecognition } from '../recognition/recognise-viewer.ts';
import { deviceOf } from '../request/device-of.ts';
import type { createRequestReader } from '../request/read-ad-request.ts';
import type { TestTokens } from '../testing/test-tokens.ts';
import type { createForeignPageCheck } from '../traffic/foreign-page.ts';
import type { ForeignPages } from '../traffic/foreign-pages.ts';
import type { RequestCounts } from '../watching/request-counts.ts';
import type { createAnswerer } from './answer-request.ts';
import { emptyVast } from './empty-vast.ts';
import { findPlace } from './find-place.ts';
import { createIpRateLimit } from './ip-rate-limit.ts';
import { allowPage, answerPreflight, openToAnyPage } from './open-to-any-page.ts';
import { viewedPage } from './other-servers.ts';
import type { RequestTimes } from './request-times.ts';
import type { Revenue } from './revenue.ts';
import type { createUnwrapper } from './unwrap-others.ts';

interface VastOptions {
  publicUrl: string;
  index: DeliveryIndex;
  dictionaries: () => RequestDictionaries;
  readRequest: ReturnType<typeof createRequestReader>;
  recognise: ReturnType<typeof createRecognition>;
  answer: ReturnType<typeof createAnswerer>;
  unwrap: ReturnType<typeof createUnwrapper>;
  /** Resolves when placements and adverts are loaded, but at the latest a moment after the start. */
  started: Promise<unknown>;
  /** Whether this process serves adverts: it delivers, and can record their events. */
  mayServe: () => boolean;
  writer: Pick<EventWriter, 'recordEvents' | 'isFull'>;
  revenue: Pick<Revenue, 'fixShare'>;
  times: RequestTimes;
  testTokens: Pick<TestTokens, 'isValid'>;
  /** Records requests of people for estimates of reach. */
  requestLog: RequestLog;
  /** Samples requests of people whose outcomes are reported to campaigns. */
  outcomeSample: Pick<RequestSample, 'record'>;
  isForeignPage: ReturnType<typeof createForeignPageCheck>;
  foreignPages: Pick<ForeignPages, 'record'>;
  counts: Pick<RequestCounts, 'record' | 'recordResponse'>;
}

/**
 * Registers the URLs that players request at the root of the origin: `GET /vast?placement={id}`, for partners `GET
 * /vast?feed={code}&key={key}&format={code}`, and the URL for their errors. Any page may read the responses. They are XML
 * with status 200 in any case, because players treat others as a broken tag. No response waits for the database.
 */
export function registerVast(app: FastifyInstance, options: VastOptions): void {
  const { readRequest, recognise, answer, unwrap, times, requestLog, outcomeSample, writer, revenue, testTokens } =
    options;
  const { publicUrl, index, dictionaries, started, mayServe, isForeignPage, foreignPages, counts } = options;
  const exceedsRequestLimit = createIpRateLimit(invalidThresholds.requestsPerMinute);
  let wasFull = false;

  /** Whether events can be recorded; logs a change once, not with each request. */
  const hasRoom = (): boolean => {
    const isFull = writer.isFull();
    if (isFull && !wasFull) app.log.error('there is no room for events: requests get no advert, and are not recorded');
    if (!isFull && wasFull) app.log.warn('there is room for events again');
    wasFull = isFull;
    return !isFull;
  };

  const documentFor = async (request: FastifyRequest, reply: FastifyReply, version: VastVersion): Promise<string> => {
    const query = request.query as Record<string, unknown>;
    await started;
    const place = findPlace(query, index, dictionaries());
    if (typeof place === 'string') {
      counts.record('unknown_placement');
      return emptyVast(publicUrl, place, version);
    }
    const { placement, feedId, isPartner, secretHash } = place;
    const now = new Date();
    const { test } = query;
    const isTest = test !== undefined;
    if (isTest && !testTokens.isValid(String(test), placement.id, now)) {
      counts.record('test');
      return emptyVast(publicUrl, 'test_expired', version);
    }
    const isOfSite = !isTest && !isPartner;
    // even while it does not serve, so that its owner sees that the tag is installed
    if (isOfSite) {
      times.record(placement.id, now);
      revenue.fixShare(placement, now);
    }
    const context = { categories: placement.categories, feedId, resolutions: dictionaries().resolutions };
    const { isForwarded, ...sent } = deviceOf(request, secretHash);
    const http = { ...sent, query };
    const asked = readRequest(http, context, now);
    const isFlood = exceedsRequestLimit(http.ip, now);
    const foreignHost = isOfSite && isForeignPage(asked.pageHost, placement.domain) ? asked.pageHost : null;
    const isForeign = foreignHost !== null;
    const isValid = asked.sender === 'person' && !isFlood && !isForeign && !isTest;
    if (foreignHost !== null && asked.sender === 'person' && !isFlood)
      foreignPages.record({ siteId: placement.siteId, host: foreignHost, at: now });
    const { viewer, setCookie } = recognise(http, { ...asked, siteId: placement.siteId }, isValid && !isForwarded);
    if (setCookie !== null) reply.header('Set-Cookie', setCookie);
    if (isValid) requestLog.record(asked);
    const { document, events, others } = await answer({
      ...{ request: asked, http, placement, viewer, version, isFlood, isForeign, isTest },
    });
    if (mayServe() && placement.isServing && isValid) {
      const winner = events.find(({ kind }) => kind === 'serve')?.campaign ?? null;
      outcomeSample.record({ request: asked, placement, viewer, winner });
    }
    // a document exists only if there is space for its events
    const recorded = document !== null || hasRoom() ? writer.recordEvents(events) : Promise.resolve();
    if (document !== null) {
      // waits for the record: otherwise the events of a lost serve would have no request
      await recorded;
      counts.recordResponse(events);
      const userAgent = http.headers['user-agent']?.toString();
      const isUnwrapped = query.unwrap === '1' && others.length > 0 && !isFromPreroll(userAgent);
      if (!isUnwrapped) return document;
      return (await unwrap(others, { page: viewedPage(http), userAgent: userAgent ?? '', version })) ?? document;
    }
    counts.recordResponse(events);
    recorded.catch((error: unknown) => request.log.error({ err: error }, 'an ad request was not recorded'));
    return emptyVast(publicUrl, placement.isServing ? 'no_advert' : 'not_serving', version);
  };

  app.get('/vast', openToAnyPage, async (request, reply) => {
    const version: VastVersion = (request.query as Record<string, unknown>).v === '4.2' ? '4.2' : '3.0';
    const document = await documentFor(request, reply, version).catch((error: unknown) => {
      request.log.error({ err: error }, 'a VAST request failed');
      counts.record('failed');
      return emptyVast(publicUrl, 'not_serving', version);
    });
    return allowPage(request, reply).type('application/xml; charset=utf-8').send(document);
  });
  // nothing is recorded: the request already is, with its reason, and anybody could call this
  app.get('/vast/error', openToAnyPage, async (request, reply) => allowPage(request, reply).code(204).send());
  for (const path of ['/vast', '/vast/error'])
    app.options(path, openToAnyPage, async (request, reply) => answerPreflight(request, reply, 'GET'));
}
