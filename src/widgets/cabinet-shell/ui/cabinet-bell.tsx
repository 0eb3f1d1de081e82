import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { Cabinet } from '@/entities/session';
import { SidebarButton } from '@/shared/ui/shell';
import { notificationQueries } from '../api/notification-queries';
import { queueCount } from '../model/queue-count';
import { NotificationsPanel } from './notifications-panel';

/** The number of unread notifications, and the panel with all of them. */
export function CabinetBell({ cabinet }: { cabinet: Cabinet }) {
  const { data: unread = 0 } = useQuery(notificationQueries.unread());
  const [isOpen, setIsOpen] = useState(false);
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
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <NotificationsPanel cabinet={cabinet} onClosed={close} />}
    </>
  );
}
