import { transactionStatusLabels } from '@/entities/transaction';
import { authorOf } from '@/entities/user';
import type { FieldChange, TransactionDetail, TransactionStatus } from '@/shared/api';
import { changeActionLabels } from '@/shared/api';
import { Section } from '@/shared/ui/section';
import { Timeline } from '@/shared/ui/timeline';

const fieldLabels: Record<string, string> = { status: 'State', reject_reason: 'Reason' };

const textOf = (field: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return field === 'status' ? transactionStatusLabels[value as TransactionStatus] : String(value);
};

const describe = ({ field, old, new: now }: FieldChange) => ({
  field: fieldLabels[field] ?? field,
  from: textOf(field, old),
  to: textOf(field, now),
});

export function TransactionHistory({ transaction }: { transaction: TransactionDetail }) {
  const { id, history, created_at, created_by_name, timezone } = transaction;
  return (
    <Section title="History">
      <Timeline
        label={`History of no. ${id}`}
        zone={timezone}
        entries={[
          ...history.map((change) => ({
            id: change.id,
            at: change.created_at,
            who: authorOf(change),
            what: changeActionLabels[change.action],
            changes: change.fields.map(describe),
          })),
          { id: 'creation', at: created_at, what: 'Created', ...(created_by_name && { who: created_by_name }) },
        ]}
      />
    </Section>
  );
}
