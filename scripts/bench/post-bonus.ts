import { Money } from '@preroll/rules/finance/money';
import { lockAccounts, postTransfer } from '../../server/src/money/ledger/post-transfer.ts';
import { markPaid } from '../../server/src/money/payments/settle-transaction.ts';
import type { Db } from '../../server/src/platform/db/database.ts';
import { transactions } from '../../server/src/platform/db/schema.ts';

/** Posts a bonus like an admin. */
export const postBonus = (db: Db, userId: number, code: string) =>
  db.transaction(async (tx) => {
    const unit = { code, precision: 2 };
    const amount = Money.of('1.00', unit);
    const accounts = await lockAccounts(tx, userId, unit);
    const values = {
      userId,
      type: 'bonus',
      amount: '1.00',
      currency: code,
      status: 'waiting',
      method: 'balance',
    } as const;
    const [row] = await tx.insert(transactions).values(values).returning({ id: transactions.id });
    const transactionId = row?.id ?? 0;
    await postTransfer(tx, accounts, { transactionId, step: 'settle', from: 'revenue', to: 'balance', amount });
    await markPaid(tx, transactionId);
  });
