import type { BankPayment } from '@/shared/api';
import { formatDay } from '@/shared/lib/dates';
import { DescriptionList } from '@/shared/ui/description-list';
import { Section } from '@/shared/ui/section';

const recordedLabels: Record<BankPayment['source'], string> = { statement: 'Imported by', admin: 'Entered by' };

/** The bank payment that paid a deposit. Admins also see its purpose and who entered it. */
export function BankPaymentSection({ payment }: { payment: BankPayment }) {
  const { date, payer, reference, purpose, source, recorded_by_name: recordedBy } = payment;
  return (
    <Section title="Bank payment">
      <DescriptionList
        items={[
          { term: 'Received on', value: formatDay(date) },
          { term: 'Payer', value: payer },
          { term: 'Reference', value: reference },
          ...(purpose ? [{ term: 'Payment purpose', value: purpose }] : []),
          ...(recordedBy === null ? [] : [{ term: recordedLabels[source], value: recordedBy }]),
        ]}
      />
    </Section>
  );
}
