import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { incomeDays, spendDays, transactions, users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { markPaid } from '../payments/settle-transaction.ts';
import { readCurrencyUnits } from './currency-units.ts';
import { lockAccounts, postTransfer } from './post-transfer.ts';

/** In milliseconds: 36 hours after it began in UTC, a day has ended in every time zone. */
export const DAY_COMPLETE_AFTER = 36 * 3_600_000;

/** The latest day that has ended in every time zone. */
export const lastCompleteDay = (now = new Date()): string =>
  new Date(now.getTime() - DAY_COMPLETE_AFTER).toISOString().slice(0, 10);

/** The daily sums of delivery, and whether they are taken from or added to a user's balance. */
const sources = {
  spend: { days: spendDays, counted: spendDays.spend, isTaken: true },
  income: { days: incomeDays, counted: incomeDays.income, isTaken: false },
} as const;

type Source = keyof typeof sources;

/**
 * Charges advertisers for the spend of their campaigns and credits webmasters with their share: one transaction per user and
 * day, and another for the difference when events come late. What exceeds the balance and the credit is charged once there
 * is money. Idempotent, also for concurrent runs; a run continues where a crashed one stopped.
 *
 * @returns the number of posted transactions
 */
export async function postDays(db: Db, now = new Date()): Promise<number> {
  const latest = lastCompleteDay(now);
  const unitOf = await readCurrencyUnits(db);
  let count = 0;
  for (const source of Object.keys(sources) as Source[])
    for (const { userId, day, currency } of await readDue(db, source, latest))
      if (await db.transaction((tx) => postDay(tx, source, { userId, day, unit: unitOf(currency) }))) count += 1;
  return count;
}

function readDue(db: Db, source: Source, latest: string) {
  const { days, counted } = sources[source];
  return db
    .select({ userId: days.userId, day: days.day, currency: users.currency })
    .from(days)
    .innerJoin(users, eq(users.id, days.userId))
    .where(and(ne(counted, days.posted), lte(days.day, latest)))
    .orderBy(asc(days.day), asc(days.userId));
}

/** @returns whether something was posted: there was an amount due, and money for it */
async function postDay(
  tx: Transaction,
  source: Source,
  { userId, day, unit }: { userId: number; day: string; unit: CurrencyUnit },
): Promise<boolean> {
  const { days, counted: column, isTaken } = sources[source];
  const ofDay = and(eq(days.userId, userId), eq(days.day, day));
  const signed = (amount: Money) => (isTaken ? amount.negated() : amount);
  const { counted } = expectRow(await tx.select({ counted: column }).from(days).where(ofDay).for('no key update'));
  const before = await postedFor(tx, source, { userId, day, unit });
  const due = signed(Money.of(counted, unit).rounded()).minus(before);
  const accounts = await lockAccounts(tx, userId, unit);
  const mostTaken = accounts.free.plus(accounts.creditLimit).negated();
  const isCovered = due.compare(mostTaken) >= 0;
  const amount = isCovered ? due : mostTaken;
  // fractions below the currency's precision count as posted: rounding differences are the platform's
  const posted = isCovered ? counted : signed(before.plus(amount)).toString();
  await tx.update(days).set({ posted }).where(ofDay);
  if (amount.sign === 0) return false;
  const [row] = await tx
    .insert(transactions)
    .values({
      userId,
      type: source,
      amount: amount.toString(),
      currency: unit.code,
      status: 'waiting',
      method: 'balance',
      coversDay: day,
    })
    .returning({ id: transactions.id });
  const { id: transactionId } = expectRow(row ? [row] : []);
  await postTransfer(tx, accounts, { transactionId, step: 'settle', from: 'revenue', to: 'balance', amount });
  await markPaid(tx, transactionId);
  return true;
}

/** The amount already posted for the day, signed from the view of the user's balance. */
async function postedFor(
  tx: Transaction,
  source: Source,
  { userId, day, unit }: { userId: number; day: string; unit: CurrencyUnit },
): Promise<Money> {
  const rows = await tx
    .select({ sum: sql<string>`coalesce(sum(${transactions.amount}), 0)::text` })
    .from(transactions)
    .where(and(eq(transactions.userId, userId), eq(transactions.coversDay, day), eq(transactions.type, source)));
  return Money.of(expectRow(rows).sum, unit);
}
