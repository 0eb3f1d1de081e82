import { queryOptions } from '@tanstack/react-query';
import { getMe } from '@/shared/api';
import { toUser } from '../model/user';

export const userQueries = {
  me: () =>
    queryOptions({
      queryKey: ['user', 'me'],
      queryFn: async ({ signal }) => toUser(await getMe({ signal })),
    }),
};
