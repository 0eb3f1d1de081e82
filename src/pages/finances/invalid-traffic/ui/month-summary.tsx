import { percentFormat } from '@preroll/rules/analytics/percent-format';
import type { InvalidTraffic } from '@/shared/api';
import { formatMonth } from '@/shared/lib/dates';
import { formatCount, numberFormatter } from '@/shared/lib/format';
import { styled } from '@/shared/theme';

const Text = styled('p', { base: { maxW: 'prose', mb: '4', color: 'text.muted' } });

const formatRate = numberFormatter(percentFormat('invalid_rate'));

const mostOf = (items: InvalidTraffic['items'], count: 'impressions' | 'events') =>
  items.reduce<InvalidTraffic['items'][number] | undefined>(
    (most, item) => (most === undefined || item[count] > most[count] ? item : most),
    undefined,
  );

/** `3.1% of the impressions of October 2026 are invalid, most often “Data centre”.` */
function rateOf({ month, invalid_rate: rate, total, items }: InvalidTraffic): string {
  const isOfImpressions = rate !== null && total.impressions > 0;
  const most = mostOf(items, isOfImpressions ? 'impressions' : 'events');
  const why = most === undefined ? '' : `, most often “${most.name}”`;
  return isOfImpressions
    ? `${formatRate(rate)} of the impressions of ${formatMonth(month)} are invalid${why}.`
    : `No impression of ${formatMonth(month)} is invalid${why === '' ? '' : '; other events are'}${why}.`;
}

export const MonthSummary = ({ traffic, isOwn }: { traffic: InvalidTraffic; isOwn: boolean }) => (
  <Text>
    <span>{rateOf(traffic)}</span>
    {!isOwn && <span>{` Counted for ${traffic.user_name}.`}</span>}
    <span>{` ${formatCount(traffic.impressions, 'impression')} are valid. `}</span>
    <span>{`Days begin in ${traffic.timezone}.`}</span>
    {traffic.preliminary && <span> Late events may still come.</span>}
  </Text>
);
