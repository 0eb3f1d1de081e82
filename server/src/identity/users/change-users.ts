import { validateReasonText } from '@preroll/rules/advert/reason-text';
import { isLocking } from '@preroll/rules/user/user';
import type { FastifyBaseLogger } from 'fastify';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { changeEach, type Outcome } from '../../platform/bulk/change-each.ts';
import { invalid, unchanged } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { lockAdmins } from './admins.ts';
import { type ChangedUser, changeUser, type UserChange } from './change-user.ts';
import { type LockedUser, lockUser, userStatusToRestore } from './user-queries.ts';

type Bulk = components['schemas']['UserBulk'];

/**
 * Locks, bans or unlocks several users.
 * @throws ApiError 422 for a lock or ban without a reason
 */
export async function changeUsers(
  db: Db,
  actor: Actor,
  { ids, action, reason = '', versions = {} }: Bulk,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Outcome<ChangedUser>[]> {
  const refusal = isLocking(action) ? validateReasonText(reason) : null;
  if (refusal !== null) throw invalid({ reason: [refusal] });
  return changeEach(ids, log, (id) =>
    db.transaction(async (tx) => {
      const admins = await lockAdmins(tx, actor);
      const user = await lockUser(tx, id);
      const seen = versions[id];
      if (seen !== undefined) refuseStaleEdit(user, seen);
      return changeUser(tx, actor, admins, user, toChange(action, reason, user));
    }),
  );
}

/** @throws ApiError 400 for a user who is already locked or banned, or is neither */
function toChange(action: Bulk['action'], reason: string, user: LockedUser): UserChange {
  if (action === user.status) throw unchanged(`This user is already ${action === 'lock' ? 'locked' : 'banned'}`);
  if (action !== 'unlock') return { status: action, statusReason: reason };
  if (!isLocking(user.status)) throw unchanged('This user is neither locked nor banned');
  return { status: userStatusToRestore(user) ?? 'working' };
}
