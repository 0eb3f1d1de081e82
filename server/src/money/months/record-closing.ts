import type { Transaction } from '../../platform/db/database.ts';
import { closedDays, closedMonths } from '../../platform/db/schema.ts';

/** The first day of a month, by which the database knows it. */
export const firstDayOf = (month: string): string => `${month}-01`;

/** The moment (UTC) at which a month is over. */
export function endOfMonth(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1));
}

/**
 * Ends the postings of a month (`2026-10`), and keeps what each of its days has had.
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
  // somebody else has just closed it
  if (closing === undefined) return false;
  const end = endOfMonth(month);
  for (const day = new Date(firstDayOf(month)); day < end; day.setUTCDate(day.getUTCDate() + 1))
    await tx.insert(closedDays).values({ day: day.toISOString().slice(0, 10), month: firstDayOf(month) });
  return true;
}
