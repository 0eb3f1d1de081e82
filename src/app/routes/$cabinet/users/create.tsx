import { createFileRoute } from '@tanstack/react-router';
import { currencyQueries } from '@/entities/currency';
import { userQueries } from '@/entities/user';
import { NewUserPage } from '@/pages/users/new-user';
import { loadQuery, startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/users/create')({
  staticData: { crumb: 'New user', skeleton: 'form' },
  loader: (loading) => {
    startQuery(loading, userQueries.found('manager', ''));
    return loadQuery(loading, currencyQueries.list());
  },
  component: NewUserPage,
});
