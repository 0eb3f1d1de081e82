import { and, type Column, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { ownedWithin } from '../access/scope.ts';
import type { Actor } from '../access/viewer.ts';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { isWanted } from '../db/is-wanted.ts';
import { invoices, transactions, users } from '../db/schema.ts';
import { visibleTransactions } from './transaction-queries.ts';

type Query = Call<operations['listTransactions']>['query'];

export interface Filter extends Pick<Query, 'type' | 'status' | 'user_id' | 'currency' | 'date_from' | 'date_to'> {
  /** The time zone in which `date_from` begins and `date_to` ends. */
  zone: string;
  /** What a search has found; undefined without a search. */
  found?: Found;
}

/** Ids of those whose name has the text, and of transactions whose comment or invoice has it. */
interface Found {
  people: readonly number[];
  transactions: readonly number[];
}

/**
 * Looks for a text in the names of users, in comments and in the numbers of invoices. The list then reads transactions
 * by ids, of which the database knows how many there are.
 */
export async function search(db: Db, actor: Actor, text: string): Promise<Found> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(ownedWithin(actor, users.id), containsText(text, users.name)));
  const commented = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(visibleTransactions(actor), ne(transactions.comment, ''), containsText(text, transactions.comment)));
  const number = hasNumber(text);
  const invoiced = number
    ? await db
        .select({ id: sql<number>`${invoices.transactionId}` })
        .from(invoices)
        .where(and(ownedWithin(actor, invoices.userId), sql`${invoices.transactionId} is not null`, number))
    : [];
  return {
    people: people.map(({ id }) => id),
    transactions: [...new Set([...commented, ...invoiced].map(({ id }) => id))],
  };
}

/** Matches `2026-0000` with numbers that begin so, and `12` or `000012` with number 12 of each year. */
function hasNumber(text: string): SQL | undefined {
  const trimmed = text.trim();
  if (/^\d{4}-\d{0,9}$/.test(trimmed)) return sql`${invoices.number} like ${`${trimmed}%`}`;
  return /^\d{1,9}$/.test(trimmed) ? sql`${invoices.serial} = ${Number(trimmed)}` : undefined;
}

/** Limits a query to the transactions in the actor's scope that a filter leaves. */
export function matchingOf(actor: Actor, filter: Filter): SQL | undefined {
  const { type, status, user_id, currency, found } = filter;
  return and(
    visibleTransactions(actor),
    isWanted(transactions.type, type),
    isWanted(transactions.status, status),
    isWanted(transactions.userId, user_id),
    isWanted(transactions.currency, currency),
    isWithin(filter),
    found && or(isOneOf(transactions.userId, found.people), isOneOf(transactions.id, found.transactions)),
  );
}

/** Limits a query to the transactions of a period. */
export const isWithin = ({ date_from, date_to, zone }: Filter): SQL | undefined =>
  and(
    date_from === undefined ? undefined : gte(transactions.date, startOf(date_from, zone)),
    date_to === undefined ? undefined : lt(transactions.date, endOf(date_to, zone)),
  );

/** The moments at which a day begins and ends. */
export const startOf = (day: string, zone = 'UTC'): SQL => sql`${day}::date::timestamp at time zone ${zone}`;
export const endOf = (day: string, zone = 'UTC'): SQL => sql`(${day}::date + 1)::timestamp at time zone ${zone}`;

/** Like `in`, with one parameter for all ids: there may be more than a query has parameters. */
export const isOneOf = (column: Column, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::integer[])`;
