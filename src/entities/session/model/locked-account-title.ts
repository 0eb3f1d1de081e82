import type { LockedError } from '@/shared/api';

export const lockedAccountTitle = ({ status }: Pick<LockedError, 'status'>): string =>
  `This account is ${status === 'ban' ? 'banned' : 'locked'}`;
