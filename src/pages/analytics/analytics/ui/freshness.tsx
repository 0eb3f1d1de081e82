import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { AnalyticsAnswer } from '@/shared/api';
import { styled } from '@/shared/theme';
import { IconButton } from '@/shared/ui/icon-button';
import { formatTime } from '../model/format-time';

const Root = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    ms: 'auto',
    textStyle: 'small',
    color: 'text.muted',
    fontVariantNumeric: 'tabular-nums',
    '&[data-stale]': { color: 'tone.warning.text' },
  },
});

/** When the numbers were read. A period that includes today is refetched while the page is visible. */
export function Freshness({ query }: { query: UseQueryResult<AnalyticsAnswer> }) {
  const { data, isError, refetch } = query;
  if (!data) return null;
  const time = formatTime(data.fresh_at, data.passport.timezone);
  return (
    <Root data-stale={isError || undefined}>
      <span>{isError ? `Not refreshed since ${time}` : `As of ${time}`}</span>
      <IconButton size="sm" label="Refresh" icon={<RotateCw aria-hidden />} onClick={() => void refetch()} />
    </Root>
  );
}
