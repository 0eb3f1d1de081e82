import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { transactionQueries } from '@/entities/transaction';
import { TransactionPage } from '@/pages/finances/transaction';
import { entityId } from '../../../router/entity-id';
import { loadQuery, startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/finances/$transactionId')({
  staticData: { skeleton: 'detail' },
  params: { parse: ({ transactionId }) => ({ transactionId: entityId(transactionId) }) },
  loader: (loading) => {
    if (loading.params.cabinet === 'advertiser') startQuery(loading, campaignQueries.startSteps());
    return loadQuery(loading, transactionQueries.detail(loading.params.transactionId));
  },
  component: TransactionPage,
});
