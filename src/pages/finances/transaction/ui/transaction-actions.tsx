import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { transactionQueries } from '@/entities/transaction';
import { paymentActionLabels, useDecidePayment } from '@/features/decide-payment';
import { revertTransaction, type TransactionDetail } from '@/shared/api';
import { Button, ignoreDoubleClick } from '@/shared/ui/button';
import { RowMenu } from '@/shared/ui/menu';
import { RevertDialog } from './revert-dialog';

const route = getRouteApi('/$cabinet/finances/$transactionId');

/**
 * The actions on a transaction, the most likely one last. Actions that its state forbids are in the menu, with the
 * reason; for admins, Cancel is in the menu as well.
 */
export function TransactionActions({ transaction }: { transaction: TransactionDetail }) {
  const { id, actions } = transaction;
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const [isReverting, setReverting] = useState(false);
  const { decide, pending, dialog } = useDecidePayment(transaction);
  const revert = useMutation({
    meta: {
      invalidates: [{ queryKey: transactionQueries.all() }],
      hasForm: true,
      success: 'Taken back by a correction',
    },
    mutationFn: (comment: string) => revertTransaction(id, { comment }),
  });

  // users who can reject don't need Cancel as a button: it is meant for the client
  const decides = actions.some(({ action, refusal }) => action === 'rejected' && refusal === null);
  const inMenu: readonly string[] = decides ? ['cancelled'] : [];
  const isAllowed = ({ action, refusal }: (typeof actions)[number]) => refusal === null && !inMenu.includes(action);
  const allowed = actions.filter(isAllowed);
  const others = actions.filter((action) => !isAllowed(action));
  return (
    <>
      {allowed.toReversed().map(({ action }, index, { length }) => (
        <Button
          key={action}
          variant={index === length - 1 && action !== 'cancelled' && action !== 'revert' ? 'solid' : 'outline'}
          loading={pending === action}
          onClick={ignoreDoubleClick(() => (action === 'revert' ? setReverting(true) : void decide(action)))}
        >
          {paymentActionLabels[action]}
        </Button>
      ))}
      {others.length > 0 && (
        <RowMenu
          name={`no. ${id}`}
          items={others.map(({ action, refusal }) => ({
            key: action,
            label: paymentActionLabels[action],
            disabledReason: refusal ?? undefined,
            onSelect: () => (action === 'cancelled' ? void decide(action) : undefined),
          }))}
        />
      )}
      {dialog}
      {isReverting && (
        <RevertDialog
          transaction={transaction}
          onSubmit={async (comment) => {
            const { id: transactionId } = await revert.mutateAsync(comment);
            await navigate({ to: '/$cabinet/finances/$transactionId', params: { cabinet, transactionId } });
          }}
          onClose={() => setReverting(false)}
        />
      )}
    </>
  );
}
