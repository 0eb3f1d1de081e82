import { queryOptions } from '@tanstack/react-query';
import { listOrdSources } from '@/shared/api';
import { toOrdSource } from '../model/ord-source';

export const ordSourceQueries = {
  all: () => ['ord-source'] as const,
  /** Those that work, the default first. */
  working: () =>
    queryOptions({
      queryKey: [...ordSourceQueries.all(), 'working'],
      queryFn: async ({ signal }) => (await listOrdSources({ signal })).items.map(toOrdSource),
    }),
};
