import { createFileRoute } from '@tanstack/react-router';
import { formatQueries } from '@/entities/format';
import { NewFormatPage } from '@/pages/settings-global/format';
import { startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/formats/new')({
  staticData: { crumb: 'New format', skeleton: 'form' },
  // preloads the list that opens after saving
  loader: (loading) => startQuery(loading, formatQueries.list()),
  component: NewFormatPage,
});
