import { and, type Column, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import { ownedWithin } from '../access/scope.ts';
import type { Actor } from '../access/viewer.ts';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { containsKept, containsText, likePattern } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { isWanted } from '../db/is-wanted.ts';
import { invoices, transactions, transactionTotals, users } from '../db/schema.ts';

type Query = Call<operations['listTransactions']>['query'];

export interface Filter extends Pick<Query, 'type' | 'status' | 'user_id' | 'currency' | 'date_from' | 'date_to'> {
  /** The time zone in which `date_from` begins and `date_to` ends. */
  zone: string;
  /** Ids of the users whose transactions a manager sees; undefined for other roles. */
  owners?: readonly number[];
  /** What a search has found; undefined without a search. */
  found?: Found;
}

/** What has the text of a search. */
interface Found {
  /** Ids of the users whose name has it. */
  people: readonly number[];
  /** Ids of transactions with the text. */
  ids: readonly number[];
  /** The condition of the comments that have it, where there are more than `ids` should list. */
  comments?: SQL;
}

/** Transactions found by their comments, of which up to this many are listed by their ids. */
const MOST_LISTED = 1000;

/**
 * Reads whose transactions a manager sees. Their ids say it faster than a subquery: it would be carried out for each
 * transaction that a list passes over.
 */
export async function readOwners(db: Db, actor: Actor): Promise<number[] | undefined> {
  if (actor.cabinet !== 'manager') return undefined;
  const rows = await db.select({ id: users.id }).from(users).where(ownedWithin(actor, users.id));
  return rows.map(({ id }) => id);
}

/** Limits a query to the actor's scope, as a condition on the owner column. */
export const scopeOf = (actor: Actor, { owners }: Pick<Filter, 'owners'>, owner: Column): SQL | undefined =>
  owners ? isOneOf(owner, owners) : ownedWithin(actor, owner);

/**
 * Looks for a text in the names of users, the comments of transactions and the numbers of invoices.
 * @returns undefined for a text that narrows nothing, because the names of all who have transactions have it
 */
export async function search(db: Db, actor: Actor, filter: Filter, text: string): Promise<Found | undefined> {
  const named = await db
    .select({ id: users.id })
    .from(users)
    // the kept text is compared faster, and has more than names
    .where(and(scopeOf(actor, filter, users.id), containsKept(text, users.searchText), containsText(text, users.name)));
  const people = named.map(({ id }) => id);
  if (people.length > 0 && !(await hasOthers(db, actor, filter, people))) return undefined;
  const number = hasNumber(text);
  const invoiced = number
    ? await db
        .select({ id: sql<number>`${invoices.transactionId}` })
        .from(invoices)
        .where(and(scopeOf(actor, filter, invoices.userId), sql`${invoices.transactionId} is not null`, number))
    : [];
  const commented = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(matchingOf(actor, filter), hasComment, containsText(text, transactions.comment)))
    .limit(MOST_LISTED + 1);
  if (commented.length <= MOST_LISTED) return { people, ids: [...commented, ...invoiced].map(({ id }) => id) };
  // the index of trigrams would lead to each of these rows; an expression keeps the planner to the one with the comments
  const comments = and(hasComment, sql`(${transactions.comment} || '') ilike ${likePattern(text)}`);
  return { people, ids: invoiced.map(({ id }) => id), ...(comments && { comments }) };
}

const hasComment = sql`${transactions.comment} <> ''`;

/** Whether anybody else in the actor's scope has transactions. */
async function hasOthers(db: Db, actor: Actor, filter: Filter, people: readonly number[]): Promise<boolean> {
  const { userId } = transactionTotals;
  const others = await db
    .select({ id: userId })
    .from(transactionTotals)
    .where(and(scopeOf(actor, filter, userId), not(isOneOf(userId, people))))
    .limit(1);
  return others.length > 0;
}

/**
 * The conditions of a search, each for what the ones before leave: an index serves each of them, and none serves all of
 * them joined by OR. The first one, if any names are found, is that of `people`. There is at least one.
 */
export function partsOf({ people, ids, comments }: Found): SQL[] {
  const parts = [
    people.length > 0 && isOneOf(transactions.userId, people),
    comments,
    ids.length > 0 && isOneOf(transactions.id, ids),
  ].filter((part) => part !== false && part !== undefined);
  if (parts.length === 0) return [sql`false`];
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
    scopeOf(actor, filter, transactions.userId),
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
