import { and, type Column, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import { ownedWithin } from '../access/scope.ts';
import type { Actor } from '../access/viewer.ts';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { isWanted } from '../db/is-wanted.ts';
import { invoices, transactions, transactionTotals, users } from '../db/schema.ts';
import { visibleTransactions } from './transaction-queries.ts';

type Query = Call<operations['listTransactions']>['query'];

export interface Filter extends Pick<Query, 'type' | 'status' | 'user_id' | 'currency' | 'date_from' | 'date_to'> {
  /** The time zone in which `date_from` begins and `date_to` ends. */
  zone: string;
  /** What a search has found; undefined without a search. */
  found?: Found;
}

/** What has the text of a search. */
interface Found {
  text: string;
  /** Ids of the users whose name has it. */
  people: readonly number[];
  /** Ids of the transactions whose invoice has it as its number. */
  invoiced: readonly number[];
}

/**
 * Looks for a text in the names of users and the numbers of invoices. Comments are looked through with the list.
 * @returns undefined for a text that narrows nothing, because the names of all who have transactions have it
 */
export async function search(db: Db, actor: Actor, text: string): Promise<Found | undefined> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(ownedWithin(actor, users.id), containsText(text, users.name)));
  const people = found.map(({ id }) => id);
  if (people.length > 0 && !(await hasOthers(db, actor, people))) return undefined;
  const number = hasNumber(text);
  const invoiced = number
    ? await db
        .select({ id: sql<number>`${invoices.transactionId}` })
        .from(invoices)
        .where(and(ownedWithin(actor, invoices.userId), sql`${invoices.transactionId} is not null`, number))
    : [];
  return { text, people, invoiced: invoiced.map(({ id }) => id) };
}

/** Whether anybody else in the actor's scope has transactions. */
async function hasOthers(db: Db, actor: Actor, people: readonly number[]): Promise<boolean> {
  const others = await db
    .select({ id: transactionTotals.userId })
    .from(transactionTotals)
    .where(and(ownedWithin(actor, transactionTotals.userId), not(isOneOf(transactionTotals.userId, people))))
    .limit(1);
  return others.length > 0;
}

/**
 * The conditions of a search, each for what the ones before leave: an index serves each of them, and none serves all of
 * them joined by OR. The first one, if any names are found, is that of `people`.
 */
export function partsOf({ text, people, invoiced }: Found): SQL[] {
  const parts = [
    people.length > 0 && isOneOf(transactions.userId, people),
    sql`(${transactions.comment} <> '' and ${containsText(text, transactions.comment)})`,
    invoiced.length > 0 && isOneOf(transactions.id, invoiced),
  ].filter((part) => part !== false);
  return parts.map((part, index) => sql.join([part, ...parts.slice(0, index).map(not)], sql` and `));
}

/** Matches `2026-0000` with numbers that begin so, and `12` or `000012` with number 12 of each year. */
function hasNumber(text: string): SQL | undefined {
  const trimmed = text.trim();
  if (/^\d{4}-\d{0,9}$/.test(trimmed)) return sql`${invoices.number} like ${`${trimmed}%`}`;
  return /^\d{1,9}$/.test(trimmed) ? sql`${invoices.serial} = ${Number(trimmed)}` : undefined;
}

/** Limits a query to the transactions in the actor's scope that a filter leaves, whatever it searches for. */
export function matchingOf(actor: Actor, filter: Filter): SQL | undefined {
  const { type, status, user_id, currency } = filter;
  return and(
    visibleTransactions(actor),
    isWanted(transactions.type, type),
    isWanted(transactions.status, status),
    isWanted(transactions.userId, user_id),
    isWanted(transactions.currency, currency),
    isWithin(filter),
  );
}

/** Whether a filter limits the list to a period. */
export const hasDates = ({ date_from, date_to }: Pick<Filter, 'date_from' | 'date_to'>): boolean =>
  date_from !== undefined || date_to !== undefined;

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
