import { demoAccounts } from '../../server/src/demo/demo-accounts.ts';
import { demoSources } from '../../server/src/demo/demo-sources.ts';
import { hashPassword } from '../../server/src/identity/auth/passwords.ts';
import type { Config } from '../../server/src/platform/config/config.ts';
import { type Database, openDatabase } from '../../server/src/platform/db/database.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { ledgerAccounts, ordSources, users } from '../../server/src/platform/db/schema.ts';
import { type Account, loginOf, PASSWORD } from './accounts.ts';

/**
 * Writes the accounts and sources of the demo content to an empty database: to a PostgreSQL, which the server never
 * seeds, or to an embedded one, which then gets no other demo content.
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
  await giveCredit(database.db);
  await database.db.insert(ordSources).values(demoSources);
  await database.close();
}

/** Gives credit to all users, because campaigns of users without money don't serve. */
async function giveCredit(db: Database['db']): Promise<void> {
  const rows = await db.select({ id: users.id }).from(users);
  await db
    .insert(ledgerAccounts)
    .values(rows.map(({ id }) => ({ ownerId: id, kind: 'balance' as const, currency: 'RUB', creditLimit: '1000000' })));
}
