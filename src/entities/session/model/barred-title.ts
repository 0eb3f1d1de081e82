import type { LockedError } from '@/shared/api';

/** The title for a locked or banned account. */
export const barredTitle = ({ status }: Pick<LockedError, 'status'>): string =>
  `This account is ${status === 'ban' ? 'banned' : 'locked'}`;
