import { createFileRoute } from '@tanstack/react-router';
import { currencyQueries } from '@/entities/currency';
import { userQueries } from '@/entities/user';
import { UserPage, userTabSearch } from '@/pages/users/user';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../router/entity-id';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/users/$userId')({
  staticData: { skeleton: 'user' },
  params: { parse: ({ userId }) => ({ userId: entityId(userId) }) },
  validateSearch: userTabSearch,
  loader: async (loading) => {
    const detail = userQueries.detail(loading.params.userId);
    await Promise.all([loadQuery(loading, detail), loadQuery(loading, currencyQueries.list())]);
    return { crumbs: [crumb(detail, ({ name }) => name)] };
  },
  component: UserPage,
});
