import { asc, eq, ne } from 'drizzle-orm';
import { readFloors } from '../../money/currencies/price-floors.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { feeds, formats } from '../../platform/db/schema.ts';
import { nonDeletedStatus } from '../../platform/records/record-body.ts';

export const dictionaryHandlers = ({ db }: { db: Db }): Pick<Handlers, 'listFormats' | 'listFeeds'> => ({
  async listFormats() {
    const rows = await db.select().from(formats).where(eq(formats.status, 'working')).orderBy(asc(formats.id));
    const floorsOf = await readFloors(db);
    const items = rows.map((row) => ({ ...toFormatBody(row), price_floors: floorsOf(row.priceFloor) }));
    return { status: 200, body: { items, total: items.length } };
  },

  async listFeeds() {
    const rows = await db.select().from(feeds).where(ne(feeds.status, 'deleted')).orderBy(asc(feeds.id));
    const items = rows.map(({ id, name, code, kind, endpoint, status }) => ({
      id,
      name,
      code,
      kind,
      is_asked: kind === 'vast' && endpoint !== null,
      status: nonDeletedStatus(status),
    }));
    return { status: 200, body: { items, total: items.length } };
  },
});

const toFormatBody = (row: typeof formats.$inferSelect): Omit<components['schemas']['Format'], 'price_floors'> => ({
  id: row.id,
  name: row.name,
  code: row.code,
  kind: row.kind,
  min_duration: row.minDuration,
  max_duration: row.maxDuration,
  max_file_mb: row.maxFileMb,
  mime_types: row.mimeTypes,
  skip_offset: row.skipOffset,
  vpaid_allowed: row.vpaidAllowed,
  price_floor: row.priceFloor,
});
