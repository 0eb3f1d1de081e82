import { and, type Column, eq, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import { containsKept, containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { isWanted } from '../../platform/db/is-wanted.ts';
import { countedManagers, invoices, transactions, transactionTotals, users } from '../../platform/db/schema.ts';

type Query = Call<operations['listTransactions']>['query'];

export interface Filter extends Pick<Query, 'type' | 'status' | 'user_id' | 'currency' | 'date_from' | 'date_to'> {
  /** The time zone in which `date_from` begins and `date_to` ends. */
  zone: string;
  /** The users whose transactions a manager sees; undefined for other roles. */
  owners?: Ids;
  /** Where the days of these users are added up; undefined if they are not, and for other roles. */
  counted?: CountedClients;
  /** What a search has found; undefined without a search. */
  found?: Found;
}

/** Ids as the text of an array in the database, `{1,2,3}`: there may be thousands, and nothing here looks at one. */
type Ids = string;

const NONE: Ids = '{}';

interface CountedClients {
  managerId: number;
  /** Other sums have another version. */
  version: number;
  /** The clients whose payments are not in the sums yet. */
  newcomers: Ids;
}

/** What has the text of a search. */
interface Found {
  /** The users whose name has it. */
  people: Ids;
  /** Transactions with the text. */
  ids: Ids;
  /** The condition of the comments that have it, where there are more than `ids` should list. */
  comments?: SQL | undefined;
}

/** Transactions found by their comments, of which up to this many are listed by their ids. */
const MOST_LISTED = 1000;

/**
 * How many of the latest comments are looked at first, where all are searched; if so many of these have the text, the
 * others are not listed.
 */
const [LATEST, MANY] = [500, 25];

/**
 * Reads whose transactions a manager sees. Their ids say it faster than a subquery: it would be carried out for each
 * transaction that a list passes over. The statement has a name, so that a connection plans it once.
 */
export async function readOwners(db: Db, actor: Actor): Promise<Pick<Filter, 'owners' | 'counted'>> {
  if (actor.cabinet !== 'manager') return {};
  const managerId = actor.user.id;
  const clients = sql`array_agg(${users.id} order by ${users.id})`;
  const ofCounted = (column: PgColumn) =>
    sql`(${db.select({ column }).from(countedManagers).where(eq(countedManagers.managerId, managerId))})`;
  const counted = ofCounted(countedManagers.clients);
  const rows = await db
    .select({
      owners: sql<Ids>`coalesce(${clients}::text, ${sql.raw(`'${NONE}'`)})`,
      version: sql<number | null>`${ofCounted(countedManagers.version)}`,
      // as a rule they are the same
      others: sql<Ids | null>`case when ${clients} is distinct from ${counted} then ${counted}::text end`,
    })
    .from(users)
    .where(ownedWithin(actor, users.id))
    .prepare('owners_of_transactions')
    .execute();
  const { owners = NONE, version = null, others = null } = rows[0] ?? {};
  const newcomers = others === null ? NONE : idsBesides(owners, others);
  if (version === null || newcomers === undefined) return { owners };
  return { owners, counted: { managerId, version, newcomers } };
}

/** The ids that come besides some of them; undefined if these are not all among them. */
function idsBesides(ids: Ids, some: Ids): Ids | undefined {
  const read = (text: Ids) => (hasAny(text) ? text.slice(1, -1).split(',') : []);
  const left = new Set(read(ids));
  return read(some).every((id) => left.delete(id)) ? `{${[...left].join(',')}}` : undefined;
}

const idsOf = (id: Column | SQL) => sql<Ids>`coalesce(array_agg(${id})::text, ${sql.raw(`'${NONE}'`)})`;

/** Whether the array has any ids. */
export const hasAny = (ids: Ids): boolean => ids !== NONE;

/** Limits a query to the actor's scope, as a condition on the owner column. */
export const scopeOf = (actor: Actor, { owners }: Pick<Filter, 'owners'>, owner: Column): SQL | undefined =>
  owners === undefined ? ownedWithin(actor, owner) : isOneOf(owner, owners);

/** Limits a query to the transactions of the users whom a manager sees; undefined for other roles. */
export const isOfOwners = ({ owners }: Filter): SQL | undefined =>
  owners === undefined ? undefined : isOneOf(transactions.userId, owners);

/**
 * Looks for a text in the names of users, the comments of transactions and the numbers of invoices.
 * @returns undefined for a text that narrows nothing, because the names of all who have transactions have it
 */
export async function search(db: Db, actor: Actor, filter: Filter, text: string): Promise<Found | undefined> {
  const number = hasNumber(text);
  const seen = scopeOf(actor, filter, users.id);
  // the kept text is compared faster, and has more than names
  const hasName = sql`(${and(containsKept(text, users.searchText), containsText(text, users.name))})`;
  const named = and(seen, hasName);
  const isOfAll = seen === undefined && filter.user_id === undefined && !hasDates(filter);
  const areCommon = sql`select count(*) >= ${MANY} as yes from latest as ${transactions} where ${hasText(text)}`;
  const hasTransactions = sql`exists (select from ${transactionTotals} where ${transactionTotals.userId} = ${users.id})`;
  // as a rule the first users tell that there are others; only if there are none, it takes as long as finding the people
  const others = sql`select exists (select from ${users} where ${and(seen, not(hasName), hasTransactions)}) as yes`;
  const { rows } = (await db.execute(sql`
    with others as materialized (${others}), people as materialized (
      select id from ${users} where (select yes from others) and ${named}
    ), latest as (
      select ${transactions.comment} from ${transactions} where ${hasComment}
      order by ${transactions.date} desc, ${transactions.id} desc limit ${LATEST}
    ), common as materialized (
      ${isOfAll ? areCommon : sql`select false as yes`}
    ), commented as materialized (
      select id from ${transactions}
      where not (select yes from common)
        and ${and(matchingOf(actor, filter), hasComment, containsText(text, transactions.comment))}
      limit ${MOST_LISTED + 1}
    ), listed as (
      select id from commented where (select count(*) from commented) <= ${MOST_LISTED}
      ${
        number &&
        sql`union all select transaction_id from ${invoices}
          where ${and(scopeOf(actor, filter, invoices.userId), sql`transaction_id is not null`, number)}`
      }
    )
    select (select ${idsOf(sql`id`)} from people) as people, (select ${idsOf(sql`id`)} from listed) as ids,
      (select yes from common) or (select count(*) from commented) > ${MOST_LISTED} as "areMany",
      not (select yes from others) and exists (select from ${users} where ${named}) as "areAll"`)) as unknown as {
    rows: [{ people: Ids; ids: Ids; areMany: boolean; areAll: boolean }];
  };
  const [{ people, ids, areMany, areAll }] = rows;
  if (areAll) return undefined;
  if (!areMany) return { people, ids };
  // the index of trigrams, which has no lower case, would lead to each of these rows: the one with the comments is read
  return { people, ids, comments: and(hasComment, hasText(text)) };
}

/** Whether a comment has a text, faster than ILIKE tells. */
const hasText = (text: string): SQL => sql`strpos(lower(${transactions.comment}), lower(${text})) > 0`;

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
 * The conditions of the transactions that a filter leaves, of which at most one holds for each of them: one for each
 * status if only unpaid ones are wanted. A search has several, the first of `people` if there are any: an index serves
 * each, and none serves all of them joined by OR.
 */
export function partsOf(actor: Actor, filter: Filter): (SQL | undefined)[] {
  const { found, status } = filter;
  const matching = matchingOf(actor, filter);
  if (found === undefined) {
    // these are few and often old, and have an index with the order of each status
    const isUnpaid = status !== undefined && !status.includes('paid');
    return isUnpaid ? [...new Set(status)].map((one) => matchingOf(actor, { ...filter, status: [one] })) : [matching];
  }
  const { people, ids, comments } = found;
  // these people are all in the scope
  const ofPeople = hasAny(people) ? matchingOf(actor, { ...filter, owners: people }) : undefined;
  const isOfOthers = hasAny(people) ? not(isOneOf(transactions.userId, people)) : undefined;
  const listed = hasAny(ids) ? isOneOf(transactions.id, ids) : undefined;
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
const isOneOf = (column: Column, ids: Ids): SQL => sql`${column} = any(${ids}::integer[])`;
