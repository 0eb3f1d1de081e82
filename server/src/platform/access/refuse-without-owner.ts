import { and, eq } from 'drizzle-orm';
import { refused } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema.ts';

type Schemas = components['schemas'];

interface StatusChange {
  kind: 'campaign' | 'group' | 'site';
  ownerId: number;
  from: Schemas['CampaignStatus'] | Schemas['GroupStatus'] | Schemas['SiteStatus'];
  to: Schemas['CampaignStatus'] | Schemas['GroupStatus'] | Schemas['SiteStatus'];
}

const isRunning = (status: StatusChange['to']) => status === 'working' || status === 'approved';
const isOpen = (status: StatusChange['to']) => isRunning(status) || status === 'stopped' || status === 'moderate';

/**
 * Refuses to start or restore a record of a deleted user, because its results would belong to nobody.
 * @throws ApiError 400
 */
export async function refuseWithoutOwner(tx: Transaction, { kind, ownerId, from, to }: StatusChange): Promise<void> {
  const starts = isRunning(to) && from !== to;
  const leavesArchive = from === 'archive' && isOpen(to);
  if (!starts && !leavesArchive) return;
  const isDeleted = (await tx.$count(users, and(eq(users.id, ownerId), eq(users.status, 'deleted')))) > 0;
  if (!isDeleted) return;
  const action = leavesArchive ? 'restored' : 'started';
  throw refused(
    `The owner of this ${kind} is deleted and nobody can take it over, so it can't be ${action}. Create a new one for another user`,
  );
}
