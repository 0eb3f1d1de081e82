import { and, type Column, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import { ownedWithin } from '../access/scope.ts';
import type { Actor } from '../access/viewer.ts';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { containsKept, containsText } from '../db/contains-text.ts';
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
  comments?: SQL | undefined;
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
  const number = hasNumber(text);
  // the kept text is compared faster, and has more than names
  const named = and(
    scopeOf(actor, filter, users.id),
    containsKept(text, users.searchText),
    containsText(text, users.name),
  );
  const others = and(
    scopeOf(actor, filter, transactionTotals.userId),
    sql`${transactionTotals.userId} not in (select id from people)`,
  );
  const { rows } = (await db.execute(sql`
    with people as materialized (select id from ${users} where ${named})
    select 'people' as kind, id from people
    union all (select 'others', user_id from ${transactionTotals} where ${others} limit 1)
    union all (
      select 'comments', id from ${transactions}
      where ${and(matchingOf(actor, filter), hasComment, containsText(text, transactions.comment))}
      limit ${MOST_LISTED + 1}
    )
    ${
      number &&
      sql`union all select 'invoices', transaction_id from ${invoices}
        where ${and(scopeOf(actor, filter, invoices.userId), sql`transaction_id is not null`, number)}`
    }`)) as unknown as { rows: { kind: 'people' | 'others' | 'comments' | 'invoices'; id: number }[] };
  const idsOf = (kind: (typeof rows)[number]['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const people = idsOf('people');
  if (people.length > 0 && idsOf('others').length === 0) return undefined;
  const [commented, invoiced] = [idsOf('comments'), idsOf('invoices')];
  if (commented.length <= MOST_LISTED) return { people, ids: [...commented, ...invoiced] };
  // the index of trigrams, which has no lower case, would lead to each of these rows: the one with the comments is read
  return { people, ids: invoiced, comments: and(hasComment, containsKept(text, sql`lower(${transactions.comment})`)) };
}

const hasComment = sql`${transactions.comment} <> ''`;

/** Matches `2026-0000` with numbers that begin so, and `12` or `000012` with number 12 of each year. */
function hasNumber(text: string): SQL | undefined {
  const trimmed = text.trim();
  if (/^\d{4}-\d{0,9}$/.test(trimmed)) return sql`${invoices.number} like ${`${trimmed}%`}`;
  return /^\d{1,9}$/.test(trimmed) ? sql`${invoices.serial} = ${Number(trimmed)}` : undefined;
}

/** Limits a query to the transactions in the actor's scope that a filter leaves, whatever it searches for. */
function matchingOf(actor: Actor, filter: Filter): SQL | undefined {
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

/**
 * The conditions of the transactions that a filter leaves, of which at most one holds for each of them. Those of a search
 * are several, the first of `people` if there are any: an index serves each, and none serves all of them joined by OR.
 */
export function partsOf(actor: Actor, filter: Filter): (SQL | undefined)[] {
  const { found } = filter;
  const matching = matchingOf(actor, filter);
  if (found === undefined) return [matching];
  const { people, ids, comments } = found;
  // these people are all in the scope
  const ofPeople = people.length > 0 ? matchingOf(actor, { ...filter, owners: people }) : undefined;
  const isOfOthers = people.length > 0 ? not(isOneOf(transactions.userId, people)) : undefined;
  const listed = ids.length > 0 ? isOneOf(transactions.id, ids) : undefined;
  const parts = [
    ...(ofPeople ? [ofPeople] : []),
    ...(comments ? [and(matching, isOfOthers, comments)] : []),
    ...(listed ? [and(matching, isOfOthers, comments && not(comments), listed)] : []),
  ];
  return parts.length > 0 ? parts : [sql`false`];
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
const isOneOf = (column: Column, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::integer[])`;
