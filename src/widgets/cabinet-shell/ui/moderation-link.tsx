import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { advertQueries } from '@/entities/advert';
import type { Cabinet } from '@/entities/session';
import { formatCount } from '@/shared/lib/format';
import { SidebarLink } from '@/shared/ui/shell';
import { queueCount } from '../model/queue-count';
import { useOnceLoaded } from '../model/use-once-loaded';

/** Leads to the adverts that wait for review, with their number. */
export function ModerationLink({ cabinet }: { cabinet: Cabinet }) {
  const isLoaded = useOnceLoaded();
  const { data: count = 0 } = useQuery({ ...advertQueries.count('moderate'), enabled: isLoaded });
  return (
    <SidebarLink
      to="/$cabinet/campaigns/adverts"
      params={{ cabinet }}
      search={{ status: 'moderate' }}
      icon={<ShieldCheck aria-hidden />}
      label="Moderation"
      count={queueCount(count)}
      countLabel={`${formatCount(count, 'advert')} to review`}
    />
  );
}
