import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { describeUntil, writeUntil } from '@preroll/rules/time/compared-until';

const Note = chakra('span', {
  base: { alignSelf: 'center', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
  variants: { isShort: { true: { fontWeight: 'normal' }, false: { textStyle: 'small' } } },
});

interface UntilNoteProps {
  until: Date;
  /** IANA name. */
  timezone: string;
  /** In a row with other chips. */
  isShort?: boolean;
}

/** Says until when a period that holds today and the one that it is compared with count. */
export const UntilNote = ({ until, timezone, isShort = false }: UntilNoteProps) => (
  <Note
    isShort={isShort}
    title="Today counts until now, and the day that it is compared with until the same time: both sides are as long"
  >
    {isShort ? (
      <>
        <span>{writeUntil(until, timezone)}</span>
        <VisuallyHidden> on both sides</VisuallyHidden>
      </>
    ) : (
      describeUntil(until, timezone)
    )}
  </Note>
);
