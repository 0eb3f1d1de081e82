import { and, eq, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { campaigns, groups, users } from '../../platform/db/schema.ts';
import { requireRow } from '../../platform/records/require-row.ts';

type Schemas = components['schemas'];

const editors = alias(users, 'editors');

/** Limits a query to the groups in the actor's scope. */
export const visibleGroups = (actor: Actor): SQL | undefined =>
  and(ownedWithin(actor, groups.ownerId), ne(groups.status, 'deleted'));

/** The condition for the campaigns of a group. */
export const campaignsOf = (groupId: number | typeof groups.id): SQL | undefined =>
  and(eq(campaigns.groupId, groupId), ne(campaigns.status, 'deleted'));

/** Selects groups as they are returned; narrow it with `where`. */
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

/** Maps the editable fields to names of the API. */
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

/** @throws ApiError 404 for a group outside the actor's scope */
export async function findGroup(db: Db, actor: Actor, groupId: number): Promise<GroupRow> {
  return requireRow(await selectGroups(db).where(and(visibleGroups(actor), eq(groups.id, groupId))));
}

/**
 * Reads a group and locks it until the transaction ends, also against new campaigns.
 * @throws ApiError 404 for a group outside the actor's scope
 */
export async function lockGroup(tx: Transaction, actor: Actor, groupId: number) {
  const rows = await tx
    .select({ group: groups, updatedByName: editors.name })
    .from(groups)
    .innerJoin(editors, eq(editors.id, groups.updatedBy))
    .where(and(visibleGroups(actor), eq(groups.id, groupId)))
    .for('update', { of: groups });
  const { group, updatedByName } = requireRow(rows);
  return { ...group, updatedByName };
}

export type LockedGroup = Awaited<ReturnType<typeof lockGroup>>;
