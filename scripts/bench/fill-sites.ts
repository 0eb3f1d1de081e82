import { createSession } from '../../server/src/identity/auth/session-store.ts';
import type { Db } from '../../server/src/platform/db/database.ts';
import { formats, placements, sites, users } from '../../server/src/platform/db/schema.ts';

const OWNERS = 200;
const BATCH_SIZE = 2000;
const DAY = 86_400_000;

export interface FilledSites {
  /** Session tokens. */
  admin: string;
  webmaster: string;
  /** Id of the webmaster who owns every second site. */
  ownerId: number;
}

/**
 * Writes webmasters, some of them locked, with sites in every status, and a placement with results for most of them.
 */
export async function fillSites(db: Db, count: number): Promise<FilledSites> {
  const person = (login: string, values: Partial<typeof users.$inferInsert>) => ({
    login: `${login}@bench.test`,
    name: login,
    passwordHash: '',
    ...values,
  });
  const people = [
    person('admin', { supportPanels: ['admin'], isAdmin: true }),
    person('webmaster', { supportPanels: ['webmaster'] }),
    ...Array.from({ length: OWNERS }, (_, index) =>
      person(`owner${index}`, { supportPanels: ['webmaster'], status: index % 10 === 0 ? 'lock' : 'working' }),
    ),
  ];
  const ids = (await db.insert(users).values(people).returning({ id: users.id })).map(({ id }) => id);
  const [adminId = 0, ownerId = 0] = ids;
  const [format] = await db.select({ id: formats.id }).from(formats).limit(1);
  if (format === undefined) throw new Error('There is no format');

  const statuses = ['approved', 'working', 'working', 'moderate', 'stopped', 'lock', 'ban', 'archive'] as const;
  for (let first = 0; first < count; first += BATCH_SIZE) {
    const batch = Array.from({ length: Math.min(BATCH_SIZE, count - first) }, (_, offset) => {
      const index = first + offset;
      const domain = `site${(index * 7919) % count}.example`;
      const moment = new Date(Date.now() - index * 60_000);
      return {
        ownerId: index % 2 === 0 ? ownerId : (ids[2 + (index % OWNERS)] ?? ownerId),
        name: `Site ${index}`,
        domain,
        domainUnicode: domain,
        status: statuses[Math.floor(index / 2) % statuses.length],
        categories: [`IAB${1 + (index % 26)}`],
        verifiedAt: index % 5 === 0 ? null : moment,
        misses: index % 50 === 1 ? 1 : 0,
        submittedAt: moment,
        updatedAt: moment,
      };
    });
    const rows = await db.insert(sites).values(batch).returning({ id: sites.id });
    const placed = rows
      .filter((_, index) => index % 4 > 0)
      .map(({ id }) => ({
        siteId: id,
        name: 'Before the programme',
        formatId: format.id,
        lastRequestAt: id % 3 === 0 ? null : new Date(Date.now() - (id % 3) * DAY + DAY / 2),
      }));
    await db.insert(placements).values(placed);
  }
  await fillDays(db);
  return { admin: await createSession(db, adminId), webmaster: await createSession(db, ownerId), ownerId };
}

/** Results of two weeks: the default week of the list, and the one it is compared with. */
const fillDays = (db: Db) =>
  db.execute(`
    insert into site_days (site_id, day, requests, responses, impressions, spend)
    select distinct site_id, current_date - ago, 1000 + ago * 10, 700 + ago * 7, 600 + ago * 6, 42.5 + ago
    from placements cross join generate_series(0, 13) as ago`);
