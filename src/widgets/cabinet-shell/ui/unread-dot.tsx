import { useQuery } from '@tanstack/react-query';
import { MenuDot } from '@/shared/ui/shell';
import { notificationQueries } from '../api/notification-queries';
import { unreadWords } from '../model/unread-words';

/** Tells of unread notifications where the bell is behind the menu button. */
export function UnreadDot() {
  const { data: unread = 0 } = useQuery(notificationQueries.unread());
  return unread > 0 && <MenuDot label={unreadWords(unread)} />;
}
