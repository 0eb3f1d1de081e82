import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { hasBrowserClock, type Period, writeZone } from '@/shared/lib/dates';

const Zone = chakra('span', { base: { alignSelf: 'center', textStyle: 'small', color: 'text.muted' } });

/**
 * When a screen names its time zone: `elsewhere` where clocks differ from the browser's, `always`, or `per-owner` for
 * rows each of which has its own.
 */
export type ZoneNaming = 'elsewhere' | 'always' | 'per-owner';

interface ZoneNoteProps {
  /** IANA name. */
  timezone: string;
  period: Period;
  naming: ZoneNaming;
}

/** Names the time zone that days begin in. */
export const ZoneNote = ({ timezone, period, naming }: ZoneNoteProps) =>
  (naming !== 'elsewhere' || !hasBrowserClock(timezone, period)) && (
    <Zone title="Where days begin and end">
      {naming === 'per-owner' ? (
        <span>Days in each owner’s time zone</span>
      ) : (
        <>
          <VisuallyHidden>Time zone: </VisuallyHidden>
          <span>{writeZone(timezone)}</span>
        </>
      )}
    </Zone>
  );
