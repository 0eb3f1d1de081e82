import { useQuery } from '@tanstack/react-query';
import { MenuDot } from '@/shared/ui/shell';
import { notificationQueries } from '../api/notification-queries';
import { formatUnread } from '../model/format-unread';

/** Marks the menu button if there are unread notifications and the bell is inside the menu. */
export function UnreadDot() {
  const { data: unread = 0 } = useQuery(notificationQueries.unread());
  return unread > 0 && <MenuDot label={formatUnread(unread)} />;
}
