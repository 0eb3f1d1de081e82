import { setTimeout as wait } from 'node:timers/promises';
import { invalidThresholds } from '@preroll/rules/delivery/invalid-reasons';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventWriter } from '../../events/spool/event-writer.ts';
import { ApiError } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Serve } from '../answer/serve.ts';
import type { DeliveryIndex } from '../decision/delivery-index.ts';
import type { RequestDictionaries } from '../decision/request-dictionaries.ts';
import { CountersUnavailableError } from '../limits/shared/shared-counters.ts';
import { deviceOf } from '../request/device-of.ts';
import type { createSenderClassifier } from '../traffic/classify-sender.ts';
import type { EventReceiver, ReceivedEvent } from './event-receiver.ts';
import { createIpRateLimit } from './ip-rate-limit.ts';
import { landingPage } from './landing-page.ts';
import { allowPage, answerPreflight, openToAnyPage } from './open-to-any-page.ts';
import { readIcon, readLandingPage } from './read-advert.ts';

interface EventOptions {
  db: Db;
  index: Pick<DeliveryIndex, 'campaign'>;
  dictionaries: () => Pick<RequestDictionaries, 'vastFeeds'>;
  open: EventReceiver['open'];
  take: EventReceiver['take'];
  writer: Pick<EventWriter, 'recordEvents'>;
  classifySender: ReturnType<typeof createSenderClassifier>;
  started: Promise<unknown>;
  /** Whether this process knows the earlier counts, and is the one that counts. */
  mayCount: () => boolean;
  /** Waits a moment until `mayCount` may become true. */
  available: () => Promise<void>;
}

/** How long a click waits for the database, which may hang, before the known link is opened, in milliseconds. */
const TIMEOUT = 1_000;
/** The same if no link is known, because stopped adverts are not in memory. */
const UNKNOWN_LINK_TIMEOUT = 5_000;

/** In bytes: a beacon has no or a short body. A longer one is refused without being read. */
const MAX_BODY_BYTES = 64;

/** Longer error codes are not in the specification. */
const errorCode = /^\d{3,4}$/;

/** Events that the shared counters did not accept are not counted, and the player gets an error. */
const nullIfUnavailable = (error: unknown): null => {
  if (error instanceof CountersUnavailableError) return null;
  throw error;
};

/**
 * Registers the URLs that players call about an advert, and the link of its click. Forged, foreign and repeated calls get
 * the same response as others, but are not counted.
 */
export function registerEvents(app: FastifyInstance, options: EventOptions): void {
  const { db, index, dictionaries, open, take, writer, classifySender, started, mayCount, available } = options;
  const exceedsEventLimit = createIpRateLimit(invalidThresholds.eventsPerMinute);
  const exceedsClickLimit = createIpRateLimit(invalidThresholds.clicksPerMinute);

  const openAddress = (request: FastifyRequest, kind: string) => {
    const { sealed = '', tag = '' } = request.params as Record<string, string>;
    return open({ sealed, kind, tag });
  };

  const record = async (request: FastifyRequest, serve: Serve, kind: string): Promise<ReceivedEvent['result']> => {
    const { code } = request.query as Record<string, unknown>;
    const at = new Date();
    const feed = dictionaries().vastFeeds.find(({ id }) => id === serve.feed);
    const sent = deviceOf(request, feed?.secretHash ?? null);
    const isFlood = exceedsEventLimit(sent.ip, at);
    const isClickFlood = () => exceedsClickLimit(sent.ip, at);
    const known = typeof code === 'string' && errorCode.test(code) ? { code } : {};
    // the writer keeps counted events even if it fails now: a retry by the player would only be a repetition
    const { result } = await take(
      serve,
      { kind, at, isFlood, isClickFlood, sender: classifySender(sent), ...known },
      writer.recordEvents,
    );
    return result;
  };

  const countClick = async (request: FastifyRequest, serve: Serve) => {
    await available();
    if (mayCount()) await record(request, serve, 'landing');
  };

  const answerEvent = async (request: FastifyRequest, reply: FastifyReply) => {
    const { kind = '' } = request.params as Record<string, string>;
    const serve = openAddress(request, kind);
    if (serve !== null) {
      await started;
      await available();
      const result = mayCount() ? await record(request, serve, kind).catch(nullIfUnavailable) : null;
      if (result === null) {
        // with the usual CORS headers, and not cacheable
        allowPage(request, reply);
        throw new ApiError(503, 'This server counts no events now');
      }
      // only tests of a tag need the result
      if (serve.isTest)
        reply.header('Access-Control-Expose-Headers', 'X-Event-Result').header('X-Event-Result', result);
    }
    return allowPage(request, reply).code(204).send();
  };

  /** The landing page as of the last index update, if the advert is servable. */
  const knownPage = (serve: Serve): string | null => {
    const advert = index.campaign(serve.campaign)?.adverts.find(({ vast }) => vast.id === serve.advert);
    if (advert === undefined) return null;
    return landingPage({ link: advert.vast.landingPage, marks: advert.urlMarks, erid: advert.vast.erid }, serve);
  };

  /** The page with the current link, or with the last known one while the database is unavailable; undefined without any. */
  const pageOf = async (serve: Serve): Promise<string | null | undefined> => {
    const read = readLandingPage(db, serve).catch(() => undefined);
    const known = knownPage(serve) ?? undefined;
    const timeout = known === undefined ? UNKNOWN_LINK_TIMEOUT : TIMEOUT;
    const page = await Promise.race([read, wait(timeout, undefined, { ref: false })]);
    return page === undefined ? known : page;
  };

  const beacon = '/e/:sealed/:kind/:tag';
  app.get(beacon, openToAnyPage, async (request, reply) => answerEvent(request, reply));
  // `sendBeacon` sends POST requests; their body is ignored
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, _body, parsed) =>
      parsed(null),
    );
    scope.post(beacon, openToAnyPage, async (request, reply) => answerEvent(request, reply));
    done();
  });
  app.options(beacon, openToAnyPage, async (request, reply) => answerPreflight(request, reply, 'GET, POST'));

  app.get('/c/:sealed/:tag', openToAnyPage, async (request, reply) => {
    const serve = openAddress(request, 'landing');
    await started;
    // the user waits for the page, which opens even if the click can't be counted; the failure is logged
    if (serve !== null)
      countClick(request, serve).catch((error: unknown) =>
        request.log.error({ err: error }, 'a click was not recorded'),
      );
    const page = serve && (await pageOf(serve));
    if (page === undefined)
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .header('Retry-After', '10')
        .send("The page of this advert can't be looked up at the moment. Try again soon.");
    if (page === null || !URL.canParse(page))
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
    return reply
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .redirect(new URL(page).href, 302);
  });

  app.get('/vast/icon/:advert', openToAnyPage, async (request, reply) => {
    const icon = await readIcon(db, Number((request.params as Record<string, string>).advert));
    if (icon === null) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
    return reply
      .type(icon.type)
      .header('Cache-Control', 'public, max-age=3600')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(icon.bytes);
  });
}
