import { createRandom } from '../advertising/reach/random.ts';
import type { Transaction } from '../platform/db/database.ts';
import { formats, placements, sites } from '../platform/db/schema.ts';
import { expectRow } from '../platform/records/expect-row.ts';
import { demoPlacements } from './content/placements.ts';
import { demoCalendar } from './demo-calendar.ts';

/** Writes the placements of the demo's sites, which must exist already. */
export async function writeDemoPlacements(tx: Transaction, now: Date): Promise<void> {
  const calendar = demoCalendar('Europe/Moscow', now);
  const random = createRandom(3);
  const siteRows = await tx.select({ id: sites.id, ownerId: sites.ownerId, domain: sites.domain }).from(sites);
  const formatRows = await tx.select({ id: formats.id, code: formats.code }).from(formats);
  const rows = demoPlacements.map(({ site, format, created, quiet, ...values }) => {
    const { id: siteId, ownerId } = expectRow(siteRows.filter(({ domain }) => domain === site));
    const { id: formatId } = expectRow(formatRows.filter(({ code }) => code === format));
    const createdAt = calendar.workingTime(created, random);
    const lastRequestAt = new Date(now.getTime() - quiet * 60_000);
    return { ...values, siteId, formatId, lastRequestAt, createdAt, updatedAt: createdAt, updatedBy: ownerId };
  });
  await tx.insert(placements).values(rows);
}
