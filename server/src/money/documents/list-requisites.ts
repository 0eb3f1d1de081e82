import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { transactions } from '../../platform/db/schema.ts';
import { requirePayer } from '../payments/payer.ts';

type Requisites = components['schemas']['Requisites'];

/** The number of recent payouts searched, and the maximum number of accounts returned. */
const MAX_PAYOUTS = 100;
const MAX_REQUISITES = 5;

/**
 * Lists the distinct bank accounts of a user's payouts that were neither rejected nor withdrawn, the latest first.
 * @throws ApiError 404 for a user outside the actor's scope, 422 for a missing one
 */
export async function listRequisites(db: Db, actor: Actor, userId: number | undefined): Promise<Requisites[]> {
  const { id } = await requirePayer(db, actor, userId);
  const rows = await db
    .select({ requisites: transactions.requisites })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, id),
        eq(transactions.type, 'withdrawal'),
        inArray(transactions.status, ['waiting', 'processing', 'paid']),
        isNotNull(transactions.requisites),
      ),
    )
    .orderBy(desc(transactions.date), desc(transactions.id))
    .limit(MAX_PAYOUTS);
  const byText = new Map<string, Requisites>();
  for (const { requisites } of rows) {
    if (requisites === null) continue;
    const { recipient, bank, bic, account } = requisites;
    byText.set(JSON.stringify([recipient, bank, bic, account]), { recipient, bank, bic, account });
  }
  return [...byText.values()].slice(0, MAX_REQUISITES);
}
