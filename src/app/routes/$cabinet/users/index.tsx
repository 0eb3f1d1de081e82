import { createFileRoute } from '@tanstack/react-router';
import { userQueries } from '@/entities/user';
import { UsersPage, userSearch } from '@/pages/users/users';
import { listSearch } from '@/shared/lib/search';
import { startQuery } from '../../../router/load-query';
import { requireSize } from '../../../router/require-size';

const listState = listSearch(['name', 'login', 'status', 'balance', 'last_seen_at']);

export const Route = createFileRoute('/$cabinet/users/')({
  staticData: { skeleton: 'list' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...userSearch(search) }),
  beforeLoad: ({ search }) => requireSize('users', search),
  loaderDeps: ({ search }) => search,
  loader: (loading) => startQuery(loading, userQueries.list(loading.deps)),
  component: UsersPage,
});
