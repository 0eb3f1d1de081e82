import { createFileRoute } from '@tanstack/react-router';
import { formatQueries } from '@/entities/format';
import { FormatsPage } from '@/pages/settings-global/formats';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/formats/')({
  staticData: { skeleton: 'list' },
  loader: (loading) => loadQuery(loading, formatQueries.list()),
  component: FormatsPage,
});
