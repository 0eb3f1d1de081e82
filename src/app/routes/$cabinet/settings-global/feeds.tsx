import { createFileRoute } from '@tanstack/react-router';
import { currencyQueries } from '@/entities/currency';
import { feedQueries } from '@/entities/feed';
import { formatQueries } from '@/entities/format';
import { FeedsPage } from '@/pages/settings-global/feeds';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/feeds')({
  staticData: { crumb: 'Feeds', skeleton: 'list' },
  loader: (loading) =>
    Promise.all([
      loadQuery(loading, feedQueries.list()),
      loadQuery(loading, currencyQueries.list()),
      loadQuery(loading, formatQueries.list()),
    ]),
  component: FeedsPage,
});
