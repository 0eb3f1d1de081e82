import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from '@/shared/theme';
import { analyticsQueries } from '../api/analytics-queries';

/** In milliseconds: an answer that comes sooner needs no words. */
const SLOW = 2_000;

const Root = styled('p', {
  base: { alignSelf: 'center', ms: 'auto', textStyle: 'small', color: 'text.muted', _empty: { display: 'none' } },
});

/** Stands while the first answer is on its way, and says why once that takes long. */
export function SlowAnswer({ cabinet }: { cabinet: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  return <Root role="status">{isSlow && <Reason cabinet={cabinet} />}</Root>;
}

/** The catalogue answers anyway, and knows whether the store has. */
function Reason({ cabinet }: { cabinet: string }) {
  const { data, isFetchedAfterMount } = useQuery({ ...analyticsQueries.fields(cabinet), refetchOnMount: 'always' });
  if (!isFetchedAfterMount) return null;
  return data?.starting ? 'The event store is starting…' : 'Still counting…';
}
