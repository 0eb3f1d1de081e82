import { useMutation } from '@tanstack/react-query';
import { transactionQueries } from '@/entities/transaction';
import { closeMonth, type LedgerMonth } from '@/shared/api';
import { formatMonth } from '@/shared/lib/dates';
import { formatCount } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/confirm-dialog';

/** Closes a month after a confirmation, because a closed month can't be reopened. */
export function CloseMonthButton({ month: { month, refusal } }: { month: LedgerMonth }) {
  const confirm = useConfirm();
  const name = formatMonth(month);
  const close = useMutation({
    meta: {
      invalidates: [{ queryKey: transactionQueries.all() }],
      success: ({ acts }: LedgerMonth) => `${name} closed, ${formatCount(acts, 'act')} issued`,
    },
    mutationFn: () => closeMonth(month),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: `Close ${name}?`,
      text: 'It takes no more postings then, and its acts are issued. Nothing opens it again.',
      confirmLabel: 'Close month',
    });
    if (isSure) close.mutate();
  };
  return (
    <Button
      variant="outline"
      size="sm"
      loading={close.isPending}
      disabledReason={refusal ?? undefined}
      aria-label={`Close ${name}`}
      onClick={() => void ask()}
    >
      Close
    </Button>
  );
}
