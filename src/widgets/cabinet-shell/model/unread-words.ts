import { formatCount } from '@/shared/lib/format';

/** How many notifications have not been read: `2 unread notifications`. */
export const unreadWords = (unread: number): string =>
  unread === 0 ? 'No unread notifications' : formatCount(unread, 'unread notification');
