import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { ShieldCheck } from 'lucide-react';
import { advertQueries } from '@/entities/advert';
import { $actsAsModerator, type Cabinet } from '@/entities/session';
import { formatTotal } from '@/shared/lib/format';
import { SidebarLink } from '@/shared/ui/shell';
import { queueCount } from '../model/queue-count';
import { useOpenQueue } from '../model/use-open-queue';

/**
 * Links moderators to their queue, with the number of waiting adverts, and users who can't moderate to the list of
 * those adverts.
 */
export function ModerationLink({ cabinet }: { cabinet: Cabinet }) {
  const isModerator = useUnit($actsAsModerator);
  const isListOpen = useOpenQueue() === 'adverts';
  const { data: count = 0 } = useQuery({ ...advertQueries.count({ state: ['moderate'] }), enabled: isModerator });
  const content = { icon: <ShieldCheck aria-hidden />, label: 'Moderation' };
  return isModerator ? (
    <SidebarLink
      to="/$cabinet/moderation"
      params={{ cabinet }}
      // the list is an alternative view of the queue
      aria-current={isListOpen ? 'page' : undefined}
      count={queueCount(count)}
      countLabel={`${formatTotal(count, 'advert')} to review`}
      {...content}
    />
  ) : (
    <SidebarLink to="/$cabinet/campaigns/adverts" params={{ cabinet }} search={{ status: 'moderate' }} {...content} />
  );
}
