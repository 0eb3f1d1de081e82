import type { ClickHouseClient } from '@clickhouse/client';
import { inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { demoLogins } from './demo-accounts.ts';
import { writeDemoEvents } from './write-demo-events.ts';

const MARK = 'demo';

/**
 * Gives the demo content its events when the embedded store is opened for the first time. A server that others may use
 * never receives any.
 */
export async function prepareDemoEvents(
  client: ClickHouseClient,
  { db, kind }: Database,
  { clickhouseUrl }: Pick<Config, 'clickhouseUrl'>,
): Promise<void> {
  if (kind !== 'embedded' || clickhouseUrl !== undefined) return;
  const marks = await client.query({
    query: 'SELECT name FROM event_migrations WHERE name = {mark:String}',
    query_params: { mark: MARK },
    format: 'JSONEachRow',
  });
  if ((await marks.json()).length > 0) return;
  if ((await db.$count(users, inArray(users.login, demoLogins))) === 0) return;
  await writeDemoEvents(client, db);
  await client.insert({ table: 'event_migrations', values: [{ name: MARK }], format: 'JSONEachRow' });
}
