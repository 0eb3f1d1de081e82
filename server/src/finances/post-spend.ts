import { type CurrencyUnit, Money } from '@preroll/rules/money';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/database.ts';
import { spendDays, transactions, users } from '../db/schema.ts';
import { expectRow } from '../records/expect-row.ts';
import { readCurrencyUnits } from './currency-units.ts';
import { lockAccounts, postTransfer } from './post-transfer.ts';
import { markPaid } from './settle-transaction.ts';

/** So long after it has begun in UTC, a day is over in every time zone. */
export const OVER_EVERYWHERE = 36 * 3_600_000;

/**
 * Charges advertisers for what their campaigns have spent: one transaction per user and day, and one more for the
 * difference when events come late. What exceeds the balance and the credit is charged once there is money. Running it
 * twice, or twice at once, charges nothing twice.
 *
 * @returns how many transactions were posted
 */
export async function postSpend(db: Db, now = new Date()): Promise<number> {
  const latest = new Date(now.getTime() - OVER_EVERYWHERE).toISOString().slice(0, 10);
  const due = await db
    .select({ userId: spendDays.userId, day: spendDays.day, currency: users.currency })
    .from(spendDays)
    .innerJoin(users, eq(users.id, spendDays.userId))
    .where(and(ne(spendDays.spend, spendDays.posted), lte(spendDays.day, latest)))
    .orderBy(asc(spendDays.day), asc(spendDays.userId));
  const unitOf = await readCurrencyUnits(db);
  let count = 0;
  for (const { userId, day, currency } of due)
    if (await db.transaction((tx) => postDay(tx, { userId, day, unit: unitOf(currency) }))) count += 1;
  return count;
}

/** @returns whether there was something to charge, and money for it */
async function postDay(
  tx: Transaction,
  { userId, day, unit }: { userId: number; day: string; unit: CurrencyUnit },
): Promise<boolean> {
  const ofDay = and(eq(spendDays.userId, userId), eq(spendDays.day, day));
  const { spend } = expectRow(await tx.select().from(spendDays).where(ofDay).for('no key update'));
  const charged = await chargedFor(tx, userId, day, unit);
  const due = Money.of(spend, unit).rounded().minus(charged);
  const accounts = await lockAccounts(tx, userId, unit);
  const available = accounts.free.plus(accounts.creditLimit);
  const isCovered = due.compare(available) <= 0;
  const part = isCovered ? due : available;
  // a fraction below the currency's decimal places counts as posted: rounding is the platform's
  const posted = isCovered ? spend : charged.plus(part).toString();
  await tx.update(spendDays).set({ posted }).where(ofDay);
  if (part.sign === 0) return false;
  const amount = part.negated();
  const [row] = await tx
    .insert(transactions)
    .values({
      userId,
      type: 'spend',
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

async function chargedFor(tx: Transaction, userId: number, day: string, unit: CurrencyUnit): Promise<Money> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(-sum(${transactions.amount}), 0)::text` })
    .from(transactions)
    .where(and(eq(transactions.userId, userId), eq(transactions.coversDay, day), eq(transactions.type, 'spend')));
  return Money.of(row?.sum ?? '0', unit);
}
