import { createFileRoute } from '@tanstack/react-router';
import { ordAccessQueries } from '@/entities/ord';
import { NewOrdSourcePage } from '@/pages/settings-global/ord-source';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/ord/sources/new')({
  staticData: { crumb: 'New ORD source', skeleton: 'form' },
  loader: (loading) => loadQuery(loading, ordAccessQueries.list()),
  component: NewOrdSourcePage,
});
