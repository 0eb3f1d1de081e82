import { createFileRoute } from '@tanstack/react-router';
import { ordSourceQueries } from '@/entities/ord';
import { OrdSourcesPage } from '@/pages/settings-global/ord-sources';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/ord/sources/')({
  staticData: { skeleton: 'list' },
  loader: (loading) => loadQuery(loading, ordSourceQueries.list()),
  component: OrdSourcesPage,
});
