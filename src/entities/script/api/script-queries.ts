import { queryOptions } from '@tanstack/react-query';
import {
  getScriptCode,
  getScriptSettings,
  listScriptSettings,
  listScriptVersions,
  type ScriptKind,
} from '@/shared/api';

/** A page size above the number of versions of any script. */
const MAX_PAGE_SIZE = 1000;

/** Scripts as admins see them. */
export const scriptQueries = {
  all: () => ['script'] as const,
  list: (kind: ScriptKind) =>
    queryOptions({
      queryKey: [...scriptQueries.all(), 'list', kind],
      queryFn: ({ signal }) => listScriptSettings({ kind }, { signal }),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...scriptQueries.all(), 'detail', id],
      queryFn: ({ signal }) => getScriptSettings(id, { signal }),
    }),
  versions: (id: number) =>
    queryOptions({
      queryKey: [...scriptQueries.all(), 'versions', id],
      queryFn: async ({ signal }) => (await listScriptVersions(id, { limit: MAX_PAGE_SIZE }, { signal })).items,
    }),
  /** Its key is not below `all`, because the code of a version never changes. */
  code: (id: number, number: number) =>
    queryOptions({
      queryKey: ['script-code', id, number],
      queryFn: ({ signal }) => getScriptCode(id, number, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
