import { queryOptions } from '@tanstack/react-query';
import { getMe, listUsers } from '@/shared/api';
import { toUser } from '../model/user';

export const userQueries = {
  me: () =>
    queryOptions({
      queryKey: ['user', 'me'],
      queryFn: async ({ signal }) => toUser(await getMe({ signal })),
    }),
  /** Advertisers that the user looks after, as many as one answer holds. */
  advertisers: () =>
    queryOptions({
      queryKey: ['user', 'advertisers'],
      queryFn: async ({ signal }) =>
        (await listUsers({ panel: 'advertiser', limit: 1000 }, { signal })).items.map(toUser),
    }),
};
