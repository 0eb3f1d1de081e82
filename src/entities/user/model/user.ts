import type { User as UserDto } from '@/shared/api';

/** A person who can sign in. */
export interface User {
  id: number;
  login: string;
  name: string;
}

export const toUser = ({ id, login, name }: UserDto): User => ({ id, login, name });
