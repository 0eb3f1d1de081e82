import { Money, validateAmount } from '@preroll/rules/finance/money';
import { eq } from 'drizzle-orm';
import { requireAdmin } from '../../platform/access/require-admin.ts';
import { changedFields, writeChanges } from '../../platform/changes/write-changes.ts';
import { invalid, refused } from '../../platform/contract/api-error.ts';
import type { operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { ledgerAccounts } from '../../platform/db/schema.ts';
import { formatAmount } from '../documents/amount-format.ts';
import { refuseForeignCurrency, refuseWithoutFinances, requirePayer } from '../payments/payer.ts';
import { requireCurrencyUnit } from './currency-units.ts';
import { lockAccounts } from './post-transfer.ts';

/**
 * Sets how far a user's free balance may fall below 0.
 * @throws ApiError 400 if the balance is already lower, 403, 404, 422
 */
export async function updateCreditLimit(
  db: Db,
  { viewer, body }: Call<operations['updateCreditLimit']>,
): Promise<void> {
  requireAdmin(viewer);
  const payer = await requirePayer(db, viewer, body.user_id);
  await refuseWithoutFinances(db, payer);
  const unit = await requireCurrencyUnit(db, body.currency);
  const limit = Money.of(body.credit_limit, unit);
  const error = limit.sign === 0 ? null : validateAmount(body.credit_limit, unit);
  if (error !== null) throw invalid({ credit_limit: [error] });
  await refuseForeignCurrency(db, payer, body.currency);
  await db.transaction(async (tx) => {
    const { ids, free, creditLimit } = await lockAccounts(tx, payer.id, unit);
    if (free.plus(limit).sign < 0) throw refused(`The free balance is ${formatAmount(free)} already`);
    await tx.update(ledgerAccounts).set({ creditLimit: limit.toString() }).where(eq(ledgerAccounts.id, ids.balance));
    const fields = changedFields(
      { credit_limit: creditLimit.toString() },
      { credit_limit: limit.toString(), comment: body.comment },
    );
    await writeChanges(tx, viewer, { kind: 'user', recordId: payer.id, fields });
  });
}
