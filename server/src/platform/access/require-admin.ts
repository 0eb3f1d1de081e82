import { isAdmin } from '@preroll/rules/user/admin';
import { forbidden } from '../contract/api-error.ts';
import type { Actor } from './viewer.ts';

/** Whether somebody with the admin flag acts in the admin cabinet: in another one, its rules apply. */
export const actsAsAdmin = ({ user, cabinet }: Actor): boolean => cabinet === 'admin' && isAdmin(user);

/** @throws ApiError 403 */
export function requireAdmin(actor: Actor): void {
  if (!actsAsAdmin(actor)) throw forbidden();
}
