import { chakra } from '@chakra-ui/react/styled-system';
import { formatDateTime } from '@/shared/lib/dates';
import type { Kept } from '../model/use-draft-writes';

const Note = chakra('p', { base: { alignSelf: 'center', textStyle: 'small', color: 'text.muted' } });

/** What would be left of the form if the tab were closed now. */
export const KeptNote = ({ kept: { at, isTooLarge } }: { kept: Kept }) => (
  <Note role="status">
    {at && `Draft of ${formatDateTime(at)}`}
    {isTooLarge && 'Too large to keep as a draft: save it before you leave'}
  </Note>
);
