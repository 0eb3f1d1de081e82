import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { randomUuid, transactionQueries } from '@/entities/transaction';
import { userQueries } from '@/entities/user';
import { type Balance, createAdjustment } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';
import { TextareaField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { MoneyField } from '@/shared/ui/money-field';
import {
  type AdjustmentType,
  type AdjustmentValues,
  adjustmentLabels,
  adjustmentResolver,
} from '../model/adjustment-form';

interface AdjustDialogProps {
  type: AdjustmentType;
  userId: number;
  name: string;
  balances: readonly Balance[];
  onClose: () => void;
}

/** Posts a correction, bonus or refund at once. Submitting twice posts it only once. */
export function AdjustDialog({ type, userId, name, balances, onClose }: AdjustDialogProps) {
  const [key] = useState(randomUuid);
  const codes = balances.map(({ currency }) => currency);
  const [first = ''] = codes;
  const resolver = useMemo(() => adjustmentResolver(type, balances), [type, balances]);
  const form = useForm<AdjustmentValues>({
    ...formBehaviour,
    resolver,
    defaultValues: { amount: '', currency: first, comment: '' },
  });
  const currency = useWatch({ control: form.control, name: 'currency' });
  const balance = balances.find((one) => one.currency === currency);
  const { mutateAsync: post } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: transactionQueries.all() }, { queryKey: userQueries.all() }],
      success: `${adjustmentLabels[type]} posted`,
    },
    mutationFn: (values: AdjustmentValues) =>
      createAdjustment({ type, user_id: userId, idempotency_key: key, ...values }),
  });
  return (
    <FormDialog
      title={`${adjustmentLabels[type]} for ${name}`}
      form={form}
      onSubmit={post}
      onClose={onClose}
      submitLabel="Post"
    >
      <MoneyField
        name="amount"
        label="Amount"
        currency={codes.length > 1 ? { name: 'currency', codes } : first}
        required
        {...(type === 'correction' &&
          balance && {
            help: `With a minus it takes, at most ${formatAmount(balance.available, balance, { bare: true })}`,
          })}
      />
      <TextareaField name="comment" label="Comment" help="The client reads it" required />
    </FormDialog>
  );
}
