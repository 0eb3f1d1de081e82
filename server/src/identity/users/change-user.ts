import { isAdmin } from '@preroll/rules/user/admin';
import { checkUserStatus, isLocking, validateUser } from '@preroll/rules/user/user';
import { and, arrayContains, eq, ne } from 'drizzle-orm';
import { advertiserName } from '../../advertising/adverts/advertiser-name.ts';
import type { ChangedAdvert } from '../../advertising/adverts/create-advert.ts';
import { reviewMarked } from '../../advertising/adverts/review-marked.ts';
import { refuseUnknownCurrency } from '../../money/currencies/refuse-unknown-currency.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { changedFields, writeChanges } from '../../platform/changes/write-changes.ts';
import { invalid, refused } from '../../platform/contract/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { nextVersion } from '../../platform/records/versioned-records.ts';
import { revokeRecoveryKeys } from '../auth/recovery-keys.ts';
import { refuseFlag, refuseOwnRights } from './admins.ts';
import { refuseOtherCurrency } from './refuse-other-currency.ts';
import { type LockedUser, toUserFields, type UserRow } from './user-queries.ts';

/** Undefined fields stay as they are. */
export type UserChange = Partial<
  Pick<
    UserRow,
    | 'login'
    | 'name'
    | 'status'
    | 'statusReason'
    | 'supportPanels'
    | 'isAdmin'
    | 'foldersEnabled'
    | 'managerId'
    | 'phone'
    | 'legalForm'
    | 'legalName'
    | 'inn'
    | 'kpp'
    | 'currency'
    | 'timezone'
  >
>;

/** The consequences of a committed change for open connections. */
export interface ChangedUser {
  user: UserRow;
  /** The reason if the change locks or bans the user. */
  lockedBy: string | null;
  /** Whether the status, roles or admin flag changed. */
  hasOtherRights: boolean;
  /** Adverts that were put back on moderation. */
  reviewed: readonly ChangedAdvert[];
}

const rights = ['status', 'status_reason', 'support_panels', 'is_admin'];

/**
 * Changes a locked user by the rules for all changes, and writes the history. If nothing changes, the version stays.
 *
 * @param admins the result of `lockAdmins`; null for users who change themselves
 * @throws ApiError 400 if status or rights can't change, 422 for invalid fields
 */
export async function changeUser(
  tx: Transaction,
  actor: Pick<Actor, 'user'>,
  admins: ReadonlySet<number> | null,
  before: LockedUser,
  change: UserChange,
): Promise<ChangedUser> {
  const { updatedByName: _, ...row } = before;
  const next: UserRow = { ...row, ...change };
  restoreLock(row, next, change);
  if (!isLocking(next.status)) next.statusReason = '';
  next.statusBefore = statusBefore(row, next.status);
  next.lockBefore = lockBefore(row, next.status);
  const changed = changedFields(toUserFields(row), toUserFields(next));
  // the version stays, so that other open edits do not become outdated
  if (changed.length === 0) return { user: row, lockedBy: null, hasOtherRights: false, reviewed: [] };
  if (admins !== null) refuseFlag(actor, admins, row.isAdmin || next.isAdmin);
  const isChanged = (...fields: string[]) => changed.some(({ field }) => fields.includes(field));
  refuseUnfit(next, isChanged);
  const hasOtherRights = isChanged(...rights);
  if (hasOtherRights) {
    const stays = isAdmin(next) && next.status === 'working';
    refuseOwnRights(actor, admins ?? new Set(), { id: row.id, stays });
  }
  if (isChanged('manager_id')) await refuseManager(tx, next.managerId, { clientId: row.id });
  if (isChanged('currency')) {
    await refuseUnknownCurrency(tx, next.currency);
    await refuseOtherCurrency(tx, row);
  }
  if (isChanged('login')) await revokeRecoveryKeys(tx, row.id);
  const updated = await tx
    .update(users)
    .set({
      ...change,
      statusReason: next.statusReason,
      statusBefore: next.statusBefore,
      lockBefore: next.lockBefore,
      ...nextVersion(row, actor),
    })
    .where(eq(users.id, row.id))
    .returning();
  await writeChanges(tx, actor, { kind: 'user', recordId: row.id, fields: changed });
  const lockedBy = isChanged('status', 'status_reason') && isLocking(next.status) ? next.statusReason : null;
  const reviewed = advertiserName(row) === advertiserName(next) ? [] : await reviewMarked(tx, actor, row.id);
  return { user: expectRow(updated), lockedBy, hasOtherRights, reviewed };
}

/** The status to restore after a lock or ban; after a ban that replaced a lock, the status before the lock. */
function statusBefore({ status, statusBefore }: UserRow, next: UserRow['status']): UserRow['statusBefore'] {
  if (!isLocking(next)) return null;
  return status === 'lock' || status === 'ban' || status === 'deleted' ? statusBefore : status;
}

/** The lock reason to restore when a ban ends. */
function lockBefore({ status, statusReason, lockBefore }: UserRow, next: UserRow['status']): string | null {
  if (next !== 'ban') return null;
  return status === 'lock' ? statusReason : lockBefore;
}

/**
 * Restores the reason of a lock from before a ban.
 * @throws ApiError 400 for a new lock in place of a ban
 */
function restoreLock(before: UserRow, next: UserRow, { statusReason }: UserChange): void {
  const refusal = checkUserStatus(before.status, next.status);
  if (refusal === null) return;
  if (before.lockBefore === null || statusReason !== undefined) throw refused(refusal);
  next.statusReason = before.lockBefore;
}

/** Only checks changed fields: a rule added later must not prevent editing an old record. */
function refuseUnfit(next: UserRow, isChanged: (...fields: string[]) => boolean): void {
  const fields = toUserFields(next);
  const { status, status_reason, support_panels, is_admin, phone, timezone, ...others } = fields;
  const { legal_form, legal_name, inn, kpp } = others;
  const errors = validateUser({
    ...(isChanged('status', 'status_reason') && { status, status_reason }),
    ...(isChanged('support_panels', 'is_admin') && { support_panels, is_admin }),
    ...(isChanged('legal_form', 'legal_name', 'inn', 'kpp') && { legal_form, legal_name, inn, kpp }),
    ...(isChanged('phone') && { phone }),
    ...(isChanged('timezone') && { timezone }),
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

interface Appointment {
  /** The user who gets the manager; undefined for a new user, and for several. */
  clientId?: number;
  field?: string;
}

/** @throws ApiError 422 if the manager does not have the manager role, or is the user */
export async function refuseManager(
  tx: Transaction,
  managerId: number | null,
  { clientId, field = 'manager_id' }: Appointment = {},
): Promise<void> {
  if (managerId === null) return;
  if (managerId === clientId) throw invalid({ [field]: ['Nobody is their own manager'] });
  const isManager = and(
    eq(users.id, managerId),
    ne(users.status, 'deleted'),
    arrayContains(users.supportPanels, ['manager']),
  );
  if ((await tx.$count(users, isManager)) === 0) throw invalid({ [field]: ['Not a manager'] });
}
