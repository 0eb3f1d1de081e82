import { chakra } from '@chakra-ui/react/styled-system';

const Why = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'text.muted' } });

interface StateNoteProps {
  /** One or two words. */
  label: string;
  /** Further explanation; null if the label is enough. */
  note: string | null;
}

/** A table cell with a serving state and its reason. */
export const StateNote = ({ label, note }: StateNoteProps) => (
  <>
    {label}
    {note !== null && <Why>{note}</Why>}
  </>
);
