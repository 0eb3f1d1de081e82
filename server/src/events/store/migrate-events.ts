import type { ClickHouseClient } from '@clickhouse/client';
import { eventMigrations } from './event-tables.ts';

/**
 * Applies the missing migrations of the event store in order.
 *
 * @param held once it aborts, no further statement begins, because another server may apply the migrations then
 */
export async function migrateEvents(client: ClickHouseClient, held?: AbortSignal): Promise<void> {
  await client.command({
    query: 'CREATE TABLE IF NOT EXISTS event_migrations (name String) ENGINE = MergeTree ORDER BY name',
  });
  const result = await client.query({ query: 'SELECT name FROM event_migrations', format: 'JSONEachRow' });
  const applied = new Set((await result.json<{ name: string }>()).map(({ name }) => name));
  for (const { name, statements } of eventMigrations.filter((migration) => !applied.has(migration.name))) {
    for (const query of statements) {
      held?.throwIfAborted();
      await client.command({ query });
    }
    held?.throwIfAborted();
    await client.insert({ table: 'event_migrations', values: [{ name }], format: 'JSONEachRow' });
  }
}
