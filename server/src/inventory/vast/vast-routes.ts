import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventWriter } from '../../events/spool/event-writer.ts';
import type { RecordedEvent } from '../../events/spool/recorded-event.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { placements, sites, users } from '../../platform/db/schema.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import { isServingSite } from '../placements/placement-state.ts';
import { emptyVast, refusedVast } from './empty-vast.ts';
import { createRequestTimes } from './request-times.ts';

interface VastOptions {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
  backgroundTasks: BackgroundTasks;
  writer: Pick<EventWriter, 'recordEvents'>;
}

/**
 * Registers what players ask for, at the root of the origin: `GET /vast?placement={id}`, and the address of its errors.
 * Any page may read the answers. They are XML with status 200 in any case, also when the database fails, because players
 * take other answers for a broken tag.
 */
export function registerVast(
  app: FastifyInstance,
  { db, config: { publicUrl }, backgroundTasks, writer }: VastOptions,
): void {
  const times = createRequestTimes(db, backgroundTasks);

  const answer = async (request: FastifyRequest): Promise<string> => {
    const id = readId((request.query as Record<string, unknown>).placement);
    const found = id === null ? undefined : await findPlacement(db, id);
    if (found === undefined) return refusedVast(publicUrl, 'unknown_placement');
    // also while it does not serve, so that its owner sees that the tag is in place
    times.note(found.placement);
    // nobody waits for it: a player's advert matters more
    writer.recordEvents([requestEvent(found)]).catch((error: unknown) => {
      request.log.error({ err: error }, 'an ad request was not recorded');
    });
    const isServing = found.placement.status === 'working' && isServingSite(found.site, found.owner);
    return isServing ? emptyVast() : refusedVast(publicUrl, 'not_serving');
  };

  app.get('/vast', openToAnyPage, async (request, reply) => {
    const document = await answer(request).catch((error: unknown) => {
      request.log.error({ err: error }, 'a VAST request failed');
      return refusedVast(publicUrl, 'not_serving');
    });
    return allowPage(request, reply).type('application/xml; charset=utf-8').send(document);
  });
  app.get('/vast/error', openToAnyPage, async (request, reply) => allowPage(request, reply).code(204).send());
  for (const path of ['/vast', '/vast/error'])
    app.options(path, openToAnyPage, async (request, reply) =>
      allowPage(request, reply)
        .code(204)
        .header('Access-Control-Allow-Methods', 'GET, HEAD')
        .header('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '')
        .send(),
    );
}

/** Turns off the list of allowed origins, which is that of the API. */
const openToAnyPage = { config: { cors: false } };

/**
 * Lets the page read the answer. Players send credentials if their settings say so, and then browsers want the very
 * origin instead of `*`; nothing here depends on credentials.
 */
function allowPage({ headers: { origin } }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (origin !== undefined)
    reply.header('Access-Control-Allow-Origin', origin).header('Access-Control-Allow-Credentials', 'true');
  return reply
    .header('Vary', 'Origin')
    .header('Cache-Control', 'no-store')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Timing-Allow-Origin', '*');
}

const requestEvent = ({ placement, site }: Found): RecordedEvent => ({
  ts: new Date().toISOString(),
  kind: 'request',
  webmaster: site.ownerId,
  site: site.id,
  placement: placement.id,
  format: placement.formatId,
});

/** An id in decimals; null for anything else. */
const readId = (text: unknown): number | null => {
  const id = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id < 2 ** 31 ? id : null;
};

type Found = NonNullable<Awaited<ReturnType<typeof findPlacement>>>;

async function findPlacement(db: Db, id: number) {
  const [found] = await db
    .select({
      placement: {
        id: placements.id,
        status: placements.status,
        formatId: placements.formatId,
        lastRequestAt: placements.lastRequestAt,
      },
      site: { id: sites.id, ownerId: sites.ownerId, status: sites.status, verifiedAt: sites.verifiedAt },
      owner: { status: users.status },
    })
    .from(placements)
    .innerJoin(sites, eq(sites.id, placements.siteId))
    .innerJoin(users, eq(users.id, sites.ownerId))
    .where(eq(placements.id, id));
  return found?.placement.status === 'deleted' || found?.site.status === 'deleted' ? undefined : found;
}
