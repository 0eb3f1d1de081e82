import { and, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { invoices, transactions, users } from '../../platform/db/schema.ts';
import { requireRow } from '../../platform/records/require-row.ts';

const reverting = alias(transactions, 'reverting');
const creators = alias(users, 'creators');
const editors = alias(users, 'editors');

const visibleTransactions = (actor: Actor): SQL | undefined => ownedWithin(actor, transactions.userId);

/** Selects transactions with related data; narrow it with `where`. */
export const selectTransactions = (db: Db) =>
  db
    .select({
      transaction: transactions,
      userName: users.name,
      invoiceId: invoices.id,
      invoiceNumber: invoices.number,
      revertedById: reverting.id,
      createdByName: creators.name,
    })
    .from(transactions)
    .innerJoin(users, eq(users.id, transactions.userId))
    .leftJoin(invoices, eq(invoices.transactionId, transactions.id))
    .leftJoin(reverting, eq(reverting.revertsId, transactions.id))
    .leftJoin(creators, eq(creators.id, transactions.createdBy));

export type FoundTransaction = Awaited<ReturnType<typeof selectTransactions>>[number];

/** @throws ApiError 404 for a transaction outside the actor's scope */
export async function findTransaction(db: Db, actor: Actor, transactionId: number): Promise<FoundTransaction> {
  return requireRow(
    await selectTransactions(db).where(and(visibleTransactions(actor), eq(transactions.id, transactionId))),
  );
}

/**
 * Reads a transaction and locks it until the database transaction ends.
 * @throws ApiError 404 for a transaction outside the actor's scope
 */
export async function lockTransaction(tx: Transaction, actor: Actor, transactionId: number) {
  const rows = await tx
    .select({ transaction: transactions, updatedByName: editors.name })
    .from(transactions)
    .leftJoin(editors, eq(editors.id, transactions.updatedBy))
    .where(and(visibleTransactions(actor), eq(transactions.id, transactionId)))
    .for('no key update', { of: transactions });
  const { transaction, updatedByName } = requireRow(rows);
  const isReverted = (await tx.$count(transactions, eq(transactions.revertsId, transactionId))) > 0;
  return { ...transaction, updatedByName: updatedByName ?? 'Somebody', isReverted };
}
