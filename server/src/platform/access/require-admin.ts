import { isAdmin } from '@preroll/rules/user/admin';
import { forbidden } from '../contract/api-error.ts';
import type { Actor } from './viewer.ts';

/** Whether the user acts in the admin role. In another role, that role's rules apply, even to admins. */
export const actsAsAdmin = ({ cabinet }: Pick<Actor, 'cabinet'>): boolean => cabinet === 'admin';

/**
 * Whether the user may also moderate: approve, put on moderation and ban. That requires the admin flag (specification,
 * section 6).
 */
export const actsAsModerator = (actor: Actor): boolean => actsAsAdmin(actor) && isAdmin(actor.user);

/** @throws ApiError 403 */
export function requireAdmin(actor: Actor): void {
  if (!actsAsAdmin(actor)) throw forbidden();
}
