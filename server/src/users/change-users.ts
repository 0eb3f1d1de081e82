import { refuseBanReason } from '@preroll/rules/ban-reason';
import { isLocking } from '@preroll/rules/user';
import type { FastifyBaseLogger } from 'fastify';
import { refuseStaleEdit } from '../access/refuse-stale-edit.ts';
import type { Actor } from '../access/viewer.ts';
import { changeEach, type Outcome } from '../bulk/change-each.ts';
import { invalid, refused } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { lockAdmins } from './admins.ts';
import { type ChangedUser, changeUser, type UserChange } from './change-user.ts';
import { lockUser } from './user-queries.ts';

type Bulk = components['schemas']['UserBulk'];

/**
 * Locks or unlocks several users.
 * @throws ApiError 422 for a lock without a reason
 */
export async function changeUsers(
  db: Db,
  actor: Actor,
  { ids, action, reason = '', versions = {} }: Bulk,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Outcome<ChangedUser>[]> {
  const refusal = action === 'lock' ? refuseBanReason(reason) : null;
  if (refusal !== null) throw invalid({ reason: [refusal] });
  return changeEach(ids, log, (id) =>
    db.transaction(async (tx) => {
      const admins = await lockAdmins(tx, actor);
      const user = await lockUser(tx, id);
      const seen = versions[id];
      if (seen !== undefined) refuseStaleEdit(user, seen);
      return changeUser(tx, actor, admins, user, toChange(action, reason, user.status));
    }),
  );
}

/** @throws ApiError 400 for a user who is locked already, or not at all */
function toChange(action: Bulk['action'], reason: string, status: string): UserChange {
  if (action === 'lock' && status === 'lock') throw refused('user already locked');
  if (action === 'unlock' && !isLocking(status)) throw refused('user is not locked');
  return action === 'lock' ? { status: 'lock', statusReason: reason } : { status: 'working', statusReason: '' };
}
