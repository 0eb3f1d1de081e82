import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { transactionQueries } from '@/entities/transaction';
import { userQueries } from '@/entities/user';
import { assignPayment, type TransactionDetail, type UnassignedPayment } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';
import { contractResolver, withRules } from '@/shared/lib/forms';
import { ComboboxField } from '@/shared/ui/combobox';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { RadioCards } from '@/shared/ui/radio-cards';

/** The value of the choice "new deposit". */
const NEW_DEPOSIT = 0;

const schema = z.object({ transaction_id: z.int().nullable(), user_id: z.int().nullable() });
type Values = z.infer<typeof schema>;

const resolver = withRules<Values, Values>(
  contractResolver(schema),
  ({ transaction_id, user_id }): Record<string, string[]> => {
    if (transaction_id === null) return { transaction_id: ['Choose what it pays'] };
    return transaction_id === NEW_DEPOSIT && user_id === null ? { user_id: ['Choose a client'] } : {};
  },
);

interface AssignDialogProps {
  payment: UnassignedPayment;
  onClose: () => void;
}

/** Assigns a bank payment to a waiting deposit of the same amount, or to a new deposit of a client. */
export function AssignDialog({ payment, onClose }: AssignDialogProps) {
  const { suggestions, payer, purpose, amount } = payment;
  const isSuggested = suggestions.length > 0;
  const form = useForm<Values>({
    ...formBehaviour,
    resolver,
    defaultValues: { transaction_id: isSuggested ? null : NEW_DEPOSIT, user_id: null },
  });
  const isNew = useWatch({ control: form.control, name: 'transaction_id' }) === NEW_DEPOSIT;
  const { mutateAsync: assign } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: transactionQueries.all() }, { queryKey: userQueries.all() }],
      success: (paid: TransactionDetail) =>
        `${formatAmount(paid.amount, paid)} added to the balance of ${paid.user_name}`,
    },
    mutationFn: ({ transaction_id, user_id }: Values) =>
      assignPayment(payment.id, transaction_id ? { transaction_id } : { user_id: user_id ?? undefined }),
  });
  return (
    <FormDialog
      title={`Assign ${formatAmount(amount, payment)}`}
      form={form}
      onSubmit={assign}
      onClose={onClose}
      submitLabel="Assign"
    >
      <p>
        <span translate="no">{[payer, purpose].filter(Boolean).join(': ')}</span>
      </p>
      {isSuggested && (
        <RadioCards
          name="transaction_id"
          label="Pays"
          required
          options={[
            ...suggestions.map(({ transaction_id, invoice_number, user_name }) => ({
              value: transaction_id,
              label: user_name,
              description: invoice_number === null ? 'A deposit that waits' : `Invoice ${invoice_number}`,
            })),
            { value: NEW_DEPOSIT, label: 'Another client', description: 'A new deposit' },
          ]}
        />
      )}
      {isNew && (
        <ComboboxField
          name="user_id"
          label="Client"
          help="Gets a new deposit of this amount, with its invoice"
          search={(text) => userQueries.found('advertiser', text)}
          required
        />
      )}
    </FormDialog>
  );
}
