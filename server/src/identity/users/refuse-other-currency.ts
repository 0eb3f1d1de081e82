import { and, eq, inArray, ne } from 'drizzle-orm';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { campaigns, groups, incomeDays, ledgerAccounts, spendDays, transactions } from '../../platform/db/schema.ts';
import { refuseInUse } from '../../platform/records/removal-rule.ts';

/**
 * Prevents changing the currency of a user with amounts in it, whose meaning would change.
 *
 * @param currency the user's current currency
 * @throws ApiError 400 for limits of campaigns and groups, 422 at `currency` for money
 */
export async function refuseOtherCurrency(
  tx: Transaction,
  { id, currency }: { id: number; currency: string },
): Promise<void> {
  const campaignCount = await tx.$count(campaigns, and(eq(campaigns.ownerId, id), ne(campaigns.status, 'deleted')));
  const groupCount = await tx.$count(groups, and(eq(groups.ownerId, id), ne(groups.status, 'deleted')));
  const words = [
    'campaign or group has amounts in this currency',
    'campaigns and groups have amounts in this currency',
  ] as const;
  refuseInUse(campaignCount + groupCount, words, 'changed');
  const reasons = await findMoney(tx, id, currency);
  if (reasons.length > 0) throw invalid({ currency: reasons });
}

async function findMoney(tx: Transaction, userId: number, currency: string): Promise<string[]> {
  const days = await Promise.all([
    tx.$count(spendDays, eq(spendDays.userId, userId)),
    tx.$count(incomeDays, eq(incomeDays.userId, userId)),
  ]);
  const filled = await tx.$count(
    ledgerAccounts,
    and(eq(ledgerAccounts.ownerId, userId), eq(ledgerAccounts.currency, currency), ne(ledgerAccounts.balance, '0')),
  );
  const unfinished = await tx.$count(
    transactions,
    and(
      eq(transactions.userId, userId),
      eq(transactions.currency, currency),
      inArray(transactions.status, ['waiting', 'processing']),
    ),
  );
  return [
    ...(days[0] + days[1] > 0 ? [`Spend or income of this account is counted in ${currency}`] : []),
    ...(filled > 0 ? [`This account has a balance in ${currency}`] : []),
    ...(unfinished > 0 ? [`This account has unfinished transactions in ${currency}`] : []),
  ];
}
