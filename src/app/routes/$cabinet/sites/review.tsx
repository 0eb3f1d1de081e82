import { createFileRoute } from '@tanstack/react-router';
import { dictionaryQueries } from '@/entities/dictionary';
import { siteQueries } from '@/entities/site';
import { SiteReviewPage } from '@/pages/sites/review';
import { requireManaging } from '../../../router/guards';
import { startGrowingList, startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/sites/review')({
  staticData: { isTopLevel: true, skeleton: 'list' },
  beforeLoad: ({ params }) => requireManaging(params.cabinet),
  loader: (loading) => {
    startQuery(loading, dictionaryQueries.categories());
    return startGrowingList(loading, siteQueries.inReview());
  },
  component: SiteReviewPage,
});
