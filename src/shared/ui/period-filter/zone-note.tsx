import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { hasBrowserClock, type Period, writeZone } from '@/shared/lib/dates';

const Zone = chakra('span', { base: { alignSelf: 'center', textStyle: 'small', color: 'text.muted' } });

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
