import { describeUntil } from '@preroll/rules/time/compared-until';
import { useState } from 'react';
import type { AnalyticsAnswer } from '@/shared/api';
import { writeDay, writeZone } from '@/shared/lib/dates';
import { formatCount, formatNumber } from '@/shared/lib/format';
import { DescriptionList } from '@/shared/ui/description-list';
import { Disclosure } from '@/shared/ui/disclosure';
import type { Report } from '../model/report';
import { writeMoment, writeTime } from '../model/write-time';

/** The time until which both periods are counted, if they are not counted in full. */
const writeUntil = ({ compared_until: until, timezone }: AnalyticsAnswer['passport']): string =>
  until === null ? '' : `, ${describeUntil(new Date(until), timezone)}`;

/** Where the numbers come from, on demand, and their time zone. */
export function Passport({ ask, answer: { passport } }: Pick<Report, 'ask'> & { answer: AnalyticsAnswer }) {
  const [isOpen, setIsOpen] = useState(false);
  const { complete_to, exact, timezone, currency, preliminary, date_from, date_to } = passport;
  return (
    <Disclosure
      label="About these numbers"
      summary={`${exact ? '' : 'Estimate. '}Updated ${writeTime(complete_to, timezone)}`}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <DescriptionList
        items={[
          { term: 'Period', value: `${writeDay(date_from)} – ${writeDay(date_to)}` },
          {
            term: 'Compared with',
            value:
              passport.compare_from === null
                ? ask.compare === 'none' || date_from > ask.today
                  ? 'Nothing'
                  : `Nothing: results are kept since ${writeDay(passport.kept_from)}`
                : `${writeDay(passport.compare_from)} – ${writeDay(passport.compare_to)}${writeUntil(passport)}`,
          },
          { term: 'Complete to', value: writeMoment(complete_to, timezone) },
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
          { term: 'Days and hours of', value: writeZone(timezone) },
        ]}
      />
    </Disclosure>
  );
}
