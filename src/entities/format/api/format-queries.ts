import { queryOptions } from '@tanstack/react-query';
import { getFormatSettings, listFormatSettings } from '@/shared/api';

/** Formats as admins see them; the dictionary has those that campaigns can choose. */
export const formatQueries = {
  all: () => ['format'] as const,
  list: () =>
    queryOptions({
      queryKey: [...formatQueries.all(), 'list'],
      queryFn: ({ signal }) => listFormatSettings({ signal }),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...formatQueries.all(), 'detail', id],
      queryFn: ({ signal }) => getFormatSettings(id, { signal }),
    }),
};
