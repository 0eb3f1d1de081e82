import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { spendDays, users } from '../../platform/db/schema.ts';

/** What a user has in a currency. */
interface Funds {
  userId: number;
  currency: CurrencyUnit;
  /** Without what is held. */
  free: Money;
  creditLimit: Money;
}

/** What can be paid out or taken: what is free with the credit, less what is spent and not posted yet. */
export async function availableOf(db: Db, { userId, currency, free, creditLimit }: Funds): Promise<Money> {
  const [row] = await db
    .select({ unposted: sql<string>`coalesce(sum(${spendDays.spend} - ${spendDays.posted}), 0)::text` })
    .from(spendDays)
    .innerJoin(users, eq(users.id, spendDays.userId))
    // days of spend are in the user's currency
    .where(and(eq(spendDays.userId, userId), eq(users.currency, currency.code)));
  return free.plus(creditLimit).minus(Money.of(row?.unposted ?? '0', currency));
}
