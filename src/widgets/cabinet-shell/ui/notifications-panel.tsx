import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { Cabinet } from '@/entities/session';
import { markAllNotificationsRead, markNotificationsRead, type Notification } from '@/shared/api';
import { entriesOf } from '@/shared/lib/paging';
import { Button } from '@/shared/ui/button';
import { Drawer } from '@/shared/ui/drawer';
import { failureOf } from '@/shared/ui/error-state';
import { Notice, NoticeList } from '@/shared/ui/notice';
import { notificationKey } from '../api/notification-key';
import { notificationQueries } from '../api/notification-queries';
import { describeNotification } from '../model/describe-notification';
import { useNotificationTarget } from '../model/use-notification-target';
import { notificationPicture } from './notification-picture';

const meta = { invalidates: [{ queryKey: notificationKey }] };

interface NotificationsPanelProps {
  cabinet: Cabinet;
  onClosed: () => void;
}

/** The user's notifications. Opening one marks it as read. */
export function NotificationsPanel({ cabinet, onClosed }: NotificationsPanelProps) {
  const query = useInfiniteQuery(notificationQueries.list());
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const items = data && entriesOf(data.pages);
  const { mutate: markRead } = useMutation({ meta, mutationFn: (id: number) => markNotificationsRead({ ids: [id] }) });
  const markAll = useMutation({ meta, mutationFn: (upTo: number) => markAllNotificationsRead({ up_to: upTo }) });
  const targetOf = useNotificationTarget(cabinet);

  const noticeOf = (notification: Notification, at: Date) => (
    <Notice
      {...targetOf(notification)}
      // a link may lead to another cabinet, whose data can't be loaded before it is entered
      preload={false}
      {...notificationPicture(notification.kind)}
      text={describeNotification(notification)}
      at={at}
      unread={notification.read_at === null}
      onClick={() => notification.read_at === null && markRead(notification.id)}
    />
  );

  const latest = items?.[0];
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <Drawer
      label="Notifications"
      action={
        latest &&
        unread > 0 && (
          <Button variant="ghost" size="sm" loading={markAll.isPending} onClick={() => markAll.mutate(latest.id)}>
            Mark all as read
          </Button>
        )
      }
      onClosed={onClosed}
    >
      <NoticeList
        label="Notifications"
        empty={{
          title: 'No notifications yet',
          text: 'What is decided about your adverts and sites, and what becomes of your payments, will be listed here.',
        }}
        older={hasNextPage ? { onShow: () => void fetchNextPage(), loading: isFetchingNextPage } : undefined}
        error={failureOf(query)}
        items={items?.map((notification) => {
          const at = new Date(notification.created_at);
          return { key: notification.id, at, notice: noticeOf(notification, at) };
        })}
      />
    </Drawer>
  );
}
