import { createFileRoute } from '@tanstack/react-router';
import { ordAccessQueries } from '@/entities/ord';
import { OrdAccessesPage } from '@/pages/settings-global/ord-accesses';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/ord/api-access/')({
  staticData: { skeleton: 'list' },
  loader: (loading) => loadQuery(loading, ordAccessQueries.list()),
  component: OrdAccessesPage,
});
