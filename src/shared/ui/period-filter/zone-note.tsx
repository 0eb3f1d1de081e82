import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { formatTimeZone, hasBrowserClock, type Period } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';

/** Hidden on narrow lists, where the menu of the dates names the time zone. */
const Zone = styled('span', {
  base: {
    alignSelf: 'center',
    textStyle: 'small',
    color: 'text.muted',
    '@container (max-width: 64rem)': { display: 'none' },
  },
});

interface ZoneNoteProps {
  /** IANA name. */
  timezone: string;
  period: Period;
}

/** Names the time zone of the days, unless it matches the browser's during the period. */
export const ZoneNote = ({ timezone, period }: ZoneNoteProps) =>
  !hasBrowserClock(timezone, period) && (
    <Zone title="Where days begin and end">
      <VisuallyHidden>Time zone: </VisuallyHidden>
      <span>{formatTimeZone(timezone)}</span>
    </Zone>
  );
