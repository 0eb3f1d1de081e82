import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { foreignPages } from '../../platform/db/schema.ts';

/** How long counts stay in memory, in milliseconds. */
const FLUSH_INTERVAL = 30_000;

/** Limits per site for one write and in total, because anybody can name any host. */
const MAX_PENDING = 20;
const MAX_STORED = 100;

const MAX_LISTED = 20;

interface Counted {
  siteId: number;
  host: string;
  requests: number;
  lastAt: Date;
}

/** Counts requests from pages of other sites, by site and host. */
export interface ForeignPages {
  record(asked: { siteId: number; host: string; at: Date }): void;
  /** Writes what has not been written yet. */
  flush(): Promise<void>;
}

interface Deps {
  db: Db;
  log: { error(details: object, message: string): void };
}

export function createForeignPages({ db, log }: Deps): ForeignPages {
  let waiting = new Map<number, Map<string, Counted>>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const write = async () => {
    const sites = [...waiting.values()];
    waiting = new Map();
    for (const hosts of sites)
      for (const counted of hosts.values())
        await writeCounted(db, counted).catch((error: unknown) =>
          log.error({ err: error }, 'a request of a page of another site was not noted'),
        );
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };

  return {
    record({ siteId, host, at }) {
      const hosts = waiting.get(siteId) ?? new Map<string, Counted>();
      waiting.set(siteId, hosts);
      const known = hosts.get(host);
      if (known === undefined && hosts.size >= MAX_PENDING) return;
      hosts.set(host, { siteId, host, requests: (known?.requests ?? 0) + 1, lastAt: at });
      timer ??= setTimeout(() => void flush(), FLUSH_INTERVAL).unref();
    },
    flush,
  };
}

async function writeCounted(db: Db, { siteId, host, requests, lastAt }: Counted): Promise<void> {
  await db
    .insert(foreignPages)
    .values({ siteId, host, requests, lastAt })
    .onConflictDoUpdate({
      target: [foreignPages.siteId, foreignPages.host],
      set: { requests: sql`${foreignPages.requests} + excluded.requests`, lastAt: sql`excluded.last_at` },
    });
  // invented names come only once each, and are evicted in favour of those that come again
  await db.execute(sql`
    delete from ${foreignPages} where site_id = ${siteId} and host in (
      select host from ${foreignPages} where site_id = ${siteId}
      order by requests desc, last_at desc, host offset ${MAX_STORED})`);
}

/** The hosts with requests in the last 30 days, those with the most requests first. */
export const readForeignPages = (db: Db, siteId: number) =>
  db
    .select({ host: foreignPages.host, requests: foreignPages.requests, lastAt: foreignPages.lastAt })
    .from(foreignPages)
    .where(and(eq(foreignPages.siteId, siteId), gt(foreignPages.lastAt, sql`now() - interval '30 days'`)))
    .orderBy(desc(foreignPages.requests), foreignPages.host)
    .limit(MAX_LISTED);

/** Deletes hosts without requests for 30 days. */
export async function removeOldForeignPages(db: Db): Promise<void> {
  await db.delete(foreignPages).where(lt(foreignPages.lastAt, sql`now() - interval '30 days'`));
}
