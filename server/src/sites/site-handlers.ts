import { and, eq, ne } from 'drizzle-orm';
import { ownedWithin } from '../access/scope.ts';
import type { Handlers } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { sites, users } from '../db/schema.ts';
import { sortOrder } from '../db/sort-order.ts';
import { inFolder } from '../folders/in-folder.ts';

const columns = { name: sites.name, domain: sites.domain, status: sites.status, updated_at: sites.updatedAt };

export const siteHandlers = ({ db }: { db: Db }): Pick<Handlers, 'listSites'> => ({
  async listSites({ viewer, query: { search, folder_id, sort, offset, limit } }) {
    const matching = and(
      ownedWithin(viewer, sites.ownerId),
      ne(sites.status, 'deleted'),
      containsText(search, sites.name, sites.domain),
      inFolder(folder_id, sites.folderId),
    );
    const rows = await db
      .select({ site: sites, ownerName: users.name })
      .from(sites)
      .innerJoin(users, eq(users.id, sites.ownerId))
      .where(matching)
      .orderBy(...sortOrder(sort, columns, sites.id))
      .limit(limit)
      .offset(offset);
    const items = rows.map(({ site, ownerName }) => ({
      id: site.id,
      name: site.name,
      domain: site.domain,
      owner_id: site.ownerId,
      owner_name: ownerName,
      folder_id: site.folderId,
      status: site.status,
      created_at: site.createdAt.toISOString(),
      updated_at: site.updatedAt.toISOString(),
    }));
    return { status: 200, body: { items, total: await db.$count(sites, matching) } };
  },
});
