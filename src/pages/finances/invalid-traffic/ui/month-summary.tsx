import { percentFormat } from '@preroll/rules/analytics/percent-format';
import type { InvalidTraffic } from '@/shared/api';
import { writeMonth } from '@/shared/lib/dates';
import { formatCount, numberFormatter } from '@/shared/lib/format';
import { styled } from '@/shared/theme';

const Text = styled('p', { base: { maxW: 'prose', mb: '4', color: 'text.muted' } });

const formatRate = numberFormatter(percentFormat('invalid_rate'));

/** `3.1% of the impressions of October 2026 are invalid, most often “Data centre”.` */
function rateOf({ month, invalid_rate: rate, total, items: [most] }: InvalidTraffic): string {
  const why = most === undefined ? '' : `, most often “${most.name}”`;
  return rate === null || total.impressions === 0
    ? `No impression of ${writeMonth(month)} is invalid${why === '' ? '' : '; other events are'}${why}.`
    : `${formatRate(rate)} of the impressions of ${writeMonth(month)} are invalid${why}.`;
}

/** What of a month is not paid, in words. */
export const MonthSummary = ({ traffic }: { traffic: InvalidTraffic }) => (
  <Text>
    <span>{rateOf(traffic)}</span>
    <span>{` ${formatCount(traffic.impressions, 'impression')} are valid. `}</span>
    <span>{`Days begin in ${traffic.timezone}.`}</span>
    {traffic.preliminary && <span> Late events may still come.</span>}
  </Text>
);
