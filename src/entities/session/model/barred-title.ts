import type { LockedError } from '@/shared/api';

/** Says of an account whether it is locked or banned. */
export const barredTitle = ({ status }: Pick<LockedError, 'status'>): string =>
  `This account is ${status === 'ban' ? 'banned' : 'locked'}`;
