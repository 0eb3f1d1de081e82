import { queryOptions } from '@tanstack/react-query';
import { listResolutions } from '@/shared/api';
import { toResolution } from '../model/resolution';

export const resolutionQueries = {
  list: () =>
    queryOptions({
      queryKey: ['resolution', 'list'],
      queryFn: async ({ signal }) => (await listResolutions({ signal })).map(toResolution),
    }),
};
