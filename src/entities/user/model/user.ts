import type { User as UserDto } from '@/shared/api';

/** A person who can sign in. */
export interface User {
  id: number;
  login: string;
  name: string;
  /** What their bids and limits are in. */
  currency: string;
}

export const toUser = ({ id, login, name, currency }: UserDto): User => ({ id, login, name, currency });
