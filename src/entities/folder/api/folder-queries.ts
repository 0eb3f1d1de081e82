import { queryOptions } from '@tanstack/react-query';
import { type FolderKind, listFolders } from '@/shared/api';
import { toFolder } from '../model/folder';

export const folderQueries = {
  all: () => ['folder'] as const,
  /** All folders of a kind, by name. */
  list: (kind: FolderKind) =>
    queryOptions({
      queryKey: [...folderQueries.all(), 'list', kind],
      queryFn: async ({ signal }) => (await listFolders({ kind }, { signal })).items.map(toFolder),
    }),
};
