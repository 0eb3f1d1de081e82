import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, useState } from 'react';
import type { Cabinet } from '@/entities/session';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { SidebarButton } from '@/shared/ui/shell';
import { notificationQueries } from '../api/notification-queries';
import { queueCount } from '../model/queue-count';

const load = () => import('./notifications-panel');
// the panel's code loads on first use: most visits never open it
const NotificationsPanel = lazy(async () => ({ default: (await load()).NotificationsPanel }));

/** How many notifications the user has not read, and the way to them. */
export function CabinetBell({ cabinet }: { cabinet: Cabinet }) {
  const { data: unread = 0 } = useQuery(notificationQueries.unread());
  const [isOpen, setIsOpen] = useState(false);
  const preload = () => void load();
  const close = () => setIsOpen(false);
  return (
    <>
      <SidebarButton
        icon={<Bell aria-hidden />}
        label="Notifications"
        count={queueCount(unread)}
        countLabel={`${unread} unread`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <LazyBoundary onLoadError={close}>
          <NotificationsPanel cabinet={cabinet} onClosed={close} />
        </LazyBoundary>
      )}
    </>
  );
}
