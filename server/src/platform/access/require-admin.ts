import { isAdmin } from '@preroll/rules/user/admin';
import { forbidden } from '../contract/api-error.ts';
import type { Actor } from './viewer.ts';

/** Whether somebody acts in the admin cabinet, which the admin panel opens: in another one, its rules apply. */
export const actsAsAdmin = ({ cabinet }: Pick<Actor, 'cabinet'>): boolean => cabinet === 'admin';

/**
 * Whether they may moderate there as well: approve, put on moderation and ban. That needs the admin flag (specification,
 * section 6).
 */
export const actsAsModerator = (actor: Actor): boolean => actsAsAdmin(actor) && isAdmin(actor.user);

/** @throws ApiError 403 */
export function requireAdmin(actor: Actor): void {
  if (!actsAsAdmin(actor)) throw forbidden();
}
