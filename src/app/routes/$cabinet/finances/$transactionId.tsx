import { createFileRoute } from '@tanstack/react-router';
import { transactionQueries } from '@/entities/transaction';
import { TransactionPage } from '@/pages/finances/transaction';
import { entityId } from '../../../router/entity-id';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/finances/$transactionId')({
  staticData: { skeleton: 'detail' },
  params: { parse: ({ transactionId }) => ({ transactionId: entityId(transactionId) }) },
  loader: (loading) => loadQuery(loading, transactionQueries.detail(loading.params.transactionId)),
  component: TransactionPage,
});
