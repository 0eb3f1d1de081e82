import { createFileRoute } from '@tanstack/react-router';
import { dictionaryQueries } from '@/entities/dictionary';
import { EditSitePage } from '@/pages/sites/edit-site';
import { startQuery } from '../../../../router/load-query';

export const Route = createFileRoute('/$cabinet/sites/$siteId/edit')({
  staticData: { skeleton: 'form' },
  loader: (loading) => startQuery(loading, dictionaryQueries.categories()),
  component: EditSitePage,
});
