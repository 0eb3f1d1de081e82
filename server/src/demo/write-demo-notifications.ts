import { Money } from '@preroll/rules/finance/money';
import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { writeReason } from '../inventory/sites/notify-site-owner.ts';
import { readCurrencyUnits } from '../money/ledger/currency-units.ts';
import type { Transaction } from '../platform/db/database.ts';
import { adverts, campaigns, invoices, notifications, sites, transactions } from '../platform/db/schema.ts';

type Row = Omit<typeof notifications.$inferInsert, 'id' | 'createdAt' | 'readAt'> & { createdAt: Date };

/** Older notifications would be deleted anyway. */
const RETENTION_DAYS = 90;
/** The number of unread notifications per account, the newest ones. */
const UNREAD_COUNT = 2;
const DAY = 24 * 60 * 60 * 1000;

/** Writes notifications about the accounts' adverts, sites and payments. */
export async function writeDemoNotifications(tx: Transaction, now: Date): Promise<void> {
  const all = [...(await ofAdverts(tx)), ...(await ofSites(tx)), ...(await ofPayments(tx))]
    .filter(({ createdAt }) => createdAt <= now && Number(now) - Number(createdAt) < RETENTION_DAYS * DAY)
    .toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt));
  const later = new Map<number, number>();
  const rows = all.toReversed().map((row) => {
    const newer = later.get(row.userId) ?? 0;
    later.set(row.userId, newer + 1);
    return {
      ...row,
      readAt: newer < UNREAD_COUNT ? null : new Date(Math.min(Number(row.createdAt) + DAY, Number(now))),
    };
  });
  // the list is in order of insertion
  await tx.insert(notifications).values(rows.toReversed());
}

async function ofAdverts(tx: Transaction): Promise<Row[]> {
  const decided = await tx
    .select({ advert: adverts, userId: campaigns.ownerId })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(and(ne(adverts.status, 'deleted'), or(ne(adverts.status, 'moderate'), isNotNull(adverts.returnedAt))));
  return decided.map(({ advert: { id, name, ban, returnReason, updatedAt }, userId }) => {
    const reason = returnReason ?? ban;
    const kind = returnReason !== null ? 'advert_returned' : ban === null ? 'advert_approved' : 'advert_banned';
    const data = { name, ...(reason !== null && { reason }) };
    return { userId, kind, objectType: 'advert', objectId: id, data, createdAt: updatedAt };
  });
}

async function ofSites(tx: Transaction): Promise<Row[]> {
  const reviewed = await tx
    .select()
    .from(sites)
    .where(or(isNotNull(sites.approvedAt), isNotNull(sites.rejectReason)));
  return reviewed.map(({ id, ownerId: userId, domainUnicode: name, status, rejectReason, approvedAt, updatedAt }) => {
    const about = { userId, objectType: 'site' as const, objectId: id };
    if (rejectReason === null)
      return { ...about, kind: 'site_approved', data: { name }, createdAt: approvedAt ?? updatedAt };
    const kind = status === 'ban' ? 'site_banned' : status === 'lock' ? 'site_locked' : 'site_returned';
    return { ...about, kind, data: { name, reason: writeReason(rejectReason) }, createdAt: updatedAt };
  });
}

async function ofPayments(tx: Transaction): Promise<Row[]> {
  const settled = await tx
    .select({ payment: transactions, invoiceNumber: invoices.number })
    .from(transactions)
    .leftJoin(invoices, and(eq(invoices.transactionId, transactions.id), eq(invoices.kind, 'invoice')))
    .where(
      or(
        and(eq(transactions.type, 'deposit'), eq(transactions.status, 'paid')),
        and(eq(transactions.type, 'withdrawal'), inArray(transactions.status, ['paid', 'rejected'])),
      ),
    );
  const unitOf = await readCurrencyUnits(tx);
  return settled.map(({ payment, invoiceNumber }) => {
    const { id, userId, type, status, amount, currency, rejectReason, updatedAt } = payment;
    const unit = unitOf(currency);
    const isRejected = status === 'rejected';
    const kind = type === 'deposit' ? 'payment_received' : isRejected ? 'payout_rejected' : 'payout_paid';
    const data = {
      amount: Money.of(amount.replace('-', ''), unit).toString(),
      currency,
      precision: unit.precision,
      ...(invoiceNumber !== null && { name: invoiceNumber }),
      ...(isRejected && { reason: rejectReason }),
    };
    return { userId, kind, objectType: 'transaction', objectId: id, data, createdAt: updatedAt };
  });
}
