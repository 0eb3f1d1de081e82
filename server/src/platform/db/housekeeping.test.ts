import { afterEach, expect, it } from 'vitest';
import { openInMemory } from './database.ts';
import { runHousekeeping } from './housekeeping.ts';

const database = await openInMemory();

afterEach(() => database.close());

it('updates the statistics of the embedded database', async () => {
  await database.lite.exec('create table things as select generate_series(1, 1000) as id');
  await runHousekeeping(database, async () => {});
  const { rows } = await database.lite.query(`select reltuples from pg_class where relname = 'things'`);
  expect(rows).toEqual([{ reltuples: 1000 }]);
});
