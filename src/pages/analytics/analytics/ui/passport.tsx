import { describeUntil } from '@preroll/rules/time/compared-until';
import { useState } from 'react';
import type { AnalyticsAnswer } from '@/shared/api';
import { formatDay, formatTimeZone } from '@/shared/lib/dates';
import { formatCount, formatNumber } from '@/shared/lib/format';
import { DescriptionList } from '@/shared/ui/description-list';
import { Disclosure } from '@/shared/ui/disclosure';
import { formatMoment, formatTime } from '../model/format-time';
import type { Report } from '../model/report';

/** The time until which both periods are counted, if they are not counted in full. */
const formatUntil = ({ compared_until: until, timezone }: AnalyticsAnswer['passport']): string =>
  until === null ? '' : `, ${describeUntil(new Date(until), timezone)}`;

/** Where the numbers come from, on demand, and their time zone. */
export function Passport({ spec, answer: { passport } }: Pick<Report, 'spec'> & { answer: AnalyticsAnswer }) {
  const [isOpen, setIsOpen] = useState(false);
  const { complete_to, exact, timezone, currency, preliminary, date_from, date_to } = passport;
  return (
    <Disclosure
      label="About these numbers"
      summary={`${exact ? '' : 'Estimate. '}Updated ${formatTime(complete_to, timezone)}`}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <DescriptionList
        items={[
          { term: 'Period', value: `${formatDay(date_from)} – ${formatDay(date_to)}` },
          {
            term: 'Compared with',
            value:
              passport.compare_from === null
                ? spec.compare === 'none' || date_from > spec.today
                  ? 'Nothing'
                  : `Nothing: results are kept since ${formatDay(passport.kept_from)}`
                : `${formatDay(passport.compare_from)} – ${formatDay(passport.compare_to)}${formatUntil(passport)}`,
          },
          { term: 'Complete to', value: formatMoment(complete_to, timezone) },
          {
            term: 'State',
            value: preliminary
              ? 'Preliminary: the period is not over, or late events may still come.'
              : 'Final: nothing more is expected.',
          },
          { term: 'Accuracy', value: exact ? 'Exact: nothing is sampled or cut.' : 'Estimated from a sample.' },
          { term: 'Currency', value: currency },
          {
            term: 'Read',
            value: `${formatCount(passport.rows_read, 'row')} in ${formatNumber(Math.round(passport.elapsed_ms))} ms`,
          },
          { term: 'Days and hours of', value: formatTimeZone(timezone) },
        ]}
      />
    </Disclosure>
  );
}
