import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { hasFinances } from '@preroll/rules/finance/transaction';
import { addDays } from '@preroll/rules/time/days';
import { and, arrayContains, eq, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { notFound } from '../../platform/contract/api-error.ts';
import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  currencies,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
  spendDays,
  users,
} from '../../platform/db/schema.ts';

type Balance = components['schemas']['Balance'];
type BalancesQuery = NonNullable<operations['listBalances']['parameters']['query']>;

const HISTORY_DAYS = 30;
const AVERAGE_DAYS = 7;
/** The largest number of days that the contract can state. */
const MAX_DAYS = 36_500;

/**
 * Sums up the balances of the users in the actor's scope, by currency.
 * @throws ApiError 404 for a user outside the scope
 */
export async function readBalances(db: Db, actor: Actor, { user_id: userId, side }: BalancesQuery): Promise<Balance[]> {
  const seen = and(
    ownedWithin(actor, users.id),
    userId === undefined ? undefined : eq(users.id, userId),
    side && onSide(side),
  );
  const own = await readOwnCurrency(db, actor, userId);
  const today = new Date().toISOString().slice(0, 10);
  // sequential, so that a call uses only one connection
  const sums = await sumAccounts(db, seen);
  const spent = await sumSpend(db, seen, today);
  const moves = await sumMoves(db, seen, today);
  const units = await db.select().from(currencies).orderBy(currencies.id);
  const codes = [...new Set([...(own === null ? [] : [own]), ...sums.map(({ currency }) => currency)])];
  return codes.map((code) => {
    const known = units.findLast((unit) => unit.code === code);
    const unit = { code, precision: known?.precision ?? 2 };
    const of = (amount: string | undefined) => Money.of(amount ?? '0', unit);
    const sum = sums.find(({ currency }) => currency === code);
    const [free, held, creditLimit] = [of(sum?.free), of(sum?.held), of(sum?.creditLimit)];
    const spend = spent.find(({ currency }) => currency === code);
    const unposted = of(spend?.unposted);
    const available = free.plus(creditLimit).minus(unposted);
    const perDay = of(spend?.perDay).rounded();
    const balance = free.plus(held);
    return {
      currency: code,
      precision: unit.precision,
      balance: balance.toString(),
      held: held.toString(),
      free: free.toString(),
      credit_limit: creditLimit.toString(),
      unposted: unposted.toString(),
      available: available.toString(),
      per_day: perDay.toString(),
      days_left: daysLeft(available, perDay),
      min_withdrawal: of(known?.minWithdrawal).toString(),
      large_deposit: of(known?.largeDeposit).toString(),
      days: historyOf(
        balance,
        moves.filter(({ currency }) => currency === code),
        { today, unit },
      ),
    };
  });
}

/** Limits a query to users who earn money (webmasters), or to all others. Each user is on one side only. */
function onSide(side: NonNullable<BalancesQuery['side']>): SQL {
  const earns = arrayContains(users.supportPanels, ['webmaster']);
  const spends = arrayContains(users.supportPanels, ['advertiser']);
  const isWebmaster = sql`(${earns} and ${not(spends)})`;
  return side === 'webmaster' ? isWebmaster : not(isWebmaster);
}

/** The currency of the single requested user; null for several users, and for one without a balance. */
async function readOwnCurrency(db: Db, actor: Actor, userId: number | undefined): Promise<string | null> {
  const isOwn = actor.cabinet === 'advertiser' || actor.cabinet === 'webmaster';
  if (userId === undefined && !isOwn) return null;
  const wanted = and(eq(users.id, userId ?? actor.user.id), ownedWithin(actor, users.id), ne(users.status, 'deleted'));
  const [user] = await db.select({ currency: users.currency, panels: users.supportPanels }).from(users).where(wanted);
  if (user === undefined) throw notFound();
  return hasFinances(user.panels) ? user.currency : null;
}

const sumAccounts = (db: Db, seen: SQL | undefined) => {
  const sumOf = (kind: string) =>
    sql<string>`coalesce(sum(${ledgerAccounts.balance}) filter (where ${ledgerAccounts.kind} = ${kind}), 0)::text`;
  return db
    .select({
      currency: ledgerAccounts.currency,
      free: sumOf('balance'),
      held: sumOf('held'),
      creditLimit: sql<string>`sum(${ledgerAccounts.creditLimit})::text`,
    })
    .from(ledgerAccounts)
    .innerJoin(users, eq(users.id, ledgerAccounts.ownerId))
    .where(seen)
    .groupBy(ledgerAccounts.currency)
    .orderBy(ledgerAccounts.currency);
};

/** The unposted spend, and the average of the recent days with spend. */
const sumSpend = (db: Db, seen: SQL | undefined, today: string) => {
  const isRecent = sql`${spendDays.day} >= ${addDays(today, -AVERAGE_DAYS)} and ${spendDays.day} < ${today} and ${spendDays.spend} > 0`;
  return db
    .select({
      currency: users.currency,
      unposted: sql<string>`coalesce(sum(${spendDays.spend} - ${spendDays.posted}), 0)::text`,
      perDay: sql<string>`coalesce(sum(${spendDays.spend}) filter (where ${isRecent}) / nullif(count(distinct ${spendDays.day}) filter (where ${isRecent}), 0), 0)::numeric(20, 6)::text`,
    })
    .from(spendDays)
    .innerJoin(users, eq(users.id, spendDays.userId))
    .where(
      and(
        seen,
        sql`(${spendDays.spend} <> ${spendDays.posted} or ${spendDays.day} >= ${addDays(today, -AVERAGE_DAYS)})`,
      ),
    )
    .groupBy(users.currency);
};

const sumMoves = (db: Db, seen: SQL | undefined, today: string) =>
  db
    .select({
      currency: ledgerAccounts.currency,
      day: ledgerTransfers.day,
      amount: sql<string>`sum(${ledgerEntries.amount})::text`,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(users, eq(users.id, ledgerAccounts.ownerId))
    .where(and(seen, isNotNull(ledgerAccounts.ownerId), sql`${ledgerTransfers.day} > ${addDays(today, -HISTORY_DAYS)}`))
    .groupBy(ledgerAccounts.currency, ledgerTransfers.day);

/** Computes the history backwards from today's balance, day by day. */
function historyOf(
  balance: Money,
  moves: { day: string; amount: string }[],
  { today, unit }: { today: string; unit: CurrencyUnit },
): Balance['days'] {
  const amounts = new Map(moves.map(({ day, amount }) => [day, Money.of(amount, unit)]));
  const days: Balance['days'] = [];
  let left = balance;
  for (let back = 0; back < HISTORY_DAYS; back += 1) {
    const day = addDays(today, -back);
    days.unshift({ day, balance: left.toString() });
    const moved = amounts.get(day);
    if (moved) left = left.minus(moved);
  }
  return days;
}

/** The whole days that an amount lasts at the displayed daily rate; null if nothing is spent. */
export function daysLeft(available: Money, perDay: Money): number | null {
  const rate = perDay.rounded();
  if (rate.sign <= 0) return null;
  return available.sign <= 0 ? 0 : Math.min(available.dividedBy(rate), MAX_DAYS);
}
