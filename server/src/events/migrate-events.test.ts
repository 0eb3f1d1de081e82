import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasChdb, startChdb } from './chdb-process.ts';
import { connect, questionsOf } from './clickhouse-client.ts';
import { migrateEvents } from './migrate-events.ts';

it.skipIf(!hasChdb())('billed events are taken from those that there are, once, and from those that come', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'preroll-migrations-'));
  const store = await startChdb(directory);
  const client = connect(store.address);
  const { insert, read } = questionsOf(client, true);
  const sums = async () => {
    const sql = 'SELECT toString(kind) AS kind, sum(count) AS count FROM billed_events GROUP BY kind ORDER BY kind';
    const { data } = await read<{ kind: string; count: string }>({ sql, params: {} });
    return Object.fromEntries(data.map(({ kind, count }) => [kind, Number(count)]));
  };
  const ts = new Date().toISOString();
  const rows = ['request', 'impression', 'click', 'quartile100', 'quartile75'].flatMap((kind) => [
    ...[1, 2, 3].map((campaign) => ({ ts, kind, campaign, count: 2 })),
    { ts, kind, campaign: 1, invalid: 'robot' },
  ]);
  const command = (query: string) => client.command({ query, clickhouse_settings: { mutations_sync: '1' } });
  const repeat = async () => {
    await command(`ALTER TABLE event_migrations DELETE WHERE name = '0003_billed_events.sql'`);
    await migrateEvents(client);
  };
  try {
    await migrateEvents(client);
    await command('DROP TABLE billed_events_view');
    await command('DROP TABLE billed_events');
    await insert(rows, 'before');
    await repeat();
    expect(await sums()).toEqual({ impression: 6, click: 6, quartile100: 6 });
    // as if it was interrupted at its end
    await repeat();
    expect(await sums()).toEqual({ impression: 6, click: 6, quartile100: 6 });
    await insert(rows, 'after');
    await insert(rows, 'after');
    expect(await sums()).toEqual({ impression: 12, click: 12, quartile100: 12 });
  } finally {
    await client.close();
    await store.stop();
    await rm(directory, { recursive: true });
  }
});
