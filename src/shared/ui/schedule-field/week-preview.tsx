import { Fragment } from 'react';
import { twoDigits } from '@/shared/lib/format';
import { ALL_HOURS, ALL_WEEKDAYS, isScheduled, type Schedule, WEEKDAYS } from './describe-schedule';
import { Week } from './picker-styles';

/** Preview of the week as seven rows of 24 hours. The summary is its accessible name. */
export function WeekPreview({ schedule, label }: { schedule: Schedule; label: string }) {
  return (
    <Week role="img" aria-label={label}>
      <b />
      {[0, 6, 12, 18].map((hour) => (
        <small key={hour}>{twoDigits(hour)}</small>
      ))}
      {ALL_WEEKDAYS.map((weekday) => (
        <Fragment key={weekday}>
          <b>{WEEKDAYS[weekday - 1]}</b>
          {ALL_HOURS.map((hour) => (
            <i key={hour} data-on={isScheduled(schedule, hour, weekday) ? '' : undefined} />
          ))}
        </Fragment>
      ))}
    </Week>
  );
}
