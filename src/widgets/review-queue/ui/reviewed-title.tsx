import type { ReactNode } from 'react';
import { formatDateTime, formatDayAndTime } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';

const Title = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    mt: '4',
    mb: '3',
    '& h2': { textStyle: 'sectionTitle', minW: '0', overflowWrap: 'anywhere' },
    '& time': { ms: 'auto', textStyle: 'caption', color: 'money.text', fontVariantNumeric: 'tabular-nums' },
  },
});

/** `11:08`, with the date unless it is today. */
function sinceWhen(date: Date, now: number): string {
  const moment = formatDayAndTime(date);
  return moment.day === formatDayAndTime(now).day ? moment.time : formatDateTime(date);
}

interface ReviewedTitleProps {
  name: string;
  children: ReactNode;
  /** When the entry was submitted; null if it isn't waiting. */
  waitingSince: Date | null;
  now: number;
}

export const ReviewedTitle = ({ name, children, waitingSince, now }: ReviewedTitleProps) => (
  <Title>
    <h2>{name}</h2>
    {children}
    {waitingSince && (
      <time dateTime={waitingSince.toISOString()}>{`in review since ${sinceWhen(waitingSince, now)}`}</time>
    )}
  </Title>
);
