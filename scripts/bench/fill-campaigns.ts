import { defaultTerms } from '../../server/src/advertising/campaigns/default-terms.ts';
import { openDatabase } from '../../server/src/platform/db/database.ts';
import { campaigns, users } from '../../server/src/platform/db/schema.ts';
import { loginOf } from '../lib/accounts.ts';
import type { RealServer } from '../lib/real-server.ts';

/** Rows per statement; a database accepts at most 65,535 parameters. */
const BATCH_SIZE = 5000;

/**
 * Gives the demo advertiser many campaigns. Stops the server meanwhile, because an embedded database has a single user.
 */
export async function fillCampaigns(server: RealServer, count: number): Promise<void> {
  await server.stop();
  const { db, close } = await openDatabase({ dataDir: server.dataDir });
  const login = loginOf('advertiser');
  const people = await db.select({ id: users.id, login: users.login }).from(users);
  const owner = people.find((person) => person.login === login);
  if (!owner) throw new Error(`There is no ${login}`);
  const terms = await defaultTerms(db);
  const campaign = { ...terms, ownerId: owner.id, advertLink: 'https://shop.example/', updatedBy: owner.id };
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const length = Math.min(BATCH_SIZE, count - from);
    await db
      .insert(campaigns)
      .values(Array.from({ length }, (_, index) => ({ ...campaign, name: `Campaign ${from + index}` })));
  }
  await close();
  await server.start();
}
