import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ClickHouseClient } from '@clickhouse/client';

/**
 * So that filling a table from the events that there are stays within the memory of an embedded store, and takes equal
 * rows for two.
 */
const FILLING = {
  insert_deduplicate: 0,
  max_threads: 1,
  max_bytes_before_external_group_by: '50000000',
  min_insert_block_size_rows: '100000',
} as const;

const folder = resolve(import.meta.dirname, '../../migrations/events');

/**
 * Applies the migrations of the event store that are missing, in the order of their names. ClickHouse has no
 * transactions, so each statement may be run again.
 *
 * @param held no statement begins after it aborts: another server may apply them then
 */
export async function migrateEvents(client: ClickHouseClient, held?: AbortSignal): Promise<void> {
  await client.command({
    query: 'CREATE TABLE IF NOT EXISTS event_migrations (name String) ENGINE = MergeTree ORDER BY name',
  });
  const result = await client.query({ query: 'SELECT name FROM event_migrations', format: 'JSONEachRow' });
  const applied = new Set((await result.json<{ name: string }>()).map(({ name }) => name));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  for (const name of files.filter((file) => !applied.has(file))) {
    const text = (await readFile(resolve(folder, name), 'utf8')).replace(/^--.*$|\s--.*$/gm, '');
    for (const query of text.split(/;\s*$/m).filter((part) => part.trim() !== '')) {
      held?.throwIfAborted();
      await client.command({ query, clickhouse_settings: FILLING });
    }
    held?.throwIfAborted();
    await client.insert({ table: 'event_migrations', values: [{ name }], format: 'JSONEachRow' });
  }
}
