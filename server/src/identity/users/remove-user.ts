import { checkUserRemoval } from '@preroll/rules/user/user-removal';
import { eq } from 'drizzle-orm';
import { formatMoney } from '../../money/documents/amount-format.ts';
import { writeChanges } from '../../platform/changes/write-changes.ts';
import { invalid, refused } from '../../platform/contract/api-error.ts';
import type { operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { nextVersion } from '../../platform/records/versioned-records.ts';
import { revokeRecoveryKeys } from '../auth/recovery-keys.ts';
import { endSessions } from '../auth/session-store.ts';
import { lockAdmins, refuseFlag, refuseOwnRights } from './admins.ts';
import { readOpenBalances } from './open-balances.ts';
import { archiveOwned, transferOwned } from './owned-records.ts';
import { countPendingMoney } from './pending-money.ts';
import { transferClients } from './transfer-clients.ts';
import { lockUser } from './user-queries.ts';

/**
 * Deletes a user, ends their sessions, archives or transfers their records, and gives their clients to another manager or to
 * none.
 * @returns the token hashes of the ended sessions
 * @throws ApiError 400 for oneself, the last admin and pending payments, 403, 404, 422 for a new owner who can't own the
 * records, for a new manager without the role, and for a balance that the request does not state
 */
export function removeUser(
  db: Db,
  { viewer, params: { userId }, query }: Call<operations['removeUser']>,
): Promise<string[]> {
  if (query.owned === 'transfer' && query.transfer_to === undefined) throw invalid({ transfer_to: ['Required'] });
  return db.transaction(async (tx) => {
    const admins = await lockAdmins(tx, viewer);
    const user = await lockUser(tx, userId);
    refuseFlag(viewer, admins, user.isAdmin);
    refuseOwnRights(viewer, admins, { id: userId, stays: false });
    const refusal = checkUserRemoval(await countPendingMoney(tx, userId));
    if (refusal !== null) throw refused(refusal);
    if (!query.with_balance) await refuseBalance(tx, userId);
    if (query.owned === 'transfer' && query.transfer_to !== undefined)
      await transferOwned(tx, viewer, user, query.transfer_to);
    else await archiveOwned(tx, viewer, userId);
    await transferClients(tx, viewer, { from: userId, to: query.clients_to ?? null });
    await tx
      .update(users)
      .set({ status: 'deleted', ...nextVersion(user, viewer) })
      .where(eq(users.id, userId));
    const fields = [{ field: 'status', old: user.status, new: 'deleted' }];
    await writeChanges(tx, viewer, { kind: 'user', recordId: userId, fields });
    await revokeRecoveryKeys(tx, userId);
    return endSessions(tx, userId);
  });
}

async function refuseBalance(tx: Transaction, userId: number): Promise<void> {
  const open = await readOpenBalances(tx, userId);
  const amounts = open.map(({ amount, ...unit }) => formatMoney(amount, unit)).join(', ');
  if (open.length > 0)
    throw invalid({ with_balance: [`There is a balance of ${amounts}: settle it, or agree to leave it`] });
}
