import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../db/schema.ts';

type UserStatus = (typeof users.$inferSelect)['status'];

/** The account statuses in which nothing of the owner is served, by the resulting reason. */
const statusesBy = {
  owner_locked: ['lock', 'ban'],
  owner_deleted: ['deleted'],
} as const satisfies Record<string, readonly UserStatus[]>;

export type OwnerReason = keyof typeof statusesBy;

const ownerReasons = Object.keys(statusesBy) as OwnerReason[];

const isOneOf = (statuses: readonly UserStatus[], status: UserStatus) => statuses.includes(status);

/** Why nothing of an owner is served; null if the account does not prevent it. */
export const ownerReason = ({ status }: { status: UserStatus }): OwnerReason | null =>
  ownerReasons.find((reason) => isOneOf(statusesBy[reason], status)) ?? null;

/** Matches records whose owner has this reason. */
export const hasOwnerReason = (ownerId: SQLWrapper, reason: OwnerReason): SQL =>
  sql`${ownerId} in (select ${users.id} from ${users} where ${inArray(users.status, [...statusesBy[reason]])})`;

/** Matches records whose owner has any reason. */
export const hasAnyOwnerReason = (ownerId: SQLWrapper): SQL =>
  sql`${ownerId} in (select ${users.id} from ${users} where ${inArray(users.status, Object.values(statusesBy).flat())})`;

/** Whether a user may not call any operation until an admin allows it again. */
export const isLockedOut = (user: { status: UserStatus }): boolean => ownerReason(user) === 'owner_locked';
