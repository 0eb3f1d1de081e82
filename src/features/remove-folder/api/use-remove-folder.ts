import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Folder, folderQueries } from '@/entities/folder';
import { removeFolder } from '@/shared/api';
import { useConfirm } from '@/shared/ui/confirm-dialog';

/**
 * Asks once, then removes a folder.
 *
 * @param onRemoved what lay in it lies above it now: lists that are shown want to be asked for again
 */
export function useRemoveFolder(onRemoved: (folder: Folder) => unknown) {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { mutate } = useMutation({
    mutationFn: (folder: Folder) => removeFolder(folder.id),
    onSuccess: (_, folder) => onRemoved(folder),
    onSettled: (_data, _error, { kind }) => queryClient.invalidateQueries(folderQueries.list(kind)),
  });

  return async (folder: Folder) => {
    const sure = await confirm({
      title: `Remove ${folder.name}?`,
      text: 'What lies in it moves up. Nothing else is removed.',
      confirmLabel: 'Remove',
      danger: true,
    });
    if (sure) mutate(folder);
  };
}
