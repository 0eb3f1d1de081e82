import type { Actor } from '../access/viewer.ts';
import { isAdmin } from '../auth/session-user.ts';
import { forbidden } from '../contract/api-error.ts';

/** An admin at work as one: in another cabinet the rules are those of everybody else there. */
export const actsAsAdmin = ({ user, cabinet }: Actor): boolean => cabinet === 'admin' && isAdmin(user);

interface AdminFields {
  ban: string | null;
  administrator_restrictions: string | null;
  status?: string;
}

/**
 * What admins write about an advert, others may only repeat. An admin who bans one gives the reason in any cabinet, as
 * the ban itself needs no particular one.
 * @throws ApiError 403
 */
export function refuseAdminFields(actor: Actor, before: AdminFields, after: AdminFields): void {
  if (actsAsAdmin(actor)) return;
  const isBanning = isAdmin(actor.user) && after.status === 'ban' && before.status !== 'ban';
  for (const field of ['ban', 'administrator_restrictions'] as const)
    if (before[field] !== after[field] && !(field === 'ban' && isBanning))
      throw forbidden(`Only an admin can write ${field}`);
}
