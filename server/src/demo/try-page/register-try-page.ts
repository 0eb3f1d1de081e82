import { readFileSync } from 'node:fs';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { adverts, formats, placements, sites } from '../../platform/db/schema.ts';
import { writeTryPage } from './write-try-page.ts';

const PATH = '/vast/try';

/** The page only runs our own code; the video and the beacons come from this server, too. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "media-src 'self'",
  // for advertisers' trackers
  "img-src 'self' data: https:",
  "connect-src 'self'",
  // for an interactive advert
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The paths at which an advert can be seen. */
export interface TryPaths {
  page: string;
  /** Its tag; null while no placement serves. */
  tag: string | null;
}

/** Registers a publisher's page, separate from the application, that plays the tag of a demo placement. */
export async function registerTryPage(
  app: FastifyInstance,
  { db, publicUrl }: { db: Db; publicUrl: string },
): Promise<TryPaths> {
  const files = { '/try.css': 'text/css', '/try.js': 'text/javascript' };
  for (const [name, type] of Object.entries(files)) {
    const body = readFileSync(new URL(`.${name}`, import.meta.url));
    app.get(`/vast${name}`, async (_request, reply) => reply.type(`${type}; charset=utf-8`).send(body));
  }
  app.get(PATH, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', 'no-store')
      .send(writeTryPage({ publicUrl, placementId: await findPlacement(db), video: await findVideo(db) })),
  );
  const placementId = await findPlacement(db);
  return { page: PATH, tag: placementId === null ? null : `/vast?placement=${placementId}` };
}

/** The preroll placement with the lowest floor that serves. */
async function findPlacement(db: Db): Promise<number | null> {
  const [found] = await db
    .select({ id: placements.id })
    .from(placements)
    .innerJoin(sites, eq(sites.id, placements.siteId))
    .innerJoin(formats, eq(formats.id, placements.formatId))
    .where(
      and(
        eq(placements.status, 'working'),
        eq(sites.status, 'working'),
        isNotNull(sites.verifiedAt),
        eq(formats.kind, 'preroll'),
      ),
    )
    // expensive campaigns are paced over the day: with the lowest floor, there is nearly always an advert
    .orderBy(asc(placements.floorPrice), asc(placements.id))
    .limit(1);
  return found?.id ?? null;
}

/** A clip that represents the publisher's own video; null while none is ready. */
async function findVideo(db: Db): Promise<string | null> {
  const [found] = await db
    .select({ video: adverts.creativeMp4 })
    .from(adverts)
    .where(and(eq(adverts.loadingStatus, 'ready'), isNotNull(adverts.creativeMp4)))
    .orderBy(asc(adverts.id))
    .limit(1);
  return found?.video ?? null;
}
