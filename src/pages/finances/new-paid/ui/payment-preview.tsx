import { useWatch } from 'react-hook-form';
import type { Balance } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Section } from '@/shared/ui/section';
import { describePayment } from '../model/describe-payment';
import type { PaymentType, PaymentValues } from '../model/payment-form';

const List = styled('ol', {
  base: { display: 'grid', gap: '2', ps: '5', listStyle: 'decimal', fontVariantNumeric: 'tabular-nums' },
});

const Hint = styled('p', { base: { color: 'text.muted' } });

interface PaymentPreviewProps {
  type: PaymentType;
  balance: Balance | undefined;
}

export function PaymentPreview({ type, balance }: PaymentPreviewProps) {
  const amount: PaymentValues['amount'] | null = useWatch({ name: 'amount' });
  const steps = balance ? describePayment(type, amount, balance) : null;
  return (
    <Section title="What will happen">
      {steps === null ? (
        <Hint>Choose a client to see it.</Hint>
      ) : (
        <List>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </List>
      )}
    </Section>
  );
}
