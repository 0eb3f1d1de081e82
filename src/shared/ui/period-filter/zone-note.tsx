import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type Day, hasBrowserClock } from '@/shared/lib/dates';

const Zone = chakra('span', { base: { alignSelf: 'center', textStyle: 'small', color: 'text.muted' } });

interface ZoneNoteProps {
  /** IANA name. */
  timezone: string;
  days: readonly Day[];
}

/** Names the time zone that days begin in, unless its clocks are the browser's. */
export default function ZoneNote({ timezone, days }: ZoneNoteProps) {
  if (hasBrowserClock(timezone, days)) return null;
  return (
    <Zone title="Where days begin and end">
      <VisuallyHidden>Time zone: </VisuallyHidden>
      {timezone.replaceAll('_', ' ')}
    </Zone>
  );
}
