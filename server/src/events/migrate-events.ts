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

/** The table that a statement fills. It names its part of a month by the parameters `month`, `parts` and `part`. */
const FILLED = /^\s*INSERT INTO (\w+)/;

/** So many events are copied by one statement, which takes some ten seconds. */
const AT_ONCE = 5_000_000;

/** In days: the most parts that a month is divided into. */
const LONGEST_MONTH = 31;

type Run = (query: string, params?: Record<string, unknown>) => Promise<void>;

/**
 * Applies the migrations of the event store that are missing, in the order of their names. ClickHouse has no
 * transactions, so each statement may be run again.
 *
 * @param held no statement begins after it aborts: another server may apply them then
 * @param atOnce the events that one statement fills a table from
 */
export async function migrateEvents(client: ClickHouseClient, held?: AbortSignal, atOnce = AT_ONCE): Promise<void> {
  const run: Run = async (query, params) => {
    held?.throwIfAborted();
    await client.command({ query, query_params: params, clickhouse_settings: FILLING });
  };
  await client.command({
    query: 'CREATE TABLE IF NOT EXISTS event_migrations (name String) ENGINE = MergeTree ORDER BY name',
  });
  const result = await client.query({ query: 'SELECT name FROM event_migrations', format: 'JSONEachRow' });
  const applied = new Set((await result.json<{ name: string }>()).map(({ name }) => name));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  for (const name of files.filter((file) => !applied.has(file))) {
    const text = (await readFile(resolve(folder, name), 'utf8')).replace(/^--.*$|\s--.*$/gm, '');
    for (const statement of text.split(/;\s*$/m).filter((part) => part.trim() !== '')) {
      const filled = FILLED.exec(statement)?.[1];
      if (filled === undefined) await run(statement);
      else await fillByMonth(run, { statement, table: filled, months: await monthsOf(client), atOnce });
    }
    held?.throwIfAborted();
    await client.insert({ table: 'event_migrations', values: [{ name }], format: 'JSONEachRow' });
  }
}

interface Month {
  /** Such as 202611. */
  month: number;
  events: number;
}

async function monthsOf(client: ClickHouseClient): Promise<Month[]> {
  const query = 'SELECT _partition_id AS month, count() AS events FROM events GROUP BY month ORDER BY month';
  const result = await client.query({ query, format: 'JSONEachRow' });
  const months = await result.json<{ month: string; events: string }>();
  return months.map(({ month, events }) => ({ month: Number(month), events: Number(events) }));
}

/**
 * Fills a table from the events, in statements that each take a part of the time after which the client gives one up.
 * A month is filled beside the table and then replaces the one that is there, in one step: an interrupted filling that is
 * begun again has every row once, even if the store still works on the statement that was given up.
 */
async function fillByMonth(
  run: Run,
  { statement, table, months, atOnce }: { statement: string; table: string; months: readonly Month[]; atOnce: number },
): Promise<void> {
  const beside = `${table}_filling`;
  await run(`DROP TABLE IF EXISTS ${beside}`);
  await run(`CREATE TABLE ${beside} AS ${table}`);
  for (const { month, events } of months) {
    const parts = Math.min(Math.ceil(events / atOnce), LONGEST_MONTH);
    for (let part = 0; part < parts; part += 1) await run(statement.replace(table, beside), { month, parts, part });
    await run(`ALTER TABLE ${table} REPLACE PARTITION ${month} FROM ${beside}`);
  }
  await run(`DROP TABLE ${beside}`);
}
