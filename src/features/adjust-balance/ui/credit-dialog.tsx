import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { transactionQueries } from '@/entities/transaction';
import { userQueries } from '@/entities/user';
import { type Balance, updateCreditLimit } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';
import { TextareaField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { MoneyField } from '@/shared/ui/money-field';
import { type CreditValues, creditResolver } from '../model/adjustment-form';

interface CreditDialogProps {
  userId: number;
  name: string;
  balance: Balance;
  onClose: () => void;
}

/** Sets how far a user's free balance may fall below 0. */
export function CreditDialog({ userId, name, balance, onClose }: CreditDialogProps) {
  const resolver = useMemo(() => creditResolver(balance), [balance]);
  const form = useForm<CreditValues>({
    ...formBehaviour,
    resolver,
    defaultValues: { credit_limit: balance.credit_limit, comment: '' },
  });
  const { mutateAsync: save } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: transactionQueries.all() }, { queryKey: userQueries.all() }],
      success: 'Credit limit saved',
    },
    mutationFn: (values: CreditValues) => updateCreditLimit({ user_id: userId, currency: balance.currency, ...values }),
  });
  return (
    <FormDialog title={`Credit of ${name}`} form={form} onSubmit={save} onClose={onClose}>
      <MoneyField
        name="credit_limit"
        label="Credit limit"
        currency={balance.currency}
        required
        help={`How far the free balance, now ${formatAmount(balance.free, balance, { bare: true })}, may fall below 0`}
      />
      <TextareaField name="comment" label="Comment" required />
    </FormDialog>
  );
}
