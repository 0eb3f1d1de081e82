import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { transactionQueries } from '@/entities/transaction';
import {
  changeTransactionStatus,
  revertTransaction,
  type TransactionAction,
  type TransactionDetail,
  type TransactionStatusChange,
} from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';
import { Button, onFirstClick } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { RowMenu } from '@/shared/ui/menu';
import { ReasonDialog } from '@/shared/ui/reason-dialog';
import { actionLabels, questionBefore } from '../model/action-texts';
import { PaidDialog } from './paid-dialog';
import { RevertDialog } from './revert-dialog';

const route = getRouteApi('/$cabinet/finances/$transactionId');

type Action = TransactionAction['action'];
type Change = Omit<TransactionStatusChange, 'version'>;

const done: Record<TransactionStatusChange['status'], string> = {
  processing: 'Payout approved',
  paid: 'Marked as paid',
  rejected: 'Payment rejected',
  cancelled: 'Payment cancelled',
};

/** What the reader may do with a transaction. What its state forbids is in the menu, with the reason. */
export function TransactionActions({ transaction }: { transaction: TransactionDetail }) {
  const { id, version, actions } = transaction;
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<'paid' | 'rejected' | 'revert' | null>(null);
  const meta = { invalidates: [{ queryKey: transactionQueries.all() }] };
  const success = (_: unknown, { status }: Change) => done[status];
  const mutationFn = (to: Change) => changeTransactionStatus(id, { ...to, version });
  const change = useMutation({ meta: { ...meta, success }, mutationFn });
  // a refusal stands at the fields of the dialog
  const explain = useMutation({ meta: { ...meta, hasForm: true, success }, mutationFn });
  const revert = useMutation({
    meta: { ...meta, hasForm: true, success: 'Taken back by a correction' },
    mutationFn: (comment: string) => revertTransaction(id, { comment }),
  });
  const close = () => setDialog(null);

  const act = async (action: Action) => {
    if (action === 'rejected' || action === 'revert') return setDialog(action);
    if (action === 'paid' && transaction.type === 'deposit') return setDialog('paid');
    const question = questionBefore(action, transaction);
    if (question === null || (await confirm(question))) change.mutate({ status: action });
  };

  const allowed = actions.filter(({ refusal }) => refusal === null);
  const refused = actions.filter(({ refusal }) => refusal !== null);
  return (
    <>
      {allowed.toReversed().map(({ action }, index, { length }) => (
        <Button
          key={action}
          variant={index === length - 1 && action !== 'cancelled' && action !== 'revert' ? 'solid' : 'outline'}
          loading={change.isPending && change.variables.status === action}
          onClick={onFirstClick(() => void act(action))}
        >
          {actionLabels[action]}
        </Button>
      ))}
      {refused.length > 0 && (
        <RowMenu
          name={`no. ${id}`}
          items={refused.map(({ action, refusal }) => ({
            key: action,
            label: actionLabels[action],
            disabledReason: refusal ?? undefined,
            onSelect: () => undefined,
          }))}
        />
      )}
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
      {dialog === 'revert' && (
        <RevertDialog
          transaction={transaction}
          onSubmit={async (comment) => {
            const { id: transactionId } = await revert.mutateAsync(comment);
            await navigate({ to: '/$cabinet/finances/$transactionId', params: { cabinet, transactionId } });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
