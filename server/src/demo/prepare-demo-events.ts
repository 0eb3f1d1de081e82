import type { ClickHouseClient } from '@clickhouse/client';
import { eq } from 'drizzle-orm';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { eventBatches } from '../platform/db/schema.ts';
import { writeDemoEvents } from './write-demo-events.ts';
import { DEMO_BATCH } from './write-demo-site-days.ts';

const DEMO_MIGRATION = 'demo';

/** Writes the events of the demo content when the embedded store is created. An external ClickHouse never receives any. */
export async function prepareDemoEvents(
  client: ClickHouseClient,
  { db, kind }: Database,
  { clickhouseUrl }: Pick<Config, 'clickhouseUrl'>,
): Promise<void> {
  if (kind !== 'embedded' || clickhouseUrl !== undefined) return;
  const marks = await client.query({
    query: 'SELECT name FROM event_migrations WHERE name = {mark:String}',
    query_params: { mark: DEMO_MIGRATION },
    format: 'JSONEachRow',
  });
  if ((await marks.json()).length > 0) return;
  const [demo] = await db.select().from(eventBatches).where(eq(eventBatches.token, DEMO_BATCH));
  if (demo === undefined) return;
  await writeDemoEvents(client, db, demo.countedAt);
  await client.insert({ table: 'event_migrations', values: [{ name: DEMO_MIGRATION }], format: 'JSONEachRow' });
}
