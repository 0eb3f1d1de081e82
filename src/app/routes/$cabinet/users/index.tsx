import { createFileRoute } from '@tanstack/react-router';
import { userQueries } from '@/entities/user';
import { UsersPage } from '@/pages/users/users';
import { listSearch } from '../../../router/list-search';
import { startQuery } from '../../../router/load-query';
import { requireSize } from '../../../router/require-size';
import { userSearch } from '../../../router/user-search';

const listState = listSearch(['name', 'login', 'status', 'balance', 'last_seen_at']);

export const Route = createFileRoute('/$cabinet/users/')({
  staticData: { skeleton: 'search' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...userSearch(search) }),
  beforeLoad: ({ search }) => requireSize('users', search),
  loaderDeps: ({ search }) => search,
  loader: (loading) => startQuery(loading, userQueries.list(loading.deps)),
  component: UsersPage,
});
