import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventWriter } from '../../events/spool/event-writer.ts';
import { ApiError } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { createAddressBound } from './address-bound.ts';
import { allowPage, answerPreflight, openToAnyPage } from './open-to-any-page.ts';
import { readIcon, readLandingPage } from './read-advert.ts';
import type { createEventTaker } from './take-event.ts';

interface EventOptions {
  db: Db;
  take: ReturnType<typeof createEventTaker>;
  writer: Pick<EventWriter, 'recordEvents'>;
  started: Promise<unknown>;
  /** Whether this process knows what was counted before, and is the one that counts. */
  mayCount: () => boolean;
}

/** Events of an address in a minute; those beyond are answered and kept as invalid. */
const MOST_EVENTS = 2_000;

/** Longer codes of errors are not the specification's. */
const errorCode = /^\d{3,4}$/;

/**
 * Registers the addresses that players call about an advert, and the link of its click. Forged, foreign and repeated
 * calls get the same answer as others, and count nothing.
 */
export function registerEvents(app: FastifyInstance, { db, take, writer, started, mayCount }: EventOptions): void {
  const isBeyondBound = createAddressBound(MOST_EVENTS);

  const takeEvent = async (request: FastifyRequest, kind: string) => {
    const { sealed = '', tag = '' } = request.params as Record<string, string>;
    const { code } = request.query as Record<string, unknown>;
    await started;
    if (!mayCount()) throw new ApiError(503, 'This server counts no events now');
    const at = new Date();
    const { serve, events } = take({
      ...{ sealed, kind, tag, at },
      code: typeof code === 'string' && errorCode.test(code) ? code : undefined,
      isFlood: isBeyondBound(request.ip, at),
    });
    // in the same turn as they were counted
    return { serve, recorded: writer.recordEvents(events) };
  };

  const answerEvent = async (request: FastifyRequest, reply: FastifyReply) => {
    const { kind = '' } = request.params as Record<string, string>;
    const { recorded } = await takeEvent(request, kind);
    await recorded;
    return allowPage(request, reply).code(204).send();
  };

  const beacon = '/e/:sealed/:kind/:tag';
  app.get(beacon, openToAnyPage, async (request, reply) => answerEvent(request, reply));
  // `sendBeacon` posts, with any body
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      parsed(null);
    });
    scope.post(beacon, openToAnyPage, async (request, reply) => answerEvent(request, reply));
    done();
  });
  app.options(beacon, openToAnyPage, async (request, reply) => answerPreflight(request, reply, 'GET, HEAD, POST'));

  app.get('/c/:sealed/:tag', openToAnyPage, async (request, reply) => {
    const { serve, recorded } = await takeEvent(request, 'landing');
    if (serve === null) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
    // somebody waits for the page; the log says what was not recorded
    recorded.catch((error: unknown) => request.log.error({ err: error }, 'a click was not recorded'));
    const page = await readLandingPage(db, serve);
    if (page === null) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
    return reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer').redirect(page, 302);
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
