import { chakra } from '@chakra-ui/react/styled-system';

const Why = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'text.muted' } });

interface StateNoteProps {
  /** A word, or two. */
  label: string;
  /** What else there is to say; null where the word says all of it. */
  note: string | null;
}

/** Whether something serves, in a row. */
export const StateNote = ({ label, note }: StateNoteProps) => (
  <>
    {label}
    {note !== null && <Why>{note}</Why>}
  </>
);
