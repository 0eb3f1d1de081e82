import { documentStatusLabels } from '@/entities/transaction';
import { authorOf } from '@/entities/user';
import type { FieldChange, InvoiceDetail, InvoiceStatus } from '@/shared/api';
import { changeActionLabels } from '@/shared/api';
import { Section } from '@/shared/ui/section';
import { Timeline } from '@/shared/ui/timeline';

const fieldLabels: Record<string, string> = {
  status: 'State',
  subject: 'Payment purpose',
  lines: 'Lines',
  void_reason: 'Reason',
};

const textOf = (field: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return field === 'status' ? documentStatusLabels[value as InvoiceStatus] : String(value);
};

const describe = ({ field, old, new: now }: FieldChange) => ({
  field: fieldLabels[field] ?? field,
  from: textOf(field, old),
  to: textOf(field, now),
});

/** The history of a document. Entries of documents that the platform issued by itself have no author. */
export function DocumentHistory({ document, name }: { document: InvoiceDetail; name: string }) {
  const entries = document.history.map((change) => ({
    id: change.id,
    at: change.created_at,
    who: authorOf(change),
    what: changeActionLabels[change.action],
    // the initial values are on the page itself
    changes:
      change.action === 'created'
        ? []
        : change.fields.filter(({ field, old, new: now }) => textOf(field, old) !== textOf(field, now)).map(describe),
  }));
  const isCreated = document.history.at(-1)?.action === 'created';
  return (
    <Section title="History">
      <Timeline
        label={`History of ${name}`}
        entries={isCreated ? entries : [...entries, { id: 'creation', at: document.created_at, what: 'Issued' }]}
      />
    </Section>
  );
}
