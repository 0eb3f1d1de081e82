import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { transactions } from '../../platform/db/schema.ts';
import { listOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { readCurrencyUnits } from '../ledger/currency-units.ts';
import { toTransactionBody } from './transaction-body.ts';
import { matchingTransactions } from './transaction-filter.ts';
import { selectTransactions } from './transaction-queries.ts';
import { sumTransactions } from './transaction-totals.ts';

const columns = { date: transactions.date, amount: transactions.amount };

/** Lists one page of transactions in the actor's scope, with the number and the totals of all pages. */
export async function listTransactions(
  db: Db,
  { viewer, query }: Call<operations['listTransactions']>,
): Promise<components['schemas']['TransactionList']> {
  const list = {
    matching: matchingTransactions(viewer, query),
    order: listOrder(query.sort, columns, transactions.id),
    page: query,
  };
  const unitOf = await readCurrencyUnits(db);
  const [{ rows, ...page }, totals] = await Promise.all([
    readPage(
      db,
      list,
      (isOnPage) => selectTransactions(db).where(isOnPage),
      ({ transaction }) => transaction.id,
    ),
    sumTransactions(db, viewer, query, unitOf),
  ]);
  return {
    items: rows.map((row) => toTransactionBody(row, unitOf(row.transaction.currency))),
    totals,
    // the time zone of the period's days
    timezone: viewer.user.timezone,
    ...page,
  };
}
