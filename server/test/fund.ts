import { Money } from '@preroll/rules/finance/money';
import { and, eq } from 'drizzle-orm';
import { readCurrencyUnits } from '../src/money/ledger/currency-units.ts';
import { lockAccounts, postTransfer } from '../src/money/ledger/post-transfer.ts';
import { markPaid } from '../src/money/payments/settle-transaction.ts';
import type { Db } from '../src/platform/db/database.ts';
import { ledgerAccounts, transactions } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';

/** Credits a user by a bonus; a negative amount comes with the required credit limit. */
export const fund = (db: Db, userId: number, amount: string, currency = 'RUB'): Promise<number> =>
  db.transaction(async (tx) => {
    const money = Money.of(amount, (await readCurrencyUnits(tx))(currency));
    const accounts = await lockAccounts(tx, userId, money.currency);
    if (money.sign < 0)
      await tx
        .update(ledgerAccounts)
        .set({ creditLimit: money.negated().toString() })
        .where(and(eq(ledgerAccounts.ownerId, userId), eq(ledgerAccounts.id, accounts.ids.balance)));
    const values = { userId, type: 'bonus', amount, currency, status: 'waiting', method: 'balance' } as const;
    const { id } = expectRow(await tx.insert(transactions).values(values).returning({ id: transactions.id }));
    await postTransfer(tx, accounts, {
      transactionId: id,
      step: 'settle',
      from: 'revenue',
      to: 'balance',
      amount: money,
    });
    await markPaid(tx, id);
    return id;
  });

/** Gives users without accounts more credit than any test spends. */
export async function giveCredit(db: Db, ownerId: number, currency = 'RUB'): Promise<void> {
  await db.insert(ledgerAccounts).values({ ownerId, kind: 'balance', currency, creditLimit: '1000000' });
}
