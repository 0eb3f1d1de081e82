import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { transactionQueries } from '@/entities/transaction';
import { changeTransactionStatus, type Transaction, type TransactionStatusChange } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { ReasonDialog } from '@/shared/ui/reason-dialog';
import { confirmationFor } from '../model/action-texts';
import { PaidDialog } from './paid-dialog';

type Change = Omit<TransactionStatusChange, 'version'>;
type Decision = TransactionStatusChange['status'];

const done: Record<Decision, string> = {
  processing: 'Payout approved',
  paid: 'Marked as paid',
  rejected: 'Payment rejected',
  cancelled: 'Payment cancelled',
};

/** Changes the status of a payment after asking for what it requires: a confirmation, a reason, or the bank payment. */
export function useDecidePayment(transaction: Transaction) {
  const { id, version } = transaction;
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<'paid' | 'rejected' | null>(null);
  const meta = { invalidates: [{ queryKey: transactionQueries.all() }] };
  const success = (_: unknown, { status }: Change) => done[status];
  const mutationFn = (to: Change) => changeTransactionStatus(id, { ...to, version });
  const change = useMutation({ meta: { ...meta, success }, mutationFn });
  // refusals are shown at the fields of the dialog
  const explain = useMutation({ meta: { ...meta, hasForm: true, success }, mutationFn });
  const close = () => setDialog(null);

  const decide = async (status: Decision) => {
    if (status === 'rejected' || (status === 'paid' && transaction.type === 'deposit')) return setDialog(status);
    const question = confirmationFor(status, transaction);
    if (question === null || (await confirm(question))) change.mutate({ status });
  };

  return {
    decide,
    /** The status that the pending change sets. */
    pending: change.isPending ? change.variables.status : undefined,
    /** To be rendered next to the buttons. */
    dialog: (
      <>
        {dialog === 'paid' && (
          <PaidDialog
            amount={formatAmount(transaction.amount, transaction)}
            name={transaction.user_name}
            onSubmit={(bank_payment) => explain.mutateAsync({ status: 'paid', bank_payment })}
            onClose={close}
          />
        )}
        {dialog === 'rejected' && (
          <ReasonDialog
            title="Reject this payment?"
            name="reason"
            help="The client reads it"
            submitLabel="Reject"
            onSubmit={(reason) => explain.mutateAsync({ status: 'rejected', reason })}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
