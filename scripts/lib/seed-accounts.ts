import { hashPassword } from '../../server/src/auth/passwords.ts';
import { openDatabase } from '../../server/src/db/database.ts';
import { migrateDatabase } from '../../server/src/db/migrate.ts';
import { users } from '../../server/src/db/schema.ts';
import { demoAccounts } from '../../server/src/demo/demo-accounts.ts';
import { type Account, loginOf, PASSWORD } from './accounts.ts';

/** Puts the demo content's accounts into an empty PostgreSQL, where the server never makes them by itself. */
export async function seedAccounts(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await migrateDatabase(database);
  const passwordHash = await hashPassword(PASSWORD);
  const row = (account: Account, managerId?: number) => ({
    ...demoAccounts[account],
    login: loginOf(account),
    passwordHash,
    managerId,
  });
  const [manager] = await database.db.insert(users).values(row('manager')).returning({ id: users.id });
  const others = [row('admin'), row('advertiser', manager?.id), row('webmaster'), row('multi')];
  await database.db.insert(users).values(others);
  await database.close();
}
