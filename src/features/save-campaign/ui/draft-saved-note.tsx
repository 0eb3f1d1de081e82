import { formatDateTime } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import type { DraftAutosave } from '../model/use-draft-autosave';

const Note = styled('p', { base: { alignSelf: 'center', textStyle: 'small', color: 'text.muted' } });

interface DraftSavedNoteProps {
  draft: Pick<DraftAutosave, 'savedAt' | 'isTooLarge'>;
}

/** Shows whether the input is saved as a draft. */
export const DraftSavedNote = ({ draft: { savedAt, isTooLarge } }: DraftSavedNoteProps) => (
  <Note role="status">
    {savedAt && <span>{`Draft of ${formatDateTime(savedAt)}`}</span>}
    {isTooLarge && <span>Too large to keep as a draft: save it before you leave</span>}
  </Note>
);
