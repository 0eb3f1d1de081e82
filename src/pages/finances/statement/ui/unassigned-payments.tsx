import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { transactionQueries } from '@/entities/transaction';
import { dismissPayment, restorePayment, type UnassignedPayment } from '@/shared/api';
import { formatAmount, formatNumber, formatTotal } from '@/shared/lib/format';
import { entriesOf } from '@/shared/lib/paging';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { DataTable } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';
import { ReasonDialog } from '@/shared/ui/reason-dialog';
import { Segmented } from '@/shared/ui/segmented';
import { notifyWithUndo } from '@/shared/ui/toaster';
import { AssignDialog } from './assign-dialog';
import { unassignedColumns } from './unassigned-columns';

const Head = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', mt: '4' },
});
const Title = styled('h2', { base: { textStyle: 'sectionTitle' } });
const About = styled('p', { base: { flex: '1 1 16rem', color: 'text.muted', textWrap: 'pretty' } });
const More = styled('div', { base: { display: 'grid', placeItems: 'center' } });

const views = [
  { value: 'open', label: 'To assign' },
  { value: 'assigned', label: 'Assigned' },
  { value: 'dismissed', label: 'Dismissed' },
] as const;

type View = (typeof views)[number]['value'];

const nothing: Record<View, { title: string; text: string }> = {
  open: { title: 'Nothing to assign', text: 'A payment of a statement that pays no deposit comes here.' },
  assigned: { title: 'Nothing assigned yet', text: 'What was assigned is listed here, with its deposit.' },
  dismissed: { title: 'Nothing dismissed', text: 'What belongs to no client is listed here, with the reason.' },
};

/** Payments of imported statements that matched no deposit and wait for an admin to assign them. */
export function UnassignedPayments() {
  const [view, setView] = useState<View>('open');
  const [openDialog, setOpenDialog] = useState<{ what: 'assign' | 'dismiss'; payment: UnassignedPayment } | null>(null);
  const query = useInfiniteQuery(transactionQueries.unassigned(view));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const items = useMemo(() => data && entriesOf(data.pages), [data]);
  const total = data?.pages.at(-1)?.total ?? 0;
  const invalidates = [{ queryKey: transactionQueries.all() }];
  const { mutate: restore } = useMutation({
    meta: { invalidates, success: 'Payment put back on the list' },
    mutationFn: ({ id }: UnassignedPayment) => restorePayment(id),
  });
  const { mutateAsync: dismiss } = useMutation({
    meta: { hasForm: true, invalidates },
    mutationFn: ({ payment, comment }: { payment: UnassignedPayment; comment: string }) =>
      dismissPayment(payment.id, { comment }),
    onSuccess: (_, { payment }) => notifyWithUndo('Payment dismissed', () => restore(payment)),
  });
  const columns = useMemo(
    () =>
      unassignedColumns({
        view,
        onAssign: (payment) => setOpenDialog({ what: 'assign', payment }),
        onDismiss: (payment) => setOpenDialog({ what: 'dismiss', payment }),
        onRestore: restore,
      }),
    [view, restore],
  );
  const close = () => setOpenDialog(null);
  return (
    <>
      <Head>
        <Title>Payments to assign</Title>
        <About>
          <span>Money that came in and paid no deposit waits here.</span>
          {items && hasNextPage && <span>{` These are ${formatNumber(items.length)} of ${formatTotal(total)}.`}</span>}
        </About>
        <Segmented label="Payments" options={views} value={view} onChange={setView} />
      </Head>
      <DataTable
        label="Bank payments"
        rows={items}
        error={failureOf(query)}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState title={nothing[view].title}>{nothing[view].text}</EmptyState>}
      />
      {hasNextPage && (
        <More>
          <Button variant="outline" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </More>
      )}
      {openDialog?.what === 'assign' && <AssignDialog payment={openDialog.payment} onClose={close} />}
      {openDialog?.what === 'dismiss' && (
        <ReasonDialog
          title={`Dismiss ${formatAmount(openDialog.payment.amount, openDialog.payment)}?`}
          name="comment"
          help="For other admins: why it belongs to no client"
          submitLabel="Dismiss"
          onSubmit={(comment) => dismiss({ payment: openDialog.payment, comment })}
          onClose={close}
        >
          It is added to no balance.
        </ReasonDialog>
      )}
    </>
  );
}
