import type { FieldChange, InvoiceDetail } from '@/shared/api';
import type { DraftValues } from './draft-form';

const labels: Record<string, string> = { subject: 'Payment purpose', lines: 'Lines' };

const textOf = (value: unknown): string | null =>
  Array.isArray(value)
    ? (value as DraftValues['lines']).map(({ title, total }) => `${title}: ${total}`).join('; ')
    : value
      ? String(value)
      : null;

/** The edits of a draft, described for a user who is editing it as well. */
export const draftEdits = (draft: InvoiceDetail | undefined) => ({
  readChanges: async () => draft?.history ?? [],
  describe: ({ field, old, new: next }: FieldChange) => ({
    field: labels[field] ?? field,
    from: textOf(old),
    to: textOf(next),
  }),
});
