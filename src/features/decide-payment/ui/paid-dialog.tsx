import { lastBankDay } from '@preroll/rules/finance/bank-day';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { BankPaymentDetails } from '@/shared/contract';
import { accountToday } from '@/shared/lib/dates';
import { contractResolver } from '@/shared/lib/forms';
import { DateField } from '@/shared/ui/date-field';
import { TextField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';

const resolver = contractResolver(z.object({ bank_payment: BankPaymentDetails }));

interface PaidDialogProps {
  /** As shown: "RUB 500.00". */
  amount: string;
  /** Whose deposit it is. */
  name: string;
  onSubmit: (payment: BankPaymentDetails) => Promise<unknown>;
  onClose: () => void;
}

/** Asks which payment at the bank has paid a deposit. Its owner reads it. */
export function PaidDialog({ amount, name, onSubmit, onClose }: PaidDialogProps) {
  const [{ today, last }] = useState(() => ({ today: accountToday(), last: lastBankDay() }));
  const form = useForm({
    ...formBehaviour,
    resolver,
    defaultValues: { bank_payment: { date: today, payer: '', reference: '' } },
  });
  return (
    <FormDialog
      title={`Mark ${amount} as paid?`}
      form={form}
      onSubmit={({ bank_payment }) => onSubmit(bank_payment)}
      onClose={onClose}
      submitLabel="Mark as paid"
    >
      <p>{`The amount is added to the balance of ${name}, and the invoice is closed.`}</p>
      <DateField name="bank_payment.date" label="Received on" max={last} required />
      <TextField name="bank_payment.payer" label="Payer" help="As in the bank statement" />
      <TextField name="bank_payment.reference" label="Reference" help="The bank’s number of the payment" />
    </FormDialog>
  );
}
