import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { formatUntil } from '@preroll/rules/time/compared-until';
import { styled } from '@/shared/theme';

const Note = styled('span', {
  base: {
    alignSelf: 'center',
    textStyle: 'small',
    fontWeight: 'normal',
    color: 'text.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface UntilNoteProps {
  until: Date;
  /** IANA name. */
  timezone: string;
}

/** Explains until when the current day, and the day it is compared with, are counted. */
export const UntilNote = ({ until, timezone }: UntilNoteProps) => (
  <Note title="Today counts until now, and the day that it is compared with until the same time: both sides are as long">
    <span>{formatUntil(until, timezone)}</span>
    <VisuallyHidden> on both sides</VisuallyHidden>
  </Note>
);
