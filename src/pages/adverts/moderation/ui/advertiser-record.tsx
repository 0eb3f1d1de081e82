import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { Cabinet } from '@/entities/session';
import { formatNumber } from '@/shared/lib/format';
import { Link } from '@/shared/ui/link';
import { reviewedQuery } from '../api/reviewed-query';
import { approvedStates } from '../model/approved-states';

const Counts = chakra('span', { base: { color: 'text.muted', fontVariantNumeric: 'tabular-nums' } });

interface AdvertiserRecordProps {
  cabinet: Cabinet;
  userId: number;
}

/** How many adverts of the advertiser moderation has approved and banned so far, with the way to these. */
export function AdvertiserRecord({ cabinet, userId }: AdvertiserRecordProps) {
  const { data } = useQuery(reviewedQuery(userId));
  if (!data) return null;
  const linked = (count: number, words: string, status: string) =>
    count === 0 ? (
      words
    ) : (
      <Link to="/$cabinet/campaigns/adverts" params={{ cabinet }} search={{ owner: userId, status }}>
        {words}
      </Link>
    );
  const { approved, banned } = data;
  return (
    <Counts>
      {linked(approved, `${formatNumber(approved)} approved`, approvedStates.join(','))}
      {', '}
      {linked(banned, `${formatNumber(banned)} banned`, 'ban')}
    </Counts>
  );
}
