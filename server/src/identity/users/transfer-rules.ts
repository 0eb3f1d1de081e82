import { and, arrayContains, eq, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { campaigns, groups, sites, users } from '../../platform/db/schema.ts';
import { cannotSignInMessage, type UserRow } from './user-queries.ts';

interface TransferRule {
  /** The condition that a new owner must meet. */
  accepts: SQL | undefined;
  /** The refusal of users who don't meet it, as a sentence. */
  refusal: (owner: UserRow) => string;
}

export const another = 'Choose another user';

export const sameGroup = 'Has a group of the same name';

const theirGroups = alias(groups, 'their_groups');

/** The rules for the new owner of a user's records, in the order in which refusals are shown. */
export async function transferRules(db: Db, from: Pick<UserRow, 'id' | 'currency'>): Promise<TransferRule[]> {
  const countOf = (table: typeof campaigns | typeof groups | typeof sites) =>
    db.$count(table, and(eq(table.ownerId, from.id), ne(table.status, 'deleted')));
  const campaignCount = await countOf(campaigns);
  const groupCount = await countOf(groups);
  const siteCount = await countOf(sites);
  return [
    { accepts: and(ne(users.id, from.id), ne(users.status, 'deleted')), refusal: () => another },
    { accepts: eq(users.status, 'working'), refusal: cannotSignInMessage },
    ...(campaignCount + groupCount > 0 ? ofAdvertiser(db, from) : []),
    ...(siteCount > 0
      ? [{ accepts: arrayContains(users.supportPanels, ['webmaster']), refusal: () => 'Not a webmaster' }]
      : []),
  ];
}

function ofAdvertiser(db: Db, { id, currency }: Pick<UserRow, 'id' | 'currency'>): TransferRule[] {
  const shared = db
    .select({ id: groups.id })
    .from(groups)
    .innerJoin(theirGroups, and(eq(theirGroups.name, groups.name), eq(theirGroups.ownerId, users.id)))
    .where(and(eq(groups.ownerId, id), ne(groups.status, 'deleted'), sql`${theirGroups.status} <> 'deleted'`));
  return [
    { accepts: arrayContains(users.supportPanels, ['advertiser']), refusal: () => 'Not an advertiser' },
    // the amounts of the records would have another meaning
    {
      accepts: eq(users.currency, currency),
      refusal: (owner) => `Their currency is ${owner.currency}, not ${currency}`,
    },
    { accepts: notExists(shared), refusal: () => sameGroup },
  ];
}
