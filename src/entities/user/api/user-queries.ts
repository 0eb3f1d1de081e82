import { queryOptions } from '@tanstack/react-query';
import { getMe, getRecovery, listUsers } from '@/shared/api';
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
  /** Whose password the key of a recovery link is for. The key is a secret: nothing of it is kept. */
  recovery: (key: string) =>
    queryOptions({
      queryKey: ['user', 'recovery', key],
      // comes from an address that anybody may write: a slash in it must not lead to another call
      queryFn: ({ signal }) => getRecovery(encodeURIComponent(key), { signal }),
      gcTime: 0,
      meta: { showsRefusal: true },
    }),
};
