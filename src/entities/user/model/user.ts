import type { ListedUser as ListedUserDto, UserStatus } from '@/shared/api';

export type { UserStatus };

/** A user, as in lists. */
export interface User {
  id: number;
  login: string;
  name: string;
  status: UserStatus;
  statusReason: string;
  supportPanels: ListedUserDto['support_panels'];
  isAdmin: boolean;
  managerName: string | null;
  /** The currency of the user's bids and budgets. */
  currency: string;
  precision: number;
  /** A decimal string. */
  balance: string;
  /** The numbers of the user's records, and of those that wait for somebody. */
  work: ListedUserDto['work'];
  lastSeenAt: Date | null;
  /** When the latest invitation was sent; null once the user has set a password. */
  invitedAt: Date | null;
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));

export const toUser = (dto: ListedUserDto): User => ({
  id: dto.id,
  login: dto.login,
  name: dto.name,
  status: dto.status,
  statusReason: dto.status_reason,
  supportPanels: dto.support_panels,
  isAdmin: dto.is_admin,
  managerName: dto.manager_name,
  currency: dto.currency,
  precision: dto.precision,
  balance: dto.balance,
  work: dto.work,
  lastSeenAt: toDate(dto.last_seen_at),
  invitedAt: toDate(dto.invited_at),
});
