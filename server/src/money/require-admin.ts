import { isAdmin } from '@preroll/rules/user/admin';
import type { Actor } from '../platform/access/viewer.ts';
import { forbidden } from '../platform/contract/api-error.ts';

/** Whether money may be moved by this person: an admin with the admin flag, in the admin cabinet. */
export const actsAsAdmin = ({ user, cabinet }: Actor): boolean => cabinet === 'admin' && isAdmin(user);

/** @throws ApiError 403 */
export function requireAdmin(actor: Actor): void {
  if (!actsAsAdmin(actor)) throw forbidden();
}
