import { queryOptions } from '@tanstack/react-query';
import { listResolutions } from '@/shared/api';

export const resolutionQueries = {
  list: () => queryOptions({ queryKey: ['resolution', 'list'], queryFn: ({ signal }) => listResolutions({ signal }) }),
};
