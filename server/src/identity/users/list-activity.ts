import { eq, inArray, sql } from 'drizzle-orm';
import { nameReferences } from '../../platform/changes/name-references.ts';
import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  adverts,
  campaigns,
  changes,
  currencies,
  feeds,
  formats,
  groups,
  invoices,
  ordAccesses,
  ordSources,
  placements,
  resolutions,
  scripts,
  sites,
  users,
} from '../../platform/db/schema.ts';
import { newestFirst } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';

type ActivityList = components['schemas']['ActivityList'];

/** The tables of changed records with the names of their records. Transactions only have ids. */
const tables = {
  campaign: { table: campaigns, name: sql<string>`${campaigns.name}` },
  advert: { table: adverts, name: sql<string>`${adverts.name}` },
  group: { table: groups, name: sql<string>`${groups.name}` },
  site: { table: sites, name: sql<string>`${sites.name}` },
  placement: { table: placements, name: sql<string>`${placements.name}` },
  user: { table: users, name: sql<string>`${users.name}` },
  format: { table: formats, name: sql<string>`${formats.name}` },
  feed: { table: feeds, name: sql<string>`${feeds.name}` },
  ord_source: { table: ordSources, name: sql<string>`${ordSources.name}` },
  ord_access: { table: ordAccesses, name: sql<string>`${ordAccesses.name}` },
  script: { table: scripts, name: sql<string>`${scripts.name}` },
  currency: { table: currencies, name: sql<string>`${currencies.code}` },
  resolution: { table: resolutions, name: sql<string>`${resolutions.width} || ' × ' || ${resolutions.height}` },
  // drafts have no number yet
  invoice: { table: invoices, name: sql<string | null>`${invoices.number}` },
};

/** Lists the changes that a user made, newest first. */
export async function listActivity(
  db: Db,
  userId: number,
  query: Call<operations['listUserActivity']>['query'],
): Promise<ActivityList> {
  const list = {
    matching: eq(changes.userId, userId),
    order: newestFirst(changes.id),
    page: query,
  };
  const { rows, ...page } = await readPage(
    db,
    list,
    (isOnPage) => db.select().from(changes).where(isOnPage),
    ({ id }) => id,
  );
  const names = await readNames(db, rows);
  const fields = await nameReferences(
    db,
    rows.map((row) => row.fields),
  );
  const items = rows.map((row, index) => ({
    id: row.id,
    kind: row.kind,
    record_id: row.recordId,
    record_name: names.get(`${row.kind} ${row.recordId}`) ?? null,
    created_at: row.createdAt.toISOString(),
    action: row.action,
    fields: fields[index] ?? row.fields,
  }));
  return { items, ...page };
}

async function readNames(db: Db, rows: readonly { kind: string; recordId: number }[]) {
  const names = new Map<string, string | null>();
  for (const [kind, { table, name: text }] of Object.entries(tables)) {
    const ids = [...new Set(rows.filter((row) => row.kind === kind).map(({ recordId }) => recordId))];
    if (ids.length === 0) continue;
    const found = await db.select({ id: table.id, name: text }).from(table).where(inArray(table.id, ids));
    for (const { id, name } of found) names.set(`${kind} ${id}`, name);
  }
  return names;
}
