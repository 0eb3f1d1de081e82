import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClickHouseClient } from '@clickhouse/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChdbProcess, hasChdb, startChdb } from './chdb-process.ts';
import { connect, questionsOf } from './clickhouse-client.ts';
import { migrateEvents } from './migrate-events.ts';

const rollUps = ['events_by_campaign', 'events_by_site', 'events_by_advertiser'];

describe.skipIf(!hasChdb())('tables that are filled from the events that there are', () => {
  let directory: string;
  let store: ChdbProcess;
  let client: ClickHouseClient;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'preroll-migrations-'));
    store = await startChdb(directory);
    client = connect(store.address);
    await migrateEvents(client);
  });
  afterEach(async () => {
    await client.close();
    await store.stop();
    await rm(directory, { recursive: true });
  });

  const command = (query: string) => client.command({ query, clickhouse_settings: { mutations_sync: '1' } });
  const insert = (rows: Record<string, unknown>[], token: string) => questionsOf(client, true).insert(rows, token);
  const read = async (sql: string) =>
    (await questionsOf(client, true).read<Record<string, string>>({ sql, params: {} })).data;
  const forget = (migration: string) => command(`ALTER TABLE event_migrations DELETE WHERE name = '${migration}'`);
  /** As if the store was from before the table. */
  const removeTable = async (table: string) => {
    await command(`DROP TABLE IF EXISTS ${table}_view`);
    await command(`DROP TABLE IF EXISTS ${table}`);
  };
  const eventsOf = (ts: string) =>
    ['request', 'impression', 'click', 'quartile100', 'quartile75'].flatMap((kind) => [
      ...[1, 2, 3].map((campaign) => ({ ts, kind, campaign, count: 2 })),
      { ts, kind, campaign: 1, invalid: 'robot' },
    ]);
  const billed = async () => {
    const rows = await read(
      'SELECT toString(kind) AS kind, sum(count) AS count FROM billed_events GROUP BY kind ORDER BY kind',
    );
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
  };

  it('billed events are taken from those that there are, once, and from those that come', async () => {
    const rows = eventsOf(new Date().toISOString());
    await removeTable('billed_events');
    await insert(rows, 'before');
    await forget('0003_billed_events.sql');
    await migrateEvents(client);
    expect(await billed()).toEqual({ impression: 6, click: 6, quartile100: 6 });
    // as if it was interrupted at its end
    await forget('0003_billed_events.sql');
    await migrateEvents(client);
    expect(await billed()).toEqual({ impression: 6, click: 6, quartile100: 6 });
    await insert(rows, 'after');
    await insert(rows, 'after');
    expect(await billed()).toEqual({ impression: 12, click: 12, quartile100: 12 });
  });

  const contents = async (tables: readonly string[]) => {
    const found: Record<string, unknown> = {};
    for (const table of tables) {
      const sql = `SELECT name FROM system.columns WHERE database = currentDatabase() AND table = '${table}'`;
      const columns = (await read(sql)).map(({ name }) => name).join(', ');
      // rows of a roll-up are added up, whatever parts they lie in
      const final = rollUps.includes(table) ? ' FINAL' : '';
      found[table] = await read(`SELECT ${columns} FROM ${table}${final} ORDER BY ALL`);
    }
    return found;
  };

  it.for([
    { migration: '0002_roll_ups.sql', tables: rollUps, breaks: [7, 20] },
    { migration: '0003_billed_events.sql', tables: ['billed_events'], breaks: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  ])(
    'a filling that breaks off and is begun again has every row once: $migration',
    async ({ migration, tables, breaks }) => {
      const now = new Date();
      // odd and even days, because a month is filled in parts
      const moments = [0, 1].flatMap((months) =>
        [3, 4].map((day) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 7, 30))),
      );
      for (const [index, ts] of moments.entries())
        for (const token of ['first', 'second']) await insert(eventsOf(ts.toISOString()), `${token} ${index}`);
      const byViews = await contents(tables);
      for (const statements of breaks) {
        for (const table of tables) await removeTable(table);
        await forget(migration);
        // two parts a month
        await expect(migrateEvents(breakingAfter(client, statements), undefined, 40)).rejects.toThrow(
          'The connection broke',
        );
        await migrateEvents(client);
        expect(await contents(tables)).toEqual(byViews);
      }
    },
  );
});

/** A client whose connection breaks once the store has run so many statements. */
const breakingAfter = (client: ClickHouseClient, statements: number): ClickHouseClient => {
  let ran = 0;
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'command') return Reflect.get(target, name).bind(target);
      return async (parameters: Parameters<ClickHouseClient['command']>[0]) => {
        await target.command(parameters);
        ran += 1;
        if (ran === statements) throw new Error('The connection broke');
      };
    },
  });
};
