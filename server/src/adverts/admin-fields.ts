import type { Actor } from '../access/viewer.ts';
import { isAdmin } from '../auth/session-user.ts';
import { forbidden } from '../contract/api-error.ts';

/** An admin at work as one: in another cabinet the rules are those of everybody else there. */
export const actsAsAdmin = ({ user, cabinet }: Actor): boolean => cabinet === 'admin' && isAdmin(user);

interface AdminFields {
  ban: string | null;
  administrator_restrictions: string | null;
}

/**
 * What admins write about an advert, others may only repeat.
 * @throws ApiError 403
 */
export function refuseAdminFields(actor: Actor, before: AdminFields, after: AdminFields): void {
  if (actsAsAdmin(actor)) return;
  for (const field of ['ban', 'administrator_restrictions'] as const)
    if (before[field] !== after[field]) throw forbidden(`Only an admin can write ${field}`);
}
