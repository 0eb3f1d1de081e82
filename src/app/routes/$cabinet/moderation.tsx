import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { ModerationPage } from '@/pages/adverts/moderation';
import { NotFoundPage } from '@/pages/public/not-found';
import { idFrom } from '@/shared/lib/search';
import { requireModerator } from '../../router/guards';
import { startInfiniteQuery, startQuery } from '../../router/load-query';

export const Route = createFileRoute('/$cabinet/moderation')({
  staticData: { isTopLevel: true, skeleton: 'list' },
  validateSearch: ({ advert }: Record<string, unknown>): { advert?: number | undefined } => ({
    advert: idFrom(1, advert),
  }),
  beforeLoad: ({ params }) => requireModerator(params.cabinet),
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    const { advert } = loading.deps;
    startInfiniteQuery(loading, advertQueries.queue());
    if (advert !== undefined) startQuery(loading, advertQueries.detail(advert));
  },
  component: ModerationPage,
  notFoundComponent: NotFoundPage,
});
