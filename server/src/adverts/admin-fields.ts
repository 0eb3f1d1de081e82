import { isAdmin } from '@preroll/rules/admin';
import type { Actor } from '../access/viewer.ts';
import { forbidden } from '../contract/api-error.ts';

/** Whether an admin acts in the admin cabinet: in another cabinet, its rules apply. */
export const actsAsAdmin = ({ user, cabinet }: Actor): boolean => cabinet === 'admin' && isAdmin(user);

interface AdminFields {
  ban: string | null;
  administrator_restrictions: string | null;
  status?: string;
}

/**
 * Refuses changes by others to the fields that admins write. An admin who bans an advert gives the reason in any
 * cabinet, because the ban itself does not depend on the cabinet.
 * @throws ApiError 403
 */
export function refuseAdminFields(actor: Actor, before: AdminFields, after: AdminFields): void {
  if (actsAsAdmin(actor)) return;
  const isBanning = isAdmin(actor.user) && after.status === 'ban' && before.status !== 'ban';
  for (const field of ['ban', 'administrator_restrictions'] as const)
    if (before[field] !== after[field] && !(field === 'ban' && isBanning))
      throw forbidden(`Only an admin can write ${field}`);
}
