import { hashPassword } from '../../server/src/auth/passwords.ts';
import type { Config } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/db/database.ts';
import { migrateDatabase } from '../../server/src/db/migrate.ts';
import { ordSources, users } from '../../server/src/db/schema.ts';
import { demoAccounts } from '../../server/src/demo/demo-accounts.ts';
import { demoSources } from '../../server/src/demo/demo-sources.ts';
import { type Account, loginOf, PASSWORD } from './accounts.ts';

/**
 * Puts the demo content's accounts and sources into an empty database: a PostgreSQL, where the server never makes them by
 * itself, or an embedded one, which then gets nothing else of the demo content.
 */
export async function seedAccounts({ dataDir = '', databaseUrl }: Partial<Config>): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir });
  await migrateDatabase(database);
  const passwordHash = await hashPassword(PASSWORD);
  const row = (account: Account, managerId?: number) => ({
    ...demoAccounts[account],
    login: loginOf(account),
    passwordHash,
    managerId,
  });
  const [manager] = await database.db.insert(users).values(row('manager')).returning({ id: users.id });
  const others = [
    row('admin'),
    row('advertiser', manager?.id),
    row('advertiser2', manager?.id),
    row('webmaster'),
    row('webmaster2'),
    row('multi'),
  ];
  await database.db.insert(users).values(others);
  await database.db.insert(ordSources).values(demoSources);
  await database.close();
}
