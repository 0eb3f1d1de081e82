import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { openDatabase } from './database.ts';
import { DirectoryInUseError } from './directory-lock.ts';
import { migrateDatabase } from './migrate.ts';
import { readRows } from './read-rows.ts';
import { users } from './schema.ts';

it('is migrated once, even by concurrent calls', async () => {
  const { database, databaseUrl } = await openTestDatabase();
  const second = databaseUrl ? await openDatabase({ databaseUrl, dataDir: '' }) : database;
  await Promise.all([migrateDatabase(database), migrateDatabase(second)]);
  const counted = await readRows<{ count: number; distinct: number }>(
    database.db,
    sql`select count(*)::int as count, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations`,
  );
  expect(counted[0]?.count).toBe(counted[0]?.distinct);
  if (second !== database) await second.close();
  await database.close();
});

it("uses UTC days, whatever PostgreSQL's time zone", async () => {
  const { database, databaseUrl } = await openTestDatabase();
  const name = databaseUrl && new URL(databaseUrl).pathname.slice(1);
  if (name) await database.db.execute(`alter database ${name} set timezone to 'Asia/Tokyo'`);
  const again = databaseUrl ? await openDatabase({ databaseUrl, dataDir: '' }) : database;
  const rows = await readRows<{ seconds: number }>(again.db, sql`select extract(timezone from now())::int as seconds`);
  expect(rows).toEqual([{ seconds: 0 }]);
  if (again !== database) await again.close();
  await database.close();
});

it.skipIf(process.env.TEST_DATABASE_URL)(
  "on disk keeps its data when closed, is its owner's alone, and refuses a second process",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'preroll-data-'));
    const first = await openDatabase({ dataDir });
    for (const path of await readdir(join(dataDir, 'database'), { recursive: true }))
      expect([path, (await stat(join(dataDir, 'database', path))).mode & 0o077]).toEqual([path, 0]);
    await migrateDatabase(first);
    await first.db.insert(users).values({ login: 'a@preroll.test', name: 'A', passwordHash: '' });
    await expect(openDatabase({ dataDir })).rejects.toThrow(DirectoryInUseError);
    await first.close();

    const again = await openDatabase({ dataDir });
    expect(await again.db.select({ login: users.login }).from(users)).toEqual([{ login: 'a@preroll.test' }]);
    await again.close();
    await rm(dataDir, { recursive: true });
  },
);
