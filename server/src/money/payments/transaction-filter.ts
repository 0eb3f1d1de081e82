import { and, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import { matches } from '../../platform/db/matches.ts';
import { invoices, transactions, users } from '../../platform/db/schema.ts';

export type TransactionQuery = Call<operations['listTransactions']>['query'];

/** Limits a query to the transactions in the actor's scope that match a list's filters and search. */
export const matchingTransactions = (actor: Actor, query: TransactionQuery): SQL | undefined =>
  and(
    ownedWithin(actor, transactions.userId),
    matches(transactions.type, query.type),
    matches(transactions.status, query.status),
    matches(transactions.userId, query.user_id),
    matches(transactions.currency, query.currency),
    isWithin(query, actor.user.timezone),
    query.search ? hasText(query.search) : undefined,
  );

const isWithin = ({ date_from, date_to }: TransactionQuery, zone: string): SQL | undefined =>
  and(
    date_from === undefined ? undefined : gte(transactions.date, startOf(date_from, zone)),
    date_to === undefined ? undefined : lt(transactions.date, endOf(date_to, zone)),
  );

/** The start and the end of a day. */
export const startOf = (day: string, zone = 'UTC'): SQL => sql`${day}::date::timestamp at time zone ${zone}`;
const endOf = (day: string, zone: string): SQL => sql`(${day}::date + 1)::timestamp at time zone ${zone}`;

/**
 * Matches a text in the comment or the user's name, or an invoice number. Uses arrays, because an index can serve each of
 * them in combination with the trigram index of the comments.
 */
function hasText(text: string): SQL {
  const people = sql`select ${users.id} from ${users} where ${containsText(text, users.name)}`;
  const number = hasNumber(text);
  const invoiced = sql`select ${invoices.transactionId} from ${invoices} where ${and(isNotNull(invoices.transactionId), number)}`;
  const found = [
    sql`${transactions.userId} = any(array(${people}))`,
    sql`(${transactions.comment} <> '' and ${containsText(text, transactions.comment)})`,
    ...(number ? [sql`${transactions.id} = any(array(${invoiced}))`] : []),
  ];
  return sql`(${sql.join(found, sql` or `)})`;
}

/** Matches `2026-0000` with numbers that begin so, and `12` or `000012` with number 12 of any year. */
function hasNumber(text: string): SQL | undefined {
  const trimmed = text.trim();
  if (/^\d{4}-\d{0,9}$/.test(trimmed)) return sql`${invoices.number} like ${`${trimmed}%`}`;
  return /^\d{1,9}$/.test(trimmed) ? sql`${invoices.serial} = ${Number(trimmed)}` : undefined;
}
