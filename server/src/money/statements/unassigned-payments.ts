import { Money } from '@preroll/rules/finance/money';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { requireAdmin } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { refused } from '../../platform/contract/api-error.ts';
import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { invoices, transactions, unassignedPayments, users } from '../../platform/db/schema.ts';
import { listOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { readCurrencyUnits } from '../ledger/currency-units.ts';
import { amountText } from '../payments/transaction-body.ts';
import type { StatementEntry } from './statement-line.ts';

type Payment = components['schemas']['UnassignedPayment'];
type Row = typeof unassignedPayments.$inferSelect;

const MAX_SUGGESTIONS = 5;

export interface NewUnassignedPayment {
  fingerprint: string;
  entry: StatementEntry;
  reason: string;
}

/** Stores payments of a statement that paid no deposit. Payments that are already stored stay unchanged. */
export async function saveUnassigned(db: Db, actor: Actor, payments: readonly NewUnassignedPayment[]): Promise<void> {
  if (payments.length === 0) return;
  await db
    .insert(unassignedPayments)
    .values(
      payments.map(({ fingerprint, entry, reason }) => ({
        ...entry,
        ...{ fingerprint, reason, importedBy: actor.user.id },
      })),
    )
    .onConflictDoNothing({ target: unassignedPayments.fingerprint });
}

/** The stored payments that are already decided, by their fingerprints. */
export async function readDecidedPayments(db: Db, fingerprints: string[]): Promise<Map<string, Row>> {
  const rows = await db
    .select()
    .from(unassignedPayments)
    .where(and(inArray(unassignedPayments.fingerprint, fingerprints), ne(unassignedPayments.state, 'open')));
  return new Map(rows.map((row) => [row.fingerprint, row]));
}

const columns = { date: unassignedPayments.date, decided_at: unassignedPayments.decidedAt };

const importers = alias(users, 'importers');
const deciders = alias(users, 'deciders');

/**
 * Lists one page of the payments in a state, and their total number: open ones oldest first, decided ones newest first.
 * @throws ApiError 403
 */
export async function listUnassignedPayments(
  db: Db,
  { viewer, query }: Call<operations['listUnassignedPayments']>,
): Promise<components['schemas']['UnassignedPaymentList']> {
  requireAdmin(viewer);
  const { state = 'open' } = query;
  const list = {
    matching: eq(unassignedPayments.state, state),
    order: listOrder(state === 'open' ? 'date' : '-decided_at', columns, unassignedPayments.id),
    page: query,
  };
  const { rows, ...page } = await readPage(
    db,
    list,
    (isOnPage) =>
      db
        .select({ payment: unassignedPayments, importedByName: importers.name, decidedByName: deciders.name })
        .from(unassignedPayments)
        .innerJoin(importers, eq(importers.id, unassignedPayments.importedBy))
        .leftJoin(deciders, eq(deciders.id, unassignedPayments.decidedBy))
        .where(isOnPage),
    ({ payment }) => payment.id,
  );
  const unitOf = await readCurrencyUnits(db);
  const waiting = state === 'open' ? await readWaiting(db, rows) : [];
  const items = rows.map(({ payment, importedByName, decidedByName }): Payment => {
    const unit = unitOf(payment.currency);
    const amount = Money.of(payment.amount, unit);
    return {
      id: payment.id,
      date: payment.date,
      payer: payment.payer,
      reference: payment.reference,
      purpose: payment.purpose,
      amount: amountText(payment.amount, unit),
      currency: payment.currency,
      precision: unit.precision,
      reason: payment.reason,
      state: payment.state,
      imported_by_name: importedByName,
      imported_at: payment.createdAt.toISOString(),
      decided_by_name: decidedByName,
      decided_at: payment.decidedAt?.toISOString() ?? null,
      comment: payment.comment,
      transaction_id: payment.transactionId,
      suggestions: waiting
        .filter(
          (deposit) => deposit.currency === payment.currency && Money.of(deposit.amount, unit).compare(amount) === 0,
        )
        .slice(0, MAX_SUGGESTIONS)
        .map(({ transaction_id, invoice_number, user_name }) => ({ transaction_id, invoice_number, user_name })),
    };
  });
  return { items, ...page };
}

const readWaiting = (db: Db, rows: { payment: Row }[]) =>
  db
    .select({
      transaction_id: transactions.id,
      invoice_number: invoices.number,
      user_name: users.name,
      amount: transactions.amount,
      currency: transactions.currency,
    })
    .from(transactions)
    .innerJoin(users, eq(users.id, transactions.userId))
    .leftJoin(invoices, eq(invoices.transactionId, transactions.id))
    .where(
      and(
        eq(transactions.type, 'deposit'),
        eq(transactions.status, 'waiting'),
        inArray(
          transactions.amount,
          rows.map(({ payment }) => payment.amount),
        ),
      ),
    )
    .orderBy(asc(transactions.id));

/**
 * Reads and locks an undecided payment until the database transaction ends.
 * @throws ApiError 403, 404, 400 for a payment that is already decided
 */
export async function lockUndecided(tx: Transaction, actor: Actor, id: number): Promise<Row> {
  requireAdmin(actor);
  const row = await lockPayment(tx, id);
  if (row.state !== 'open') throw refused(`This payment is ${row.state} already`);
  return row;
}

const lockPayment = async (tx: Transaction, id: number): Promise<Row> =>
  requireRow(await tx.select().from(unassignedPayments).where(eq(unassignedPayments.id, id)).for('update'));

/** Records the decision on a payment, and who made it. */
export async function recordDecision(
  tx: Transaction,
  actor: Actor,
  fingerprint: string,
  decision: Pick<Row, 'state'> & Partial<Pick<Row, 'transactionId' | 'comment'>>,
): Promise<void> {
  await tx
    .update(unassignedPayments)
    .set({ ...decision, decidedBy: actor.user.id, decidedAt: new Date() })
    .where(eq(unassignedPayments.fingerprint, fingerprint));
}

/**
 * Dismisses a payment that belongs to no client, without crediting it.
 * @throws ApiError 403, 404, 400 for a payment that is already decided
 */
export const dismissPayment = (db: Db, actor: Actor, id: number, comment: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { fingerprint } = await lockUndecided(tx, actor, id);
    await recordDecision(tx, actor, fingerprint, { state: 'dismissed', comment });
  });

/**
 * Reopens a dismissed payment. An open one stays unchanged.
 * @throws ApiError 403, 404, 400 for one that has paid a deposit
 */
export const restorePayment = (db: Db, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    requireAdmin(actor);
    const { fingerprint, state } = await lockPayment(tx, id);
    if (state === 'assigned') throw refused('This payment has paid a deposit');
    await recordDecision(tx, actor, fingerprint, { state: 'open', comment: '' });
  });
