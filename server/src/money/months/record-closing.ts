import type { Transaction } from '../../platform/db/database.ts';
import { closedDays, closedMonths } from '../../platform/db/schema.ts';

/** The first day of a month, which identifies it in the database. */
export const firstDayOf = (month: string): string => `${month}-01`;

/** The time (UTC) at which a month ends. */
export function endOfMonth(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1));
}

/**
 * Closes a month (`2026-10`) for postings, and stores the totals of each of its days.
 * @returns whether it was open
 */
export async function recordClosing(
  tx: Transaction,
  month: string,
  by: Pick<typeof closedMonths.$inferInsert, 'closedBy' | 'createdAt'>,
): Promise<boolean> {
  const [closing] = await tx
    .insert(closedMonths)
    .values({ month: firstDayOf(month), ...by })
    .onConflictDoNothing()
    .returning();
  // another request has closed it concurrently
  if (closing === undefined) return false;
  const end = endOfMonth(month);
  for (const day = new Date(firstDayOf(month)); day < end; day.setUTCDate(day.getUTCDate() + 1))
    await tx.insert(closedDays).values({ day: day.toISOString().slice(0, 10), month: firstDayOf(month) });
  return true;
}
