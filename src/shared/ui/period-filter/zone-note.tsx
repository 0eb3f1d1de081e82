import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { hasBrowserClock, type Period } from '@/shared/lib/dates';

const Zone = chakra('span', { base: { alignSelf: 'center', textStyle: 'small', color: 'text.muted' } });

interface ZoneNoteProps {
  /** IANA name. */
  timezone: string;
  period: Period;
}

/** Names the time zone that days begin in, unless its clocks are the browser's. */
export default function ZoneNote({ timezone, period }: ZoneNoteProps) {
  if (hasBrowserClock(timezone, period)) return null;
  return (
    <Zone title="Where days begin and end">
      <VisuallyHidden>Time zone: </VisuallyHidden>
      {timezone.replaceAll('_', ' ')}
    </Zone>
  );
}
