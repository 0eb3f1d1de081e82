import { and, eq, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../access/scope.ts';
import type { Actor } from '../access/viewer.ts';
import { notFound } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db, Transaction } from '../db/database.ts';
import { campaigns, groups, users } from '../db/schema.ts';

type Schemas = components['schemas'];

const editors = alias(users, 'editors');

/** The groups that somebody may see. */
export const visibleGroups = (actor: Actor): SQL | undefined =>
  and(ownedWithin(actor, groups.ownerId), ne(groups.status, 'deleted'));

/** The campaigns that are in a group. */
export const campaignsOf = (groupId: number | typeof groups.id): SQL | undefined =>
  and(eq(campaigns.groupId, groupId), ne(campaigns.status, 'deleted'));

/** Groups as they are answered; to be narrowed by `where`. */
export const selectGroups = (db: Db) =>
  db
    .select({
      group: groups,
      ownerName: users.name,
      ownerTimezone: users.timezone,
      currency: users.currency,
      campaignsCount: db.$count(campaigns, campaignsOf(groups.id)),
      workingCampaigns: db.$count(campaigns, and(eq(campaigns.groupId, groups.id), eq(campaigns.status, 'working'))),
    })
    .from(groups)
    .innerJoin(users, eq(users.id, groups.ownerId));

export type GroupRow = Awaited<ReturnType<typeof selectGroups>>[number];

/** What people may change of a group, under its names on the wire. */
export const toGroupFields = (
  group: typeof groups.$inferSelect,
): Omit<Schemas['GroupUpdate'], 'version'> & Pick<Schemas['Group'], 'folder_id'> => ({
  name: group.name,
  folder_id: group.folderId,
  status: group.status,
  cash_limit: group.cashLimit,
  cash_limit_day: group.cashLimitDay,
  start_date: group.startDate,
  end_date: group.endDate,
});

/** @throws ApiError 404 for a group that the actor may not see */
export async function findGroup(db: Db, actor: Actor, groupId: number): Promise<GroupRow> {
  const [row] = await selectGroups(db).where(and(visibleGroups(actor), eq(groups.id, groupId)));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Reads a group and keeps others from changing it, and from putting campaigns into it, until the transaction ends.
 * @throws ApiError 404 for a group that the actor may not see
 */
export async function lockGroup(tx: Transaction, actor: Actor, groupId: number) {
  const [row] = await tx
    .select({ group: groups, updatedByName: editors.name })
    .from(groups)
    .innerJoin(editors, eq(editors.id, groups.updatedBy))
    .where(and(visibleGroups(actor), eq(groups.id, groupId)))
    .for('update', { of: groups });
  if (row === undefined) throw notFound();
  return { ...row.group, updatedByName: row.updatedByName };
}

export type LockedGroup = Awaited<ReturnType<typeof lockGroup>>;
