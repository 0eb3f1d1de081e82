import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { spendDays, users } from '../../platform/db/schema.ts';

interface Funds {
  userId: number;
  currency: CurrencyUnit;
  /** Excludes held amounts. */
  free: Money;
  creditLimit: Money;
}

/** The amount that can be paid out or taken: the free balance plus the credit limit, less unposted spend. */
export async function availableOf(db: Db, { userId, currency, free, creditLimit }: Funds): Promise<Money> {
  const [row] = await db
    .select({ unposted: sql<string>`coalesce(sum(${spendDays.spend} - ${spendDays.posted}), 0)::text` })
    .from(spendDays)
    .innerJoin(users, eq(users.id, spendDays.userId))
    // the daily spend is in the user's currency
    .where(and(eq(spendDays.userId, userId), eq(users.currency, currency.code)));
  return free.plus(creditLimit).minus(Money.of(row?.unposted ?? '0', currency));
}
