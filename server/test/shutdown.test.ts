import { afterEach, expect, it } from 'vitest';
import { ApiSession } from '../../scripts/lib/api-session.ts';
import { RealServer } from '../../scripts/lib/real-server.ts';
import { seedAccounts } from '../../scripts/lib/seed-accounts.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { groups } from '../src/platform/db/schema.ts';
import { createTestDatabase } from './test-database.ts';

let server: RealServer | undefined;
afterEach(() => server?.remove());

it('has responded to every saved row when a signal ends it', async () => {
  const databaseUrl = process.env.TEST_DATABASE_URL === undefined ? undefined : await createTestDatabase('');
  server = new RealServer({ DATABASE_URL: databaseUrl });
  await seedAccounts({ dataDir: server.dataDir, databaseUrl });
  await server.start();
  const session = await ApiSession.signIn(server.url, 'advertiser');
  const names = Array.from({ length: 60 }, (_, index) => `Group ${index}`);
  const first = Promise.withResolvers<void>();
  const saved = Promise.all(
    names.map(async (name) => {
      try {
        await session.post('groups', { name });
        first.resolve();
        return [name];
      } catch {
        return [];
      }
    }),
  );
  await first.promise;
  expect(await server.stop()).toBe(0);
  const answered = (await saved).flat();
  expect(answered.length).toBeGreaterThan(0);

  const { db, close } = await openDatabase({ dataDir: server.dataDir, databaseUrl });
  const rows = await db.select({ name: groups.name }).from(groups);
  await close();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(answered.toSorted());
}, 180_000);
