import { createFileRoute } from '@tanstack/react-router';
import { dictionaryQueries } from '@/entities/dictionary';
import { siteQueries } from '@/entities/site';
import { SiteReviewPage } from '@/pages/sites/review';
import { idFrom } from '@/shared/lib/search';
import { requireManaging } from '../../../router/guards';
import { startInfiniteQuery, startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/sites/review')({
  staticData: { isTopLevel: true, skeleton: 'list' },
  validateSearch: ({ site }: Record<string, unknown>): { site?: number | undefined } => ({ site: idFrom(1, site) }),
  beforeLoad: ({ params }) => requireManaging(params.cabinet),
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    const { site } = loading.deps;
    startQuery(loading, dictionaryQueries.categories());
    startInfiniteQuery(loading, siteQueries.inReview());
    if (site !== undefined) startQuery(loading, siteQueries.detail(site));
  },
  component: SiteReviewPage,
});
