import { createFileRoute } from '@tanstack/react-router';
import { ordAccessQueries } from '@/entities/ord';
import { NewOrdAccessPage } from '@/pages/settings-global/ord-access';
import { startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/ord/api-access/new')({
  staticData: { crumb: 'New API access', skeleton: 'form' },
  // preloads the list that opens after saving
  loader: (loading) => startQuery(loading, ordAccessQueries.list()),
  component: NewOrdAccessPage,
});
