import { useQuery } from '@tanstack/react-query';
import { SearchCheck } from 'lucide-react';
import type { Cabinet } from '@/entities/session';
import { siteQueries } from '@/entities/site';
import { formatNumber } from '@/shared/lib/format';
import { SidebarLink } from '@/shared/ui/shell';
import { queueCount } from '../model/queue-count';

export function SiteReviewLink({ cabinet }: { cabinet: Cabinet }) {
  const { data: count = 0 } = useQuery(siteQueries.waiting());
  return (
    <SidebarLink
      to="/$cabinet/sites/review"
      params={{ cabinet }}
      icon={<SearchCheck aria-hidden />}
      label="Site review"
      count={queueCount(count)}
      countLabel={`${formatNumber(count)} waiting`}
    />
  );
}
