import { removeOldRequests } from './advertising/reach/record-requests.ts';
import { removeOldEndedPages } from './delivery/limits/shared/ended-pages.ts';
import { removeOldOutcomes } from './delivery/outcomes/outcome-sums.ts';
import { removeOldForeignPages } from './delivery/traffic/foreign-pages.ts';
import { removeOldNotifications } from './identity/notifications/notifications.ts';
import type { Db } from './platform/db/database.ts';

/** Deletes the records of all modules that are only kept for some days. */
export async function removeOutdated(db: Db): Promise<void> {
  await removeOldNotifications(db);
  await removeOldRequests(db);
  await removeOldOutcomes(db);
  await removeOldForeignPages(db);
  await removeOldEndedPages(db);
}
