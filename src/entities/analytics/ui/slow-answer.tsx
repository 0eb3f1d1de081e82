import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from '@/shared/theme';
import { analyticsQueries } from '../api/analytics-queries';

/** In milliseconds; faster answers need no explanation. */
const SLOW_AFTER_MS = 2_000;

const Root = styled('p', {
  base: { alignSelf: 'center', ms: 'auto', textStyle: 'small', color: 'text.muted', _empty: { display: 'none' } },
});

/** Shown while the first answer is loading; if that takes long, it explains why. */
export function SlowAnswer({ cabinet }: { cabinet: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Root role="status">{isSlow && <Reason cabinet={cabinet} />}</Root>;
}

/** The catalogue of fields answers at any time and says whether the event store is still starting. */
function Reason({ cabinet }: { cabinet: string }) {
  const { data, isFetchedAfterMount } = useQuery({ ...analyticsQueries.fields(cabinet), refetchOnMount: 'always' });
  if (!isFetchedAfterMount) return null;
  return data?.starting ? 'The event store is starting…' : 'Still counting…';
}
