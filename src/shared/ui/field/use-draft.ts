import { useState } from 'react';

interface Draft {
  text: string;
  value: unknown;
}

/**
 * Keeps the typed text of a field whose value isn't text, such as a number or a date. The text stays as typed until
 * blur; a value set in another way (reset, arrow keys, a preset) is shown immediately.
 *
 * @param value the form value
 * @param write formats a value as text
 */
export function useDraft(value: unknown, write: (value: unknown) => string) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const isFresh = draft !== null && Object.is(draft.value, value);
  return {
    text: isFresh ? draft.text : write(value),
    /** Stores the typed text with the value parsed from it. */
    edit: (text: string, parsed: unknown) => setDraft({ text, value: parsed }),
    /** Shows another text for the same value while the field has the focus. The selection is kept. */
    startEditing: (input: HTMLInputElement, text: string) => {
      if (text === input.value) return;
      const isSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
      setDraft({ text, value });
      if (isSelected) queueMicrotask(() => input.select());
    },
    discard: () => setDraft(null),
  };
}
