import { createFileRoute } from '@tanstack/react-router';
import { resolutionQueries } from '@/entities/resolution';
import { ResolutionsPage } from '@/pages/settings-global/resolutions';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/resolution')({
  staticData: { skeleton: 'list' },
  loader: (loading) => loadQuery(loading, resolutionQueries.list()),
  component: ResolutionsPage,
});
