import { createFileRoute } from '@tanstack/react-router';
import { dictionaryQueries } from '@/entities/dictionary';
import { NewPlacementPage } from '@/pages/sites/placement';
import { loadQuery } from '../../../../../router/load-query';

export const Route = createFileRoute('/$cabinet/sites/$siteId/placements/new')({
  staticData: { crumb: 'New placement', skeleton: 'form' },
  loader: async (loading) => {
    await Promise.all([
      loadQuery(loading, dictionaryQueries.formats()),
      loadQuery(loading, dictionaryQueries.feeds()),
      loadQuery(loading, dictionaryQueries.scripts()),
    ]);
  },
  component: NewPlacementPage,
});
