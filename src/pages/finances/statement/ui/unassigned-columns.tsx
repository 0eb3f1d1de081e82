import type { UnassignedPayment, UnassignedPaymentState } from '@/shared/api';
import { formatDate } from '@/shared/lib/dates';
import { formatAmount } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { Amount } from '@/shared/ui/amount';
import { Button } from '@/shared/ui/button';
import { createColumns, RowLink } from '@/shared/ui/data-table';

const column = createColumns<UnassignedPayment>();

const Note = styled('span', {
  base: { display: 'block', textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' },
});
const Buttons = styled('span', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end' } });

interface Options {
  view: UnassignedPaymentState;
  onAssign: (payment: UnassignedPayment) => void;
  onDismiss: (payment: UnassignedPayment) => void;
  onRestore: (payment: UnassignedPayment) => void;
}

const payerOf = ({ payer }: UnassignedPayment) => payer || 'Unknown payer';
const nameOf = (payment: UnassignedPayment) => `${formatAmount(payment.amount, payment)} of ${payerOf(payment)}`;

/** Explains the state of a payment: why it was not assigned, or who decided what. */
function whyOf({ state, reason, comment, decided_by_name: name }: UnassignedPayment): string {
  if (state === 'open') return reason;
  return [state === 'assigned' ? 'Assigned' : comment, `by ${name}`].join(' ');
}

/** The columns of payments that paid no deposit, with the actions for each. */
export const unassignedColumns = ({ view, onAssign, onDismiss, onRestore }: Options) => [
  column.accessor(payerOf, {
    id: 'payer',
    header: 'Payment',
    enableSorting: false,
    meta: { searchable: true, card: 'head' },
    cell: ({ row: { original } }) => (
      <>
        {original.transaction_id === null ? (
          <span>{payerOf(original)}</span>
        ) : (
          <RowLink
            from="/$cabinet/finances/statement"
            to="/$cabinet/finances/$transactionId"
            params={{ transactionId: original.transaction_id }}
          >
            {payerOf(original)}
          </RowLink>
        )}
        <Note>{original.purpose}</Note>
      </>
    ),
  }),
  column.accessor('date', {
    header: 'Date',
    enableSorting: false,
    meta: { width: '8rem', card: 'note' },
    cell: ({ getValue }) => formatDate(getValue()),
  }),
  column.accessor('amount', {
    header: 'Amount',
    enableSorting: false,
    meta: { align: 'end', width: '10rem', card: 'corner' },
    cell: ({ row: { original } }) => <Amount amount={original.amount} unit={original} />,
  }),
  column.accessor(whyOf, { id: 'why', header: 'Why', enableSorting: false, meta: { width: '15rem', card: 'note' } }),
  ...(view === 'assigned'
    ? []
    : [
        column.display({
          id: 'actions',
          header: 'Actions',
          meta: { width: '14rem', align: 'end' },
          cell: ({ row: { original } }) => (
            <Buttons>
              {view === 'open' ? (
                <>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Assign ${nameOf(original)}`}
                    onClick={() => onAssign(original)}
                  >
                    Assign
                  </Button>
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Dismiss ${nameOf(original)}`}
                    onClick={() => onDismiss(original)}
                  >
                    Dismiss
                  </Button>
                </>
              ) : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Restore ${nameOf(original)}`}
                  onClick={() => onRestore(original)}
                >
                  Restore
                </Button>
              )}
            </Buttons>
          ),
        }),
      ]),
];
