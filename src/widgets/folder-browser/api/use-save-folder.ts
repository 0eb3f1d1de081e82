import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Folder, type FolderKind, folderQueries } from '@/entities/folder';
import { createFolder, updateFolder } from '@/shared/api';

/** A new folder in a parent, or an existing folder to be renamed. */
export type SavedFolder = { kind: FolderKind; parentId: number | null } | { folder: Folder };

export function useSaveFolder(saved: SavedFolder) {
  const queryClient = useQueryClient();
  const kind = 'folder' in saved ? saved.folder.kind : saved.kind;
  return useMutation({
    meta: { hasForm: true },
    mutationFn: ({ name }: { name: string }) =>
      'folder' in saved
        ? updateFolder(saved.folder.id, { name })
        : createFolder({ kind, name, parent_id: saved.parentId }),
    onSettled: () => queryClient.invalidateQueries(folderQueries.list(kind)),
  });
}
