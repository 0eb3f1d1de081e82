import {
  losesManagerCabinet,
  requiresTakeover,
  TAKEOVER_NOT_APPLICABLE,
  TAKEOVER_REQUIRED,
} from '@preroll/rules/user/client-takeover';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import { writeChanges } from '../../platform/changes/write-changes.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { refuseManager } from './change-user.ts';
import { another } from './transfer-rules.ts';
import { countClients } from './user-queries.ts';

interface ClientTransfer {
  from: number;
  /** Null to leave the clients without a manager. */
  to: number | null;
}

/**
 * Transfers the clients of a manager to another one, or to none.
 * @throws ApiError 422 for a new manager without the role, or the same one
 */
export async function transferClients(tx: Transaction, viewer: Actor, { from, to }: ClientTransfer): Promise<void> {
  if (to === from) throw invalid({ clients_to: [another] });
  await refuseManager(tx, to, { field: 'clients_to' });
  const passed = await tx
    .update(users)
    // users can't be their own managers
    .set({
      managerId: sql`nullif(${to}::integer, ${users.id})`,
      version: sql`${users.version} + 1`,
      updatedBy: viewer.user.id,
      updatedAt: sql`now()`,
    })
    .where(eq(users.managerId, from))
    .returning({ id: users.id, managerId: users.managerId });
  for (const { id, managerId } of passed)
    await writeChanges(tx, viewer, {
      kind: 'user',
      recordId: id,
      fields: [{ field: 'manager_id', old: from, new: managerId }],
    });
}

interface LostRole {
  userId: number;
  before: readonly string[];
  after: readonly string[];
  /** Undefined if the request doesn't specify it. */
  clientsTo: number | null | undefined;
}

/**
 * Transfers the clients of a user who loses the manager role.
 * @throws ApiError 422 if the request doesn't specify the new manager, or does so although the user keeps the role or has no
 * clients
 */
export async function transferClientsOfFormerManager(
  tx: Transaction,
  viewer: Actor,
  { userId, before, after, clientsTo }: LostRole,
): Promise<void> {
  if (clientsTo !== undefined && !losesManagerCabinet({ before, after }))
    throw invalid({ clients_to: [TAKEOVER_NOT_APPLICABLE] });
  if (!requiresTakeover({ before, after, clients: await countClients(tx, userId) })) return;
  if (clientsTo === undefined) throw invalid({ clients_to: [TAKEOVER_REQUIRED] });
  await transferClients(tx, viewer, { from: userId, to: clientsTo });
}
