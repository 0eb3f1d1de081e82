import { isLocking } from '@preroll/rules/user/user';
import type { User } from '@/entities/user';
import type { BulkResult, UserBulk } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';

/** The data of a user that a bulk change needs, from before the change. */
export type ChangedUser = Pick<User, 'id' | 'name' | 'status' | 'statusReason'>;

export type UserChange =
  | { action: 'lock'; reason: string }
  | { action: 'unlock' }
  /** Restores the users' earlier status and reason, unless somebody has changed them since. */
  | { action: 'restore'; versions: Record<string, number> };

/** The change that undoes one with these results. */
export const inverseOf = (results: readonly BulkResult[]): UserChange => ({
  action: 'restore',
  versions: Object.fromEntries(results.map(({ id, version = 0 }) => [id, version])),
});

/** The calls of a change: one for all users, or, for an undo, one for each combination of status and reason. */
export function toCalls(change: UserChange, users: readonly ChangedUser[]): UserBulk[] {
  if (change.action !== 'restore') return [{ ids: users.map(({ id }) => id), ...change }];
  const calls = new Map<string, UserBulk>();
  for (const { id, status, statusReason: reason } of users) {
    const isBarred = isLocking(status);
    const key = isBarred ? `${status} ${reason}` : '';
    const call = calls.get(key) ?? { ids: [], ...(isBarred ? { action: status, reason } : { action: 'unlock' }) };
    calls.set(key, { ...call, ids: [...call.ids, id], versions: change.versions });
  }
  return [...calls.values()];
}

/** The label of the button that ends locks and bans, depending on the users' statuses. */
export function unlockLabel(users: readonly Pick<User, 'status'>[]): string {
  const bans = users.filter(({ status }) => status === 'ban').length;
  const lift = bans === 1 ? 'Lift the ban' : 'Lift bans';
  if (bans === 0) return 'Unlock';
  return users.some(({ status }) => status === 'lock') ? `Unlock, ${lift.toLowerCase()}` : lift;
}

export const nameUsers = ({ length }: readonly unknown[]): string => formatCount(length, 'user');

const locked = { noun: 'user', done: 'locked' };
const unlocked = { noun: 'user', done: 'unlocked' };
const banned = { noun: 'user', done: 'banned' };
const lifted = { noun: 'ban', done: 'lifted' };

/** The result of a change for a user with this status before it; for an undo, with this status after it. */
function outcomeOf(action: UserChange['action'], status: User['status']) {
  if (action === 'lock') return locked;
  if (action === 'unlock') return status === 'ban' ? lifted : unlocked;
  return status === 'ban' ? banned : status === 'lock' ? locked : unlocked;
}

/** `3 users locked`; `2 users unlocked, 1 ban lifted`. */
export function successMessage({ action }: UserChange, users: readonly ChangedUser[]): string {
  const counts = new Map<ReturnType<typeof outcomeOf>, number>();
  for (const { status } of users) {
    const outcome = outcomeOf(action, status);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return [...counts].map(([{ noun, done }, count]) => `${formatCount(count, noun)} ${done}`).join(', ');
}
