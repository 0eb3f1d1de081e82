import { useState } from 'react';

interface Draft {
  text: string;
  value: unknown;
}

/**
 * The text of a field whose value is something else than its text (a number, a day). What is typed stands as it was
 * typed until the field is left; a value that comes by another way (reset, arrow keys, a preset) shows at once.
 *
 * @param value what the form holds
 * @param write the text for a value
 */
export function useDraft(value: unknown, write: (value: unknown) => string) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const isFresh = draft !== null && Object.is(draft.value, value);
  return {
    text: isFresh ? draft.text : write(value),
    /** Keeps what was typed, together with the value that was made of it. */
    keep: (text: string, made: unknown) => setDraft({ text, value: made }),
    /** From now on the value is written in its own way. */
    settle: () => setDraft(null),
  };
}
