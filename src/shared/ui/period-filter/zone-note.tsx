import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { hasBrowserClock, type Period, writeZone } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';

/** In the bar of a list that stands beside folders, the menu of the dates names it. */
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

/** Names the time zone that days begin in, unless its clocks are the browser's. */
export const ZoneNote = ({ timezone, period }: ZoneNoteProps) =>
  !hasBrowserClock(timezone, period) && (
    <Zone title="Where days begin and end">
      <VisuallyHidden>Time zone: </VisuallyHidden>
      <span>{writeZone(timezone)}</span>
    </Zone>
  );
