import { createFileRoute } from '@tanstack/react-router';
import { siteQueries } from '@/entities/site';
import { SiteReviewPage } from '@/pages/sites/review';
import { requireManaging } from '../../../router/guards';
import { startGrowingList } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/sites/review')({
  staticData: { isTopLevel: true, skeleton: 'search' },
  beforeLoad: ({ params }) => requireManaging(params.cabinet),
  loader: (loading) => startGrowingList(loading, siteQueries.inReview()),
  component: SiteReviewPage,
});
