import { queryOptions } from '@tanstack/react-query';
import { getOrdAccess, listOrdAccesses } from '@/shared/api';

export const ordAccessQueries = {
  all: () => ['ord-access'] as const,
  list: () =>
    queryOptions({
      queryKey: [...ordAccessQueries.all(), 'list'],
      queryFn: ({ signal }) => listOrdAccesses({ signal }),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...ordAccessQueries.all(), 'detail', id],
      queryFn: ({ signal }) => getOrdAccess(id, { signal }),
    }),
};
