import { approvedStatuses } from '@preroll/rules/advert/advert-statuses';
import { useQuery } from '@tanstack/react-query';
import { advertQueries } from '@/entities/advert';
import type { Cabinet } from '@/entities/session';
import { formatNumber } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { Link } from '@/shared/ui/link';

const Counts = styled('span', { base: { color: 'text.muted', fontVariantNumeric: 'tabular-nums' } });

interface AdvertiserRecordProps {
  cabinet: Cabinet;
  userId: number;
}

/** How many adverts of the advertiser are approved and how many are banned, with links to them. */
export function AdvertiserRecord({ cabinet, userId }: AdvertiserRecordProps) {
  const { data: approved } = useQuery(advertQueries.count({ state: [...approvedStatuses], owner_id: userId }));
  const { data: banned } = useQuery(advertQueries.count({ state: ['ban'], owner_id: userId }));
  if (approved === undefined || banned === undefined) return null;
  const linked = (count: number, words: string, status: string) =>
    count === 0 ? (
      <span>{words}</span>
    ) : (
      <Link to="/$cabinet/campaigns/adverts" params={{ cabinet }} search={{ owner: userId, status }}>
        {words}
      </Link>
    );
  return (
    <Counts>
      {linked(approved, `${formatNumber(approved)} approved`, approvedStatuses.join(','))}
      <span>, </span>
      {linked(banned, `${formatNumber(banned)} banned`, 'ban')}
    </Counts>
  );
}
