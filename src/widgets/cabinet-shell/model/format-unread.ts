import { formatCount } from '@/shared/lib/format';

/** The number of unread notifications as text: `2 unread notifications`. */
export const formatUnread = (unread: number): string =>
  unread === 0 ? 'No unread notifications' : formatCount(unread, 'unread notification');
