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
  /** The formatted amount: "RUB 500.00". */
  amount: string;
  /** The name of the deposit's owner. */
  name: string;
  onSubmit: (payment: BankPaymentDetails) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the bank payment that paid a deposit. It is shown to the deposit's owner. */
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
