/**
 * `npm run admin -- you@example.com`: creates the first admin of an empty platform and prints the link to set the
 * password. An embedded database must not be in use.
 */

import { inviteFirstAdmin } from '../server/src/identity/users/first-admin.ts';
import { isAddress, readConfig } from '../server/src/platform/config/config.ts';
import { openDatabase } from '../server/src/platform/db/database.ts';
import { DirectoryInUseError } from '../server/src/platform/db/directory-lock.ts';
import { migrateDatabase } from '../server/src/platform/db/migrate.ts';
import { applicationUrl } from '../server/src/platform/mail/application-url.ts';

const login = process.argv[2] ?? '';
if (!isAddress(login)) {
  console.error('Usage: npm run admin -- you@example.com');
  process.exit(1);
}

const config = readConfig(process.env);
const database = await openDatabase(config).catch((error) => {
  if (!(error instanceof DirectoryInUseError)) throw error;
  console.error(error.message);
  process.exit(1);
});
await migrateDatabase(database);
const made = await inviteFirstAdmin(database.db, login);
await database.close();
if ('admin' in made) {
  console.error(`There is an admin already, ${made.admin}: admins invite others under Users.`);
  process.exit(1);
}
console.log(`${made.login} is an admin. Choose the password at this link; it works once, within seven days:`);
console.log(applicationUrl(config, `recover/${made.key}`));
