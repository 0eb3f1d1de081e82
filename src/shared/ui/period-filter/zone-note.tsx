import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { hasBrowserClock, type Period, writeZone } from '@/shared/lib/dates';

const Zone = chakra('span', { base: { alignSelf: 'center', textStyle: 'small', color: 'text.muted' } });

const Line = chakra('p', { base: { py: '2', textStyle: 'small', color: 'text.muted' } });

interface ZoneNoteProps {
  /** IANA name. */
  timezone: string;
  period: Period;
  /** Whether it is named also where its clocks are the browser's. */
  isAlwaysNamed: boolean;
}

/** Names the time zone that days begin in, unless its clocks are the browser's. */
export const ZoneNote = ({ timezone, period, isAlwaysNamed }: ZoneNoteProps) =>
  (isAlwaysNamed || !hasBrowserClock(timezone, period)) && (
    <Zone title="Where days begin and end">
      <VisuallyHidden>Time zone: </VisuallyHidden>
      <span>{writeZone(timezone)}</span>
    </Zone>
  );

/** Says below the sums of many owners' records that each counts in its own days. */
export const OwnersDaysNote = () => (
  <Line>These sums count days in each owner’s time zone. Analytics uses one time zone, so its sums can differ.</Line>
);
